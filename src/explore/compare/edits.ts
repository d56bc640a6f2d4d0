import type { Problem } from '../../address/problem';
import { published, type Scenario, setKnobs } from '../../scenario/scenario';
import type { KnobValues } from '../../scenario/schema';
import { settleConflicts } from '../../scenario/validate';
import { baseValuesOf, type ExploredStudy } from '../study/exploredStudy';

/** A scenario with other values of some knobs, put right where they exclude each other. */
export function settled(
  study: ExploredStudy,
  scenario: Scenario,
  values: KnobValues,
): { scenario: Scenario; problems: Problem[] } {
  const { schema } = study.context;
  const base = baseValuesOf(study, scenario);
  const wanted = setKnobs(schema, base, scenario, values);
  const { changes, problems } = settleConflicts(schema, base, wanted.changes);
  return { scenario: { ...wanted, changes }, problems };
}

type Scenarios = readonly Scenario[];

export const replaced = (scenarios: Scenarios, at: number, scenario: Scenario): Scenario[] =>
  scenarios.map((one, index) => (index === at ? scenario : one));

export const dropped = (scenarios: Scenarios, at: number): Scenario[] =>
  scenarios.filter((_, index) => index !== at);

/** The one at `at` changes places with the first, which the others are compared with. */
export const swappedWithFirst = (scenarios: Scenarios, at: number): Scenario[] =>
  scenarios.map(
    (one, index) => (index === 0 ? scenarios[at] : index === at ? scenarios[0] : one) ?? one,
  );

/** One knob as published, or, where none is named, all of them. */
export function reset(study: ExploredStudy, scenario: Scenario, knob?: string) {
  if (knob === undefined) return { scenario: published(scenario.base), problems: [] };
  const { [knob]: _, ...changes } = scenario.changes;
  return settled(study, { ...scenario, changes }, {});
}
