import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Published } from '../../src/comparison/compare';
import { publishedAdapter, publishedInText, publishedOf } from '../../src/comparison/published';
import { type ConfiguredStudyId, STUDY_IDS, type StudyId } from '../../src/measured/studies';
import type { TestCase } from '../../src/measured/types';
import type { KnobSchema, KnobValues } from '../../src/scenario/schema';
import { adapterConditions } from '../../src/studies/adapters/conditions';
import { adapterConfigurations } from '../../src/studies/adapters/results';
import type { AdapterTestCases } from '../../src/studies/adapters/types';
import { documentedScenario, statedScenario } from '../../src/studies/low-latency/documented';
import { configurationIds } from '../../src/studies/low-latency/testCase';
import {
  readConfigurationsOf,
  readData,
  readPublished,
  readResults,
  readTestCases,
} from '../dataFiles';

const root = path.join(__dirname, '../..');

/** The compiled simulator; `npm run build:wasm` writes it. */
export const WASM_FILE = path.join(root, 'src/simulator/generated/messagebox_sim.wasm');

/** A published configuration, what was measured for it, and the knob values it is simulated with. */
export interface Configuration extends Published {
  /** File of its page's precomputed results, below the replays folder. */
  file: string;
  schema: KnobSchema;
  values: KnobValues;
}

/** A configuration of the low-latency study. */
export interface TestCaseConfiguration extends Configuration {
  /** Row id such as "20-A". */
  id: string;
  testCase: TestCase;
}

/** The knobs of a study; the build of the simulator writes them. */
export const readSchema = (study: StudyId): KnobSchema =>
  JSON.parse(
    readFileSync(path.join(root, `src/scenario/generated/knobs/${study}.json`), 'utf8'),
  ) as KnobSchema;

/** Where the precomputed results of a test case lie below the replays folder. */
export const replayFileOf = ({ number }: TestCase): string =>
  `low-latency/test-case-${String(number).padStart(2, '0')}.json`;

/** Every configuration of the low-latency study, in its order. */
export function readTestCaseConfigurations(): TestCaseConfiguration[] {
  const schema = readSchema('low-latency');
  return readTestCases().flatMap((testCase) =>
    configurationIds(testCase).map((id) => ({
      ...publishedOf(testCase, id),
      id,
      testCase,
      file: replayFileOf(testCase),
      schema,
      values: documentedScenario(schema, testCase, id),
    })),
  );
}

/** Every configuration of a study whose results stand in its text. */
export function readStatedConfigurations(study: ConfiguredStudyId): Configuration[] {
  const schema = readSchema(study);
  const prose = readPublished(study);
  return readConfigurationsOf(study).configurations.map((configuration) => ({
    ...publishedInText(study, prose, configuration.id),
    file: `${study}/experiments.json`,
    schema,
    values: statedScenario(schema, configuration),
  }));
}

/** Every combination that the adapter study prints a number for. */
export function readAdapterConfigurations(): Configuration[] {
  const schema = readSchema('adapters');
  const { testCases } = readData<AdapterTestCases>('adapters/test-cases.json');
  return adapterConfigurations(readResults('adapters')).flatMap((configuration) => {
    const testCase = testCases.find(({ id }) => id === configuration.testCase);
    if (testCase === undefined || configuration.cell.value === null) return [];
    const { id, version, size } = configuration;
    const conditions = adapterConditions(testCase, version, size);
    return [
      {
        ...publishedAdapter(configuration),
        file: `adapters/${size}.json`,
        schema,
        values: statedScenario(schema, { id, conditions }),
      },
    ];
  });
}

/** Every published configuration of a study. */
export function readStudyConfigurations(study: StudyId): Configuration[] {
  if (study === 'low-latency') return readTestCaseConfigurations();
  return study === 'adapters' ? readAdapterConfigurations() : readStatedConfigurations(study);
}

/** Every published configuration, study by study. */
export const readConfigurations = (): Configuration[] => STUDY_IDS.flatMap(readStudyConfigurations);

/** The configuration of that name; throws where there is none. */
export function readConfiguration(scenario: string): Configuration {
  const found = readConfigurations().find((one) => one.scenario === scenario);
  if (found === undefined) throw new Error(`${scenario} is not published.`);
  return found;
}
