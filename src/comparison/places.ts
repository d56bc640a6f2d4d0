import type { Place } from '../scenario/distance';
import { effectiveValues } from '../scenario/scenario';
import type { Configuration } from './published';
import { whyIncomparable } from './studyMetrics';

/** The configurations that simulations can be held against, as places to be near to. */
export const comparablePlaces = (configurations: readonly Configuration[]): Place[] =>
  configurations.flatMap(({ scenario, metrics, schema, values }) =>
    whyIncomparable(metrics, scenario) === null
      ? [{ label: scenario, values: effectiveValues(schema, values, {}) }]
      : [],
  );
