import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MeasuredFor } from '../src/comparison/claimsPrinted';
import type { Configurations } from '../src/measured/configurationTypes';
import { measuredOf } from '../src/measured/statedStudy';
import type { ConfiguredStudyId, StudyId, TabledStudyId } from '../src/measured/studies';
import { type ResultTables, withTables } from '../src/measured/tabled';
import type { Prose, Study, TableGroup, TestCase } from '../src/measured/types';
import { measuredAdapter } from '../src/studies/adapters/results';
import type { AdapterTestCase, AdapterTestCases } from '../src/studies/adapters/types';

const root = path.join(__dirname, '..');

/** Reads a JSON file of static/data; the schemas under static/data/schema are its contract. */
export const readData = <T>(name: string): T =>
  JSON.parse(readFileSync(path.join(root, 'static/data', name), 'utf8')) as T;

const NUMBERS = Array.from({ length: 21 }, (_, i) => i + 1);

/** The 21 test cases of the low-latency study, in order. */
export const readTestCases = (): TestCase[] =>
  NUMBERS.map((n) => readData(`low-latency/test-case-${String(n).padStart(2, '0')}.json`));

export const readStudyFacts = (study: StudyId): Study => readData(`${study}/study.json`);

export const readProse = (study: StudyId): Prose => readData(`${study}/prose.json`);

/** Everything a study prints of its configurations: its text, and its tables where it has any. */
export function readPublished(study: ConfiguredStudyId): Prose {
  const prose = readProse(study);
  const tables = `${study}/results.json`;
  return existsSync(path.join(root, 'static/data', tables))
    ? withTables(prose, readData<ResultTables>(tables))
    : prose;
}

/** What a study prints of a configuration, by metric; the test cases have tables of their own. */
export function readMeasured(study: Exclude<StudyId, 'low-latency'>): MeasuredFor {
  if (study === 'adapters') {
    const results = readResults(study);
    return (configuration) => measuredAdapter(results, configuration);
  }
  const published = readPublished(study);
  return (configuration) => measuredOf(published, configuration);
}

/** Machines, experiments, jobs, thresholds and events of a study whose settings stand in the text. */
export const readConfigurationsOf = (study: ConfiguredStudyId | TabledStudyId): Configurations =>
  readData(`${study}/configurations.json`);

/** The result tables of a study that has one file of them. */
export const readResults = (study: TabledStudyId): TableGroup => readData(`${study}/results.json`);

/** The 25 test cases of the adapter study, in order. */
export const readAdapterTestCases = (): AdapterTestCase[] =>
  readData<AdapterTestCases>('adapters/test-cases.json').testCases;
