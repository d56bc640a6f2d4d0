import { describe, expect, it } from 'vitest';
import { nearestMeasured, surroundingsOf } from '../../../src/scenario/distance';
import type { KnobSchema, KnobValues } from '../../../src/scenario/schema';
import { knobSchema } from '../../../src/studies/low-latency/knobs';

const [users] = knobSchema.knobs;
if (users === undefined) throw new Error('There are no knobs.');
const knob = (id: string, changes: Partial<typeof users>) => ({
  ...users,
  id,
  idle: [],
  kind: 'integer' as const,
  scale: 'linear' as const,
  min: 0,
  max: 100,
  step: 1,
  default: 10,
  choices: [],
  ...changes,
});
const choices = ['a', 'b', 'c', 'd'].map((id, i) => ({ id, label: id, value: 2 ** i }));
const schema: KnobSchema = {
  ...knobSchema,
  knobs: [
    knob('users', {}),
    knob('size', { scale: 'log', min: 1 }),
    knob('server', { kind: 'choice' }),
    knob('points', { kind: 'set', choices, default: 0, max: 15 }),
    knob('never', { max: 50 }),
    knob('idle', {
      idle: [{ unless: [{ knob: 'server', oneOf: [1] }], because: 'it does nothing' }],
    }),
  ],
};
const place = (label: string, values: KnobValues) => ({ label, values });
const surroundings = surroundingsOf(schema, [
  place('low', { users: 10, size: 1, server: 0 }),
  place('high', { users: 30, size: 100, server: 0 }),
]);
const near = (values: KnobValues) => nearestMeasured(surroundings, values);
const low = { users: 10, size: 1, server: 0 };

describe('the distance from what was measured', () => {
  it('is 0 at a measured configuration', () => {
    expect(near(low)).toEqual({ label: 'low', distance: 0 });
  });

  it.each([
    ['a number, in ranges of the study', { users: 15 }, 0.25],
    ['a number beyond them', { users: 0 }, 0.5],
    ['a number on a logarithmic scale', { size: 10 }, 0.5],
    ['another choice', { server: 2 }, 1],
    ['a set, by the share that differs', { points: 3 }, 0.5],
    ['a number never varied, in the range of its knob', { never: 35 }, 0.5],
    ['a knob without effect', { idle: 90 }, 0],
    ['two knobs together', { server: 2, users: 25 }, 1.25],
  ])('counts %s', (_, changes, expected) => {
    expect(near({ ...low, ...changes })?.distance).toBeCloseTo(expected, 12);
  });

  it('counts a knob that has an effect on one side alone', () => {
    const distance = near({ ...low, server: 1, idle: 60 })?.distance ?? 0;
    expect(distance).toBeCloseTo(Math.hypot(1, 0.5), 12);
  });

  it('is to the nearest, and grows on the way out', () => {
    expect(near({ users: 29, size: 90, server: 0 })?.label).toBe('high');
    const away = [30, 40, 60, 100].map((value) => near({ users: value, size: 100 })?.distance ?? 0);
    expect(away).toEqual([...away].sort((a, b) => a - b));
    expect(new Set(away).size).toBe(away.length);
  });

  it('is none where nothing was measured', () => {
    expect(nearestMeasured(surroundingsOf(schema, []), low)).toBeNull();
  });
});
