import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configurations } from '../src/measured/configurationTypes';
import type { StatedStudyId, StudyId } from '../src/measured/studies';
import type { Prose, Study, TestCase } from '../src/measured/types';

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

/** Machines, experiments, jobs, thresholds and events of a study that prints no tables. */
export const readConfigurationsOf = (study: StatedStudyId): Configurations =>
  readData(`${study}/configurations.json`);
