import { describe, expect, it } from 'vitest';
import { firstQuestion } from '../../../../src/explore/seek/page/codec';
import { seek } from '../../../../src/explore/seek/seek';
import { spaceOf } from '../../../../src/explore/seek/space';
import type { SeekQuestion } from '../../../../src/explore/seek/types';
import { valuesOf } from '../../../../src/explore/study/exploredStudy';
import { published } from '../../../../src/scenario/scenario';
import { EXPLORED, exploredNamed } from '../../../support/explored';
import { planted, simulatePlant, upTo } from '../../../support/planted';

const study = exploredNamed('low-latency');
const asked = (more: Partial<SeekQuestion> = {}): SeekQuestion => ({
  from: published('low-latency/20-A'),
  wanted: { direction: 'maximise', measure: 'throughput.median' },
  limits: [],
  moves: [
    { knob: 'sendOnly', values: upTo(0, 6) },
    { knob: 'sendAndTrack', values: upTo(0, 4) },
    { knob: 'trackOnly', values: upTo(0, 3) },
    { knob: 'tracking', values: [0, 1, 3] },
  ],
  prices: {},
  seed: 1,
  ...more,
});
const plain = (point: number[], more: Partial<SeekQuestion> = {}) =>
  spaceOf(study, asked(more)).plainest(point);

describe('the plainest of what is the same', () => {
  it('has no computer that tracks where nothing is tracked', () => {
    expect(plain([2, 3, 2, 0])).toEqual([5, 0, 0, 0]);
    expect(plain([2, 3, 2, 1])).toEqual([2, 3, 2, 1]);
    expect(plain([0, 0, 3, 0])).toEqual([0, 0, 0, 0]);
  });

  it('keeps to the values that a question allows', () => {
    // Only so many may send alone, and at least one has to track.
    expect(plain([5, 3, 0, 0])[0]).toBe(6);
    expect(plain([5, 3, 0, 0])).toEqual([6, 2, 0, 0]);
    const moves = [
      { knob: 'sendOnly', values: upTo(0, 12) },
      { knob: 'sendAndTrack', values: upTo(1, 6) },
      { knob: 'tracking', values: [0, 1] },
    ];
    expect(plain([1, 4, 0], { moves })).toEqual([5, 0, 0]);
    expect(plain([3], { moves: [{ knob: 'trackOnly', values: upTo(0, 3) }] })).toEqual([3]);
  });

  it('costs no more than what it stands for', () => {
    const prices = { sendOnly: 5, sendAndTrack: 3, trackOnly: 1 };
    expect(plain([2, 3, 2, 0], { prices })).toEqual([2, 3, 0, 0]);
  });

  it('leaves knobs that do nothing as at the start', () => {
    const adapters = exploredNamed('adapters');
    const from = published(adapters.first);
    const start = valuesOf(adapters, from);
    const connections = [start.maxConnections ?? 0, (start.maxConnections ?? 0) + 1];
    const moves = [
      { knob: 'sendAdapter', values: [0, 1] },
      { knob: 'maxConnections', values: connections },
    ];
    const { plainest } = spaceOf(adapters, { ...asked(), from, moves });
    // File has no such connections, HTTP has.
    expect(plainest([0, 1])).toEqual([0, 0]);
    expect(plainest([1, 1])).toEqual([1, 1]);
  });

  it.each(EXPLORED.map((one) => [one.id, one] as const))('%s: is its own plainest', (_, one) => {
    const space = spaceOf(one, firstQuestion(one));
    for (let draw = 0; draw < 300; draw += 1) {
      const at = space.moves.map((__, place) => ((draw + 1) * (0.618 + 0.13 * place)) % 1);
      const once = space.plainest(space.pointAt(at));
      expect(space.plainest(once)).toEqual(once);
    }
  });
});

describe('a search among combinations that are the same', () => {
  const same = { ...planted, sameWork: study.sameWork };
  const gain = ({ sendOnly = 0, sendAndTrack = 0, tracking = 0 }) =>
    10 - Math.abs(sendOnly + sendAndTrack - 5) - (tracking > 0 ? 3 : 0);
  const question = (seed: number) =>
    asked({ seed, wanted: { direction: 'maximise', measure: 'gain' } });

  it('gives one design whatever its seed, without roles that do nothing', async () => {
    for (const seed of [1, 2, 3]) {
      const answer = await seek(same, question(seed), simulatePlant({ gain, noise: 0.3 }));
      const { sendOnly, sendAndTrack, trackOnly } = valuesOf(
        same,
        answer.best?.scenario ?? question(seed).from,
      );
      expect([sendOnly, sendAndTrack, trackOnly]).toEqual([5, 0, 0]);
      const designs = answer.tried.map(({ changes }) => JSON.stringify(changes));
      expect(new Set(designs).size).toBe(designs.length);
      expect(answer.combinations).toBe(7 * 5 * 4 * 3);
    }
  });

  it('says whether all was tried', async () => {
    const moves = [{ knob: 'sendOnly', values: upTo(0, 6) }];
    const few = await seek(same, { ...question(1), moves }, simulatePlant({ gain }));
    expect([few.isWhole, few.evaluated, few.combinations]).toEqual([true, 7, 7]);
    const many = await seek(same, question(1), simulatePlant({ gain }));
    expect([many.isWhole, many.evaluated]).toEqual([false, 160]);
  });
});
