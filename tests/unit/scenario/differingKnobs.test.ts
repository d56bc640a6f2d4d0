import { expect, it } from 'vitest';
import { readSchema } from '../../../scripts/replay/catalogue';
import { actingDifferences, differingKnobs } from '../../../src/scenario/differingKnobs';
import type { KnobValues } from '../../../src/scenario/schema';

it('knobs differ by their values, of which one that is not named is the default', () => {
  const schema = readSchema('low-latency');
  const users = schema.knobs.find(({ id }) => id === 'virtualUsers')?.default ?? 0;
  expect(users).toBeGreaterThan(0);
  const between = (a: KnobValues, b: KnobValues) =>
    differingKnobs(schema, a, b).map(({ id }) => id);
  expect(between({}, { virtualUsers: users })).toEqual([]);
  expect(between({ virtualUsers: users + 1 }, {})).toEqual(['virtualUsers']);
  expect(between({ tracking: 4, sendOnly: 3 }, { sendOnly: 2, tracking: 1 })).toEqual(
    schema.knobs.flatMap(({ id }) => (['sendOnly', 'tracking'].includes(id) ? [id] : [])),
  );
});

it('knobs act between scenarios unless they do nothing in both', () => {
  const full = readSchema('low-latency');
  const [users, depth] = full.knobs.map((knob) => ({ ...knob, idle: [] }));
  if (users === undefined || depth === undefined) throw new Error('no knobs');
  const because = 'nobody waits';
  const idle = [{ unless: [{ knob: users.id, atLeast: 5 }], because }];
  const schema = { ...full, knobs: [users, { ...depth, id: 'depth', idle }] };
  const between = (a: KnobValues, b: KnobValues) =>
    actingDifferences(schema, a, b).map(({ id }) => id);
  const of = (count: number, value: number) => ({ [users.id]: count, depth: value });
  expect(between(of(4, 1), of(4, 2)), 'idle in both').toEqual([]);
  expect(between(of(5, 1), of(5, 2))).toEqual(['depth']);
  expect(between(of(4, 1), of(5, 2)), 'idle in one').toEqual([users.id, 'depth']);
  expect(between(of(4, 1), of(5, 1))).toEqual([users.id]);
});
