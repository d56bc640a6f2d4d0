import type { Configuration } from '../../comparison/published';
import type { TestCase } from '../../measured/types';
import type { KnobSchema } from '../../scenario/schema';
import { documentedScenario } from './documented';
import { publishedOf } from './published';
import { cellsOf, configurationIds, tableOf } from './testCase';

/** Where the precomputed results of a test case lie below the replays folder. */
export const replayFileOf = ({ number }: Pick<TestCase, 'number'>): string =>
  `low-latency/test-case-${String(number).padStart(2, '0')}.json`;

/** The configurations of a test case, in its order. */
export const testCaseConfigurations = (schema: KnobSchema, testCase: TestCase): Configuration[] =>
  configurationIds(testCase).map((id) => ({
    ...publishedOf(testCase, id),
    file: replayFileOf(testCase),
    schema,
    values: documentedScenario(schema, testCase, id),
    knobs: testCase.lab.knobs[id] ?? [],
    cells: cellsOf(testCase, id),
    source: `Table ${tableOf(testCase, 'throughput')?.number ?? ''}`,
  }));
