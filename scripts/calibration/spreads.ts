import { apply, DEFAULT_SEED } from '../../src/scenario/scenario';
import {
  ENSEMBLE_REPLICATIONS,
  type Ensemble,
  ensembleRuns,
  type Spread,
  spreadOf,
} from '../../src/simulator/ensemble';
import { readStudyConfigurations } from '../replay/catalogue';
import { simulateAll } from '../replay/pool';

/** Digits of a spread; its own uncertainty is a sixth of it. */
const DIGITS = 3;

const short = (spread: Spread): Spread =>
  Object.fromEntries(
    Object.entries(spread).map(([metric, value]) => [metric, Number(value.toPrecision(DIGITS))]),
  );

/** The sets with what they make of each published configuration of the study. */
export async function withSpreads(
  study: string,
  ensemble: Omit<Ensemble, 'spreads'>,
): Promise<Ensemble> {
  const configurations = readStudyConfigurations(study);
  const runs = configurations.flatMap(({ schema, values }) =>
    ensembleRuns({ study, values: apply(schema, values, {}), seed: DEFAULT_SEED }, ensemble),
  );
  const results = await simulateAll(runs);
  const each = ensemble.sets.length * ENSEMBLE_REPLICATIONS;
  return {
    ...ensemble,
    spreads: Object.fromEntries(
      configurations.map(({ scenario }, index) => [
        scenario,
        short(
          spreadOf(results.slice(index * each, (index + 1) * each).map(({ report }) => report)),
        ),
      ]),
    ),
  };
}
