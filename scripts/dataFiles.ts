import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configurations } from '../src/measured/configurationTypes';
import type { ReadData } from '../src/measured/readData';
import type { Prose, Study, TableGroup, TestCase } from '../src/measured/types';
import type { AdapterTestCase, AdapterTestCases } from '../src/studies/adapters/types';
import { readTestCases as testCasesOf } from '../src/studies/low-latency/testCases';

const root = path.join(__dirname, '..');

/** Reads a JSON file of static/data; the schemas under static/data/schema are its contract. */
export const readData: ReadData = (name) =>
  JSON.parse(readFileSync(path.join(root, 'static/data', name), 'utf8'));

/** The 21 test cases of the low-latency study, in order. */
export const readTestCases = (): TestCase[] => testCasesOf(readData);

export const readStudyFacts = (study: string): Study => readData(`${study}/study.json`);

export const readProse = (study: string): Prose => readData(`${study}/prose.json`);

/** Machines, experiments, jobs, thresholds and events of a study whose settings stand in the text. */
export const readConfigurationsOf = (study: string): Configurations =>
  readData(`${study}/configurations.json`);

/** The result tables of a study that has one file of them. */
export const readResults = (study: string): TableGroup => readData(`${study}/results.json`);

/** The 25 test cases of the adapter study, in order. */
export const readAdapterTestCases = (): AdapterTestCase[] =>
  readData<AdapterTestCases>('adapters/test-cases.json').testCases;
