import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configurationIds, scenarioId } from '../../src/measured/testCase';
import type { TestCase } from '../../src/measured/types';
import { documentedScenario } from '../../src/scenario/documented';
import type { KnobSchema, KnobValues } from '../../src/scenario/schema';
import { readTestCases } from '../dataFiles';

const root = path.join(__dirname, '../..');

/** The compiled simulator; `npm run build:wasm` writes it. */
export const WASM_FILE = path.join(root, 'src/simulator/generated/messagebox_sim.wasm');
const SCHEMA_FILE = path.join(root, 'src/scenario/generated/knobs/low-latency.json');

/** A published configuration and the knob values it is simulated with. */
export interface Configuration {
  /** Such as "low-latency/20-A". */
  scenario: string;
  /** Row id such as "20-A". */
  id: string;
  testCase: TestCase;
  values: KnobValues;
}

export const readSchema = (): KnobSchema =>
  JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as KnobSchema;

/** Every published configuration, in the order of the study. */
export const readConfigurations = (schema: KnobSchema): Configuration[] =>
  readTestCases().flatMap((testCase) =>
    configurationIds(testCase).map((id) => ({
      scenario: scenarioId(id),
      id,
      testCase,
      values: documentedScenario(schema, testCase, id),
    })),
  );
