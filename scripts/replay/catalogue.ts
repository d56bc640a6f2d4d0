import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '../../src/comparison/published';
import type { KnobSchema } from '../../src/scenario/schema';
import { STUDIES, studyNamed } from '../../src/studies/registry';
import type { StudyContents } from '../../src/studies/studyModule';
import { readData } from '../dataFiles';

const root = path.join(__dirname, '../..');

/** The compiled simulator; `npm run build:wasm` writes it. */
export const WASM_FILE = path.join(root, 'src/simulator/generated/messagebox_sim.wasm');

const readGenerated = (file: string): KnobSchema =>
  JSON.parse(readFileSync(path.join(root, 'src/scenario/generated', file), 'utf8')) as KnobSchema;

/** The knobs of a study; the build of the simulator writes them. */
export const readSchema = (study: string): KnobSchema => readGenerated(`knobs/${study}.json`);

/** The knobs of a study as its labs load them, without what only the reference tells. */
export const readControls = (study: string): KnobSchema => readGenerated(`controls/${study}.json`);

/** What the transcription of a study holds. */
export const readContents = (study: string): StudyContents =>
  studyNamed(study).contentsOf(readData, readSchema(study));

/** Every published configuration of a study. */
export const readStudyConfigurations = (study: string): readonly Configuration[] =>
  readContents(study).configurations;

/** Every published configuration, study by study. */
export const readConfigurations = (): Configuration[] =>
  STUDIES.flatMap(({ id }) => readStudyConfigurations(id));

/** The configuration of that name; throws where there is none. */
export function readConfiguration(scenario: string): Configuration {
  const found = readConfigurations().find((one) => one.scenario === scenario);
  if (found === undefined) throw new Error(`${scenario} is not published.`);
  return found;
}
