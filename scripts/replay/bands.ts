import { standings } from '../../src/explore/study/bands';
import { valuesById } from '../../src/scenario/studiedValues';
import type { Simulate } from '../../src/simulator/batch/simulate';
import type { Summary } from '../../src/simulator/types';
import { readExploredStudy } from '../explore/studies';
import { simulateExcess } from './ensembles';
import type { BandOf } from './row';
import type { Subject } from './simulate';
import { withPool } from './withPool';

interface Banded extends Subject {
  /** Whether it is no published configuration: only then do the parameters add to its bands. */
  changed: boolean;
}

const NO_BAND: BandOf = () => null;

/** Gives the bands of simulated scenarios, in their order; what the parameters leave open is simulated. */
export async function bandsOf(
  subjects: readonly Banded[],
  summaries: readonly (Summary | undefined)[],
  seed: number,
): Promise<BandOf[]> {
  return withPool(async (simulate) => {
    const bands: BandOf[] = [];
    for (const [index, subject] of subjects.entries()) {
      const summary = summaries[index];
      // A backlog without an end has no mean that a measurement could be near to.
      const isSteady = summary !== undefined && summary.status !== 'unstable';
      bands.push(isSteady ? await bandOf(subject, summary, seed, simulate) : NO_BAND);
    }
    return bands;
  });
}

async function bandOf(
  subject: Banded,
  { metrics }: Summary,
  seed: number,
  simulate: Simulate,
): Promise<BandOf> {
  const study = await readExploredStudy(subject.study);
  const { schema, prefix } = study.context;
  const standing = standings(study)(valuesById(schema, subject.values));
  if (standing.nearest === null) return NO_BAND;
  const excess = subject.changed
    ? await simulateExcess(subject, prefix + standing.nearest.label, seed, simulate)
    : null;
  const regimes = standing.regimesOf(metrics);
  return (metric, estimate) => standing.bandOf(metric, estimate, regimes, excess);
}
