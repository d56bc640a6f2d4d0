import type { LabContext } from '../../../lab/types';
import type { TestCase } from '../../../measured/types';
import { labelOf } from '../../../scenario/codec';
import type { KnobSchema } from '../../../scenario/schema';
import type { ReplayFile } from '../../../simulator/replayFile';
import { documentedScenario } from '../documented';
import { cellsOf, configurationIds, measuredValues, scenarioId, tableOf } from '../testCase';
import { lowLatency } from './lowLatency';

/** What the lab of a test case is about. */
export function contextOf(schema: KnobSchema, testCase: TestCase, replays: ReplayFile): LabContext {
  const ids = configurationIds(testCase);
  const byLabel = <Value>(of: (id: string) => Value) =>
    Object.fromEntries(ids.map((id) => [labelOf(scenarioId(id)), of(id)]));
  const hasMedian = ids.some((id) => measuredValues(testCase, id)['throughput.median'] != null);
  return {
    schema,
    path: `/${testCase.id.replace('/', '/test-case-')}`,
    prefix: `${testCase.id}-`,
    labels: ids.map((id) => labelOf(scenarioId(id))),
    configurations: byLabel((id) => documentedScenario(schema, testCase, id)),
    printed: byLabel((id) => ({
      row: id,
      cells: cellsOf(testCase, id),
      source: `Table ${tableOf(testCase, 'throughput')?.number ?? ''}`,
    })),
    published: replays.configurations,
    statistic: hasMedian ? 'median' : 'mean',
    study: lowLatency,
  };
}
