import { readFileSync } from 'node:fs';
import path from 'node:path';
import { predictiveBand, type StudyBands } from '../../src/comparison/bands';
import { comparablePlaces } from '../../src/comparison/places';
import type { WrittenIndex } from '../../src/comparison/studyIndex';
import { nearestMeasured, type Surroundings, surroundingsOf } from '../../src/scenario/distance';
import { valuesById } from '../../src/scenario/studiedValues';
import type { Summary } from '../../src/simulator/types';
import { readSchema, readStudyConfigurations } from './catalogue';
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

/** Gives the bands of simulated scenarios; each study is read once. */
export function bandReader(): (subject: Subject, summary: Summary) => BandOf {
  const read = new Map<string, Known>();
  return ({ study, values }, { status }) => {
    const known = read.get(study) ?? readKnown(study);
    read.set(study, known);
    const { bands, surroundings } = known;
    const nearest = nearestMeasured(surroundings, valuesById(surroundings.schema, values));
    // A backlog without an end has no mean that a measurement could be near to.
    if (nearest === null || status === 'unstable') return () => null;
    return (metric, simulated) => predictiveBand(bands, metric, simulated, nearest.distance);
  };
}
