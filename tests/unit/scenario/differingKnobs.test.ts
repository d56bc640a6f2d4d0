import { expect, it } from 'vitest';
import { readSchema } from '../../../scripts/replay/catalogue';
import { differingKnobs } from '../../../src/scenario/differingKnobs';
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
