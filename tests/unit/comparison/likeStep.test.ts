import { describe, expect, it } from 'vitest';
import { likeStep } from '../../../src/comparison/likeStep';
import type { StudyConfiguration } from '../../../src/comparison/studyIndex';
import type { Knob } from '../../../src/scenario/schema';
import { knobById } from '../../../src/scenario/schema';
import { knobSchema } from '../../../src/studies/low-latency/knobs';
import { lowLatencyIndex } from '../../../src/studies/low-latency/lab';
import { lowLatency } from '../../../src/studies/low-latency/metrics';

const study = { index: lowLatencyIndex, metrics: lowLatency, schema: knobSchema };
const MEDIAN = 'roundtripTime.median';

function knobOf(id: string): Knob {
  const knob = knobById(knobSchema, id);
  if (knob === undefined) throw new Error(`There is no knob ${id}.`);
  return knob;
}
const users = knobOf('virtualUsers');

/** The low-latency study with configurations of our own, at given users and milliseconds. */
const withUsers = (...rows: [id: string, users: number, ms: number, boxes?: number][]) => {
  const [first] = lowLatencyIndex.configurations;
  const at = (id: string) => knobSchema.knobs.findIndex((knob) => knob.id === id);
  const configurations = rows.map(([id, count, ms, boxes = 1]): StudyConfiguration => {
    const knobs = [...(first?.knobs ?? [])];
    knobs[at('virtualUsers')] = count;
    knobs[at('messageBoxes')] = boxes;
    return { id, knobs, measured: { [MEDIAN]: ms } };
  });
  return { ...study, index: { configurations, errata: [] } };
};

describe('a like step of the study', () => {
  it.each([
    [3, 4],
    [4, 3],
    [20, 30],
    [12, 5],
  ])('from %i to %i users changes the users alone, that way, as printed', (from, to) => {
    const found = likeStep(study, users, { from, to }, MEDIAN);
    if (found === null) throw new Error('no step');
    const [a, b] = [found.first, found.other].map((id) =>
      lowLatencyIndex.configurations.find((one) => one.id === id),
    );
    const differing = knobSchema.knobs.filter((_, at) => a?.knobs[at] !== b?.knobs[at]);
    expect(differing.map(({ id }) => id)).toEqual(['virtualUsers']);
    expect(Math.sign(found.to - found.from)).toBe(Math.sign(to - from));
    expect(found.measured).toEqual([a?.measured[MEDIAN], b?.measured[MEDIAN]]);
  });

  it('is the one whose ends are nearest', () => {
    const near = withUsers(['a', 3, 100], ['b', 5, 120], ['c', 8, 150], ['d', 10, 170]);
    expect(likeStep(near, users, { from: 3, to: 5 }, MEDIAN)).toEqual({
      first: 'a',
      other: 'b',
      from: 3,
      to: 5,
      measured: [100, 120],
    });
    // From 3 lead two steps, to 5 and to 8: the nearer end decides, whatever stands first.
    expect(likeStep(near, users, { from: 3, to: 7 }, MEDIAN)).toMatchObject({ from: 3, to: 8 });
    expect(likeStep(near, users, { from: 9, to: 11 }, MEDIAN)).toMatchObject({
      first: 'c',
      other: 'd',
    });
    expect(likeStep(near, users, { from: 10, to: 8 }, MEDIAN)).toMatchObject({
      first: 'd',
      other: 'c',
    });
  });

  it('is neither less than half as large nor more than twice', () => {
    const sizes = withUsers(['a', 2, 100], ['b', 12, 120]);
    const linear: Knob = { ...users, scale: 'linear' };
    const reach = (to: number) => likeStep(sizes, linear, { from: 2, to }, MEDIAN) !== null;
    expect([6, 7, 22, 23].map(reach)).toEqual([false, true, true, false]);
  });

  it('of a choice is between the same two', () => {
    const knob: Knob = { ...users, kind: 'choice' };
    const two = withUsers(['a', 2, 100], ['b', 3, 120]);
    const schema = { knobs: knobSchema.knobs.map((one) => (one.id === knob.id ? knob : one)) };
    const of = (from: number, to: number) =>
      likeStep({ ...two, schema }, knob, { from, to }, MEDIAN);
    expect(of(2, 3)).toMatchObject({ first: 'a', other: 'b' });
    expect(of(3, 4)).toBeNull();
  });

  it('has the signs that the study printed where MessageBoxes were turned', () => {
    // Printed: 18-D 284 ms with one, 19-A 298 ms with three.
    expect(likeStep(study, knobOf('messageBoxes'), { from: 1, to: 3 }, MEDIAN)).toEqual({
      first: '18-D',
      other: '19-A',
      from: 1,
      to: 3,
      measured: [284, 298],
    });
  });

  it('is none where other knobs differ, too, or the study never moved the knob alone', () => {
    const mixed = withUsers(['a', 3, 100, 1], ['b', 5, 120, 3]);
    expect(likeStep(mixed, users, { from: 3, to: 5 }, MEDIAN)).toBeNull();
    expect(likeStep(study, knobOf('requestKb'), { from: 5, to: 7 }, MEDIAN)).toBeNull();
    expect(likeStep(study, users, { from: 3, to: 4 }, 'nothing')).toBeNull();
  });

  it('leaves out misprints and what no steady simulation can be held against', () => {
    const misprinted = withUsers(['15-A', 3, 227], ['b', 4, 120]);
    expect(likeStep(misprinted, users, { from: 3, to: 4 }, MEDIAN)).not.toBeNull();
    const errata = lowLatencyIndex.errata.filter(({ address }) => address.row === '15-A');
    const known = { ...misprinted, index: { ...misprinted.index, errata } };
    expect(likeStep(known, users, { from: 3, to: 4 }, MEDIAN)).toBeNull();
    const collapsed = withUsers(['2-A', 3, 9000], ['b', 4, 120]);
    expect(likeStep(collapsed, users, { from: 3, to: 4 }, MEDIAN)).toBeNull();
  });
});
