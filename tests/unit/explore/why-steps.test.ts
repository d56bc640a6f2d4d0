import { describe, expect, it } from 'vitest';
import type { ExploredStudy } from '../../../src/explore/study/exploredStudy';
import { baseValuesOf, valuesOf } from '../../../src/explore/study/exploredStudy';
import { type Step, stepsOf } from '../../../src/explore/why/effects';
import { conflictIn } from '../../../src/scenario/conflicts';
import { idleReason } from '../../../src/scenario/idle';
import { isAccepted } from '../../../src/scenario/value';
import { EXPLORED, exploredNamed } from '../../support/explored';

const lowLatency = exploredNamed('low-latency');
const takenOf = (study: ExploredStudy, base: string, changes = {}) =>
  stepsOf(study, { base, changes });
const idsOf = (steps: readonly Step[], knob: string) =>
  steps.filter((step) => step.knob.id === knob).map(({ to, direction }) => [direction, to]);

describe('one step of a knob', () => {
  const { steps, leftOut } = takenOf(lowLatency, 'low-latency/20-A');

  it('of a number is what the study varied it by near its value', () => {
    expect(idsOf(steps, 'virtualUsers')).toEqual([
      ['down', 2],
      ['up', 4],
    ]);
    expect(idsOf(steps, 'sendOnly')).toEqual([
      ['down', 3],
      ['up', 5],
    ]);
    expect(
      idsOf(takenOf(lowLatency, 'low-latency/20-A', { virtualUsers: 30 }).steps, 'virtualUsers'),
    ).toEqual([
      ['down', 28],
      ['up', 32],
    ]);
  });

  it('of a logarithmic scale is half and twice', () => {
    expect(idsOf(steps, 'maxReceiveIntervalMs')).toEqual([
      ['down', 25],
      ['up', 100],
    ]);
    const edge = takenOf(lowLatency, 'low-latency/20-A', { batchSize: 1 });
    expect(idsOf(edge.steps, 'batchSize')).toEqual([['up', 2]]);
  });

  it('of a choice is each other one, of a set one point more or less', () => {
    const servers = steps.filter(({ knob }) => knob.id === 'server');
    expect(servers.map(({ to }) => to).sort()).toEqual(
      [0, 1, 2].filter((one) => one !== servers[0]?.from),
    );
    expect(steps.filter(({ knob }) => knob.id === 'keepAlive')).toHaveLength(1);
    const tracked = takenOf(lowLatency, 'low-latency/20-A', { tracking: 0 });
    const points = tracked.steps.filter(({ knob }) => knob.id === 'tracking');
    expect(points.map(({ direction }) => direction)).toEqual(['up']);
  });

  it('beyond what was measured is marked', () => {
    const byId = new Map(steps.map((step) => [step.id, step.isOutside]));
    expect(byId.get('sendOnly=5')).toBe(true);
    expect(byId.get('sendOnly=3')).toBe(false);
    expect(byId.get('maxReceiveIntervalMs=25')).toBe(true);
  });

  it('of a knob that does nothing is left out with the reason of the simulator', () => {
    const values = valuesOf(lowLatency, { base: 'low-latency/20-A', changes: {} });
    for (const { knob, reason } of leftOut) {
      expect(steps.some((step) => step.knob.id === knob.id)).toBe(false);
      expect(idleReason(knob, values)).toBe(reason);
    }
    expect(leftOut.length).toBeGreaterThan(0);
  });
});

/** Seeded as in Park and Miller, for scenarios that nobody chose. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

describe.each(EXPLORED)('the steps of $id', (study) => {
  const { schema, labels, prefix } = study.context;
  it('are single moves to other values that describe a system, from any scenario', () => {
    const random = numbers(7);
    const pick = <Item>(items: readonly Item[]): Item =>
      items[Math.floor(random.next().value * items.length)] as Item;
    for (let turn = 0; turn < 40; turn += 1) {
      const base = prefix + pick(labels);
      const knob = pick(schema.knobs);
      const edge = random.next().value < 0.5 ? knob.min : knob.max;
      const scenario = { base, changes: knob.kind === 'integer' ? { [knob.id]: edge } : {} };
      const values = valuesOf(study, scenario);
      const { steps, leftOut } = stepsOf(study, scenario);
      expect(steps.length).toBeGreaterThanOrEqual(
        study.context.schema.knobs.length - leftOut.length,
      );
      for (const step of steps) {
        const after = valuesOf(study, step.scenario);
        expect(step.scenario.base).toBe(base);
        expect(step.from).toBe(values[step.knob.id]);
        expect(after[step.knob.id]).toBe(step.to);
        expect(step.to).not.toBe(step.from);
        expect(isAccepted(step.knob, step.to) || step.knob.kind === 'set').toBe(true);
        if (step.direction === 'up') expect(step.to).toBeGreaterThan(step.from);
        if (step.direction === 'down') expect(step.to).toBeLessThan(step.from);
        expect(conflictIn(schema, baseValuesOf(study, scenario), after)).toBeUndefined();
        const others = schema.knobs.filter(({ id }) => after[id] !== values[id]);
        if (step.settled === '') expect(others.map(({ id }) => id)).toEqual([step.knob.id]);
      }
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
      const named = new Set([...steps, ...leftOut].map((one) => one.knob.id));
      expect(named.size).toBe(schema.knobs.length);
    }
  });
});
