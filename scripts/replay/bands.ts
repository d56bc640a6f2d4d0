import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openBand, type StudyBands } from '../../src/comparison/bands';
import { comparablePlaces } from '../../src/comparison/places';
import type { WrittenIndex } from '../../src/comparison/studyIndex';
import { nearestMeasured, type Surroundings, surroundingsOf } from '../../src/scenario/distance';
import { valuesById } from '../../src/scenario/studiedValues';
import type { Simulate } from '../../src/simulator/batch/simulate';
import type { Summary } from '../../src/simulator/types';
import { readSchema, readStudyConfigurations } from './catalogue';
import { simulateExcess } from './ensembles';
import type { BandOf } from './row';
import type { Subject } from './simulate';
import { withPool } from './withPool';

/** The bands of a study, in what the build writes for its labs. */
function readBands(study: string): StudyBands {
  const file = path.join(__dirname, `../../src/studies/${study}/generated/index.json`);
  const { bands }: WrittenIndex = JSON.parse(readFileSync(file, 'utf8'));
  return bands;
}

interface Known {
  bands: StudyBands;
  surroundings: Surroundings;
}

function readKnown(study: string): Known {
  const places = comparablePlaces(readStudyConfigurations(study));
  return { bands: readBands(study), surroundings: surroundingsOf(readSchema(study), places) };
}

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
  const read = new Map<string, Known>();
  return withPool(async (simulate) => {
    const bands: BandOf[] = [];
    for (const [index, subject] of subjects.entries()) {
      const known = read.get(subject.study) ?? readKnown(subject.study);
      read.set(subject.study, known);
      // A backlog without an end has no mean that a measurement could be near to.
      const isUnstable = summaries[index]?.status === 'unstable';
      bands.push(isUnstable ? NO_BAND : await bandOf(subject, known, seed, simulate));
    }
    return bands;
  });
}

async function bandOf(
  subject: Banded,
  { bands, surroundings }: Known,
  seed: number,
  simulate: Simulate,
): Promise<BandOf> {
  const nearest = nearestMeasured(surroundings, valuesById(surroundings.schema, subject.values));
  if (nearest === null) return NO_BAND;
  const excess = subject.changed
    ? await simulateExcess(subject, surroundings, seed, simulate)
    : null;
  return (metric, estimate) => openBand(bands, metric, estimate, nearest.distance, excess);
}
