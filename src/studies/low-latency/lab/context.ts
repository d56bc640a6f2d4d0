import { labContext } from '../../../lab/labContext';
import type { LabContext } from '../../../lab/types';
import type { TestCase } from '../../../measured/types';
import type { KnobSchema } from '../../../scenario/schema';
import type { ReplayFile } from '../../../simulator/replayFile';
import { testCaseConfigurations } from '../configurations';
import { lowLatency } from './lowLatency';

/** What the lab of a test case is about. */
export function contextOf(schema: KnobSchema, testCase: TestCase, replays: ReplayFile): LabContext {
  const configurations = testCaseConfigurations(schema, testCase);
  const hasMedian = configurations.some(({ measured }) => measured['throughput.median'] != null);
  return labContext(lowLatency, configurations, {
    schema,
    path: `/${testCase.id.replace('/', '/test-case-')}`,
    prefix: `${testCase.id}-`,
    published: replays.configurations,
    statistic: hasMedian ? 'median' : 'mean',
  });
}
