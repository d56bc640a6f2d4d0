import type { Configuration } from '../../src/comparison/published';
import type { KnobValues } from '../../src/scenario/schema';
import { readStudyConfigurations } from '../replay/catalogue';

/** A stated result that parameters were set by, and what is accepted of a simulated one. */
interface Fact {
  metric: string;
  /** Null where only words are stated. */
  value: number | null;
  low: number;
  high: number;
}

interface ConfigurationFacts {
  id: string;
  knobs: KnobValues;
  facts: Fact[];
}

function factsOf({ scenario, measured, readings = {}, metrics }: Configuration): Fact[] {
  return Object.entries(measured).flatMap(([metric, value]): Fact[] => {
    const quantity = metrics.quantities.find((one) => one.metric(measured) === metric);
    const reading = readings[metric];
    if (!metrics.isFitted(scenario, metric)) return [];
    if (reading) return [{ metric, value, low: reading.low, high: reading.high }];
    if (value === null || quantity === undefined) return [];
    const tolerance = value * quantity.tolerance;
    return [{ metric, value, low: value - tolerance, high: value + tolerance }];
  });
}

/** What a study whose results stand in its text was fitted to, configuration by configuration. */
export const statedFacts = (study: string): ConfigurationFacts[] =>
  readStudyConfigurations(study)
    .map((one) => ({ id: one.scenario, knobs: one.values, facts: factsOf(one) }))
    .filter(({ facts }) => facts.length > 0);
