import type { KnobSchema, KnobValues } from './schema';

/** A published configuration with the reader's changes: everything a run depends on. */
export interface Scenario {
  /** Configuration id such as "low-latency/20-A". */
  base: string;
  /** Only the knobs whose value differs from the base. */
  changes: KnobValues;
  /** Unsigned 32-bit. */
  seed: number;
  /** Version of the archived model that simulates what differs from the base; absent for the current model. */
  model?: string;
  /** Version of the link format. */
  version: number;
}

export const LINK_VERSION = 1;
export const DEFAULT_SEED = 1;
export const MAX_SEED = 0xffff_ffff;

export const published = (base: string): Scenario => ({
  base,
  changes: {},
  seed: DEFAULT_SEED,
  version: LINK_VERSION,
});

/** True where the published configuration runs with the default seed: the precomputed result. */
export const isPublished = (scenario: Scenario): boolean =>
  scenario.seed === DEFAULT_SEED && Object.keys(scenario.changes).length === 0;

/** The value of every knob, by id. */
export function effectiveValues(
  schema: KnobSchema,
  base: KnobValues,
  changes: KnobValues,
): Record<string, number> {
  return Object.fromEntries(
    schema.knobs.map((knob) => [knob.id, changes[knob.id] ?? base[knob.id] ?? knob.default]),
  );
}

/** The value of every knob in the order of the schema, as the simulator takes them. */
export function apply(schema: KnobSchema, base: KnobValues, changes: KnobValues): number[] {
  const values = effectiveValues(schema, base, changes);
  return schema.knobs.map((knob) => values[knob.id] ?? knob.default);
}

/** The changes that are left when values equal to the base are dropped, in schema order. */
export function onlyDifferences(
  schema: KnobSchema,
  base: KnobValues,
  changes: KnobValues,
): Record<string, number> {
  const published = effectiveValues(schema, base, {});
  return Object.fromEntries(
    schema.knobs.flatMap(({ id }): [string, number][] => {
      const value = changes[id];
      return value === undefined || value === published[id] ? [] : [[id, value]];
    }),
  );
}

export const setKnobs = (
  schema: KnobSchema,
  base: KnobValues,
  scenario: Scenario,
  changes: KnobValues,
): Scenario => ({
  ...scenario,
  changes: onlyDifferences(schema, base, { ...scenario.changes, ...changes }),
});
