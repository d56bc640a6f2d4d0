import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSchema, readStudyConfigurations, WASM_FILE } from '../../../scripts/replay/catalogue';
import { conflictIn } from '../../../src/scenario/conflicts';
import { idleReason } from '../../../src/scenario/idle';
import { effectiveValues } from '../../../src/scenario/scenario';
import {
  type Idle,
  type Is,
  type Knob,
  type KnobSchema,
  type KnobValues,
  knobById,
} from '../../../src/scenario/schema';
import { nearestValue } from '../../../src/scenario/value';
import { loadSimulator, type Simulator } from '../../../src/simulator/wasm';
import { STUDY_IDS } from '../../../src/studies/registry';

const TIME_LIMIT_MS = 600_000;
/** Events after which most changes have left a trace; where they have not, the run goes on. */
const FIRST_EVENTS = 15_000;
/** The shortest runs, where they may have any length and that length decides nothing else. */
const SHORT: Partial<Record<string, KnobValues>> = { adapters: { runMinutes: 5 } };

let simulator: Simulator;
beforeAll(async () => {
  simulator = await loadSimulator(readFileSync(WASM_FILE));
});

/** All results of a preview, of its first events or to its end: what is only marked in a chart, such as a checkpoint, is none. */
function digestOf(schema: KnobSchema, values: KnobValues, events = Number.POSITIVE_INFINITY) {
  const simulation = simulator.start({
    study: schema.study,
    values: schema.knobs.map(({ id }) => values[id] ?? Number.NaN),
    seed: 1,
    replication: 0,
    protocol: 'preview',
  });
  let left = events;
  while (left > 0 && simulation.advance(FIRST_EVENTS) === 'running') left -= FIRST_EVENTS;
  const { metrics } = simulation.report();
  simulation.dispose();
  return JSON.stringify(metrics);
}

/** Values all over a knob's range, ends first. */
function probesOf(knob: Knob, value: number): number[] {
  const { kind, choices, min, max } = knob;
  if (kind === 'choice' || kind === 'switch') return choices.map((choice) => choice.value);
  const between = [Math.sqrt(Math.max(1, min) * max), 0.9 * min + 0.1 * max, value / 2, 2 * value];
  return [min, max, ...between.map((one) => nearestValue(knob, one))];
}

/** The scenario with other values of one knob, those left out that the simulator refuses. */
const others = (schema: KnobSchema, values: KnobValues, knob: Knob): KnobValues[] =>
  probesOf(knob, values[knob.id] ?? Number.NaN)
    .filter((value) => value !== values[knob.id])
    .map((value) => ({ ...values, [knob.id]: value }))
    .filter((other) => conflictIn(schema, values, other) === undefined);

/** Whether all values give the same run. A knob whose other values are refused is explained by the refusal. */
function isSilent(schema: KnobSchema, values: KnobValues, knob: Knob): boolean {
  const changed = others(schema, values, knob);
  if (changed.length === 0) return false;
  return [FIRST_EVENTS, undefined].every((events) => {
    const published = digestOf(schema, values, events);
    return changed.every((other) => digestOf(schema, other, events) === published);
  });
}

/** Values just within and just beyond what a condition accepts. */
function edges(is: Is, values: KnobValues): number[] {
  if ('oneOf' in is) return is.oneOf;
  if ('atLeast' in is) return [is.atLeast - 1, is.atLeast];
  const most = 'atMost' in is ? is.atMost : (values[is.within] ?? 0) * is.times;
  return [most, most + 1];
}

/** The scenario changed as little as makes a condition hold, or fail; null where neither is possible. */
function settle(schema: KnobSchema, is: Is, values: KnobValues, hold: boolean): KnobValues | null {
  const knob = knobById(schema, is.knob);
  if (knob === undefined) throw new Error(`There is no knob ${is.knob}.`);
  const candidates = [
    values[knob.id] ?? knob.default,
    ...edges(is, values),
    ...probesOf(knob, knob.default),
  ].filter((value) => value >= knob.min && value <= knob.max);
  const rule: Idle = { unless: [is], because: 'it fails' };
  const scenarios = candidates.map((value) => ({ ...values, [knob.id]: value }));
  return scenarios.find((one) => (idleReason({ idle: [rule] }, one) === null) === hold) ?? null;
}

/** The scenario changed so that a knob does nothing for one reason and no earlier one. */
function inert(schema: KnobSchema, knob: Knob, rule: Idle, values: KnobValues): KnobValues | null {
  const earlier = knob.idle.slice(0, knob.idle.indexOf(rule));
  const wanted = [
    ...earlier.flatMap(({ unless }) => unless.slice(0, 1).map((is) => ({ is, hold: true }))),
    ...rule.unless.map((is) => ({ is, hold: false })),
  ];
  return wanted.reduce<KnobValues | null>(
    (reached, { is, hold }) => reached && settle(schema, is, reached, hold),
    values,
  );
}

describe.each(STUDY_IDS)('the knobs of %s', (study) => {
  const schema = readSchema(study);
  const published = readStudyConfigurations(study).map(({ scenario, values }) => ({
    scenario,
    values: effectiveValues(schema, values, SHORT[study] ?? {}),
  }));
  const rules = schema.knobs.flatMap((knob) =>
    knob.idle.map((rule) => ({ knob, rule, name: `${knob.id}: ${rule.because}` })),
  );

  it.each(rules)(
    'change nothing where that is said of $name',
    ({ knob, rule }) => {
      const scenarios = published
        .map(({ values }) => inert(schema, knob, rule, values))
        .filter((values) => values !== null && idleReason(knob, values) === rule.because)
        .map((values) => values ?? {});
      expect(scenarios.length).toBeGreaterThan(0);
      for (const values of new Set([scenarios[0] ?? {}, scenarios.at(-1) ?? {}])) {
        const same = others(schema, values, knob).filter((other) => idleReason(knob, other));
        expect(same.length).toBeGreaterThan(0);
        const digests = [values, ...same].map((one) => digestOf(schema, one));
        expect(new Set(digests).size).toBe(1);
      }
    },
    TIME_LIMIT_MS,
  );

  it(
    'act in each published configuration, or it is said beside them why not',
    () => {
      const silent = published.flatMap(({ scenario, values }) =>
        schema.knobs
          .filter((knob) => knob.actsWhen === '' && idleReason(knob, values) === null)
          .filter((knob) => isSilent(schema, values, knob))
          .map(({ id }) => `${scenario}: ${id}`),
      );
      expect(silent).toEqual([]);
    },
    TIME_LIMIT_MS,
  );
});
