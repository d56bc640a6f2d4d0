import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openBand, type StudyBands } from '../../src/comparison/bands';
import { comparablePlaces } from '../../src/comparison/places';
import type { WrittenIndex } from '../../src/comparison/studyIndex';
import { nearestMeasured, type Surroundings, surroundingsOf } from '../../src/scenario/distance';
import { valuesById } from '../../src/scenario/studiedValues';
import type { Spread } from '../../src/simulator/ensemble';
import type { Summary } from '../../src/simulator/types';
import { readSchema, readStudyConfigurations } from './catalogue';
import { simulateExcesses } from './ensembles';
import type { BandOf } from './row';
import type { Subject } from './simulate';

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
  const known = subjects.map(({ study }) => {
    const found = read.get(study) ?? readKnown(study);
    read.set(study, found);
    return found;
  });
  const isOpen = (index: number) =>
    subjects[index]?.changed === true && summaries[index]?.status !== 'unstable';
  const open = subjects.flatMap((subject, index) => {
    const surroundings = known[index]?.surroundings;
    return surroundings && isOpen(index) ? [{ ...subject, surroundings, index }] : [];
  });
  const simulated = await simulateExcesses(open, seed);
  const excesses = new Map<number, Spread | null>(
    open.map(({ index }, place) => [index, simulated[place] ?? null]),
  );
  return subjects.map(({ values }, index) => {
    const own = known[index];
    // A backlog without an end has no mean that a measurement could be near to.
    if (own === undefined || summaries[index]?.status === 'unstable') return NO_BAND;
    const { bands, surroundings } = own;
    const nearest = nearestMeasured(surroundings, valuesById(surroundings.schema, values));
    if (nearest === null) return NO_BAND;
    const excess = excesses.get(index) ?? null;
    return (metric, estimate) => openBand(bands, metric, estimate, nearest.distance, excess);
  });
}
