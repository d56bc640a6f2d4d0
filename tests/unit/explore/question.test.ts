import { describe, expect, it } from 'vitest';
import { asksSomething } from '../../../src/address/asksSomething';
import { numberField } from '../../../src/address/number';
import { addressOf } from '../../../src/address/written';
import { scenarioField, writeScenario } from '../../../src/explore/question/scenarioText';
import { measureOf, valuesOf } from '../../../src/explore/study/exploredStudy';
import { studyIn } from '../../../src/scenario/readNamed';
import { published } from '../../../src/scenario/scenario';
import { knobById } from '../../../src/scenario/schema';
import { EXPLORED, exploredNamed } from '../../support/explored';

const study = exploredNamed('low-latency');

describe('a scenario within a question', () => {
  it('is written so that it can be read by eye, and comes back', () => {
    const scenario = { ...published('low-latency/20-A'), changes: { sendOnly: 6, tracking: 0 } };
    const text = writeScenario(study, scenario);
    expect(text).toBe('low-latency/20-A,sendOnly=6,tracking=0');
    expect(studyIn(text)).toBe('low-latency');
    expect(scenarioField(study, 'a').read(text)).toEqual({ value: scenario, problems: [] });
    const link = addressOf('/explore/compare', [['a', text]]);
    expect(link).toBe('/explore/compare?a=low-latency/20-A,sendOnly=6,tracking=0');
    expect(new URLSearchParams(link.slice(link.indexOf('?'))).get('a')).toBe(text);
  });

  it('names what cannot be used, and uses the nearest', () => {
    const read = scenarioField(study, 'b').read('low-latency/20-Z,sendOnly=99,senders=3,nonsense');
    expect(read.value.base).toMatch(/^low-latency\/20-/);
    expect(read.value.changes).toEqual({ sendOnly: 12 });
    expect(read.problems.map(({ field, given }) => [field, given])).toEqual([
      ['b', 'low-latency/20-Z'],
      ['b', 'nonsense'],
      ['sendOnly', '99'],
      ['senders', '3'],
    ]);
    for (const { message } of read.problems) expect(message).toMatch(/accepted|named/);
  });

  it.each(EXPLORED.map((one) => [one.id, one] as const))(
    '%s alone is its first scenario',
    (id, one) => {
      const { value, problems } = scenarioField(one, 'from').read(id);
      expect([value.base, problems]).toEqual([one.first, []]);
    },
  );
});

describe('a number within a question', () => {
  const field = numberField({ key: 'steps', title: 'Steps', least: 2, most: 50, otherwise: 9 });
  it.each([
    ['12', 12, 0],
    [' 12 ', 12, 0],
    ['1', 2, 1],
    ['1e3', 50, 1],
    ['many', 9, 1],
    ['7.4', 7, 1],
    ['-3', 2, 1],
  ])('%s is %i with %i problems', (given, value, problems) => {
    const read = field.read(given);
    expect([read.value, read.problems.length]).toEqual([value, problems]);
    for (const { message } of read.problems) expect(message).toContain('accepted: whole numbers');
  });
});

describe('what studies bring to Explore', () => {
  it.each(EXPLORED.map((one) => [one.id, one] as const))('%s names knobs that it has', (_, one) => {
    const { schema } = one.context;
    const named = [one.loadKnob, ...one.movable, ...one.priced.map(({ knob }) => knob)];
    for (const id of named) expect([id, knobById(schema, id)?.id]).toEqual([id, id]);
    expect(one.context.labels.map((row) => one.context.prefix + row)).toContain(one.first);
    expect(one.measures.map(({ id }) => measureOf(one, id))).toEqual(one.measures);
    for (const { measure } of one.accepted) expect(measureOf(one, measure)?.id).toBe(measure);
    expect(Object.keys(valuesOf(one, published(one.first)))).toHaveLength(schema.knobs.length);
  });
});

it.each([
  ['', false],
  ['?utm_source=mail&fbclid=1', false],
  ['?from=low-latency/20-A', true],
  ['?utm_source=mail&seed=7', true],
])('the query “%s” asks something: %s', (query, expected) => {
  expect(asksSomething(new URLSearchParams(query))).toBe(expected);
});
