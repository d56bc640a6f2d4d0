import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ArchivedModel, ArchivedScenarios } from '../../src/scenario/archive';
import type { Weight } from './archiveRoom';

/** Where the simulators of earlier models are kept. */
export const ARCHIVE = path.join(__dirname, '../../static/simulators');

const read = <Content>(file: string): Content =>
  JSON.parse(readFileSync(path.join(ARCHIVE, file), 'utf8')) as Content;

/** The archived models of all studies, those of a study oldest first. */
export const readArchive = (): ArchivedModel[] => read('index.json');

export const readArchivedScenarios = ({ scenarios }: ArchivedModel): ArchivedScenarios =>
  read(scenarios);

/** Path of the compiled simulator. */
export const archivedSimulator = ({ simulator }: ArchivedModel): string =>
  path.join(ARCHIVE, simulator);

export const archivedWeight = ({ study, model, simulator, scenarios }: ArchivedModel): Weight => ({
  name: `${study} ${model}`,
  bytes: [simulator, scenarios].reduce(
    (sum, file) => sum + statSync(path.join(ARCHIVE, file)).size,
    0,
  ),
});
