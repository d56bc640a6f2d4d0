import { configurationIds, measuredValues, scenarioId } from '../../measured/testCase';
import { labelOf } from '../../scenario/codec';
import { documentedScenario } from '../../scenario/documented';
import type { KnobSchema } from '../../scenario/schema';
import type { LabProps } from '../props';
import type { LabContext } from './types';

export function createContext(schema: KnobSchema, { testCase, replays }: LabProps): LabContext {
  return {
    schema,
    path: `/${testCase.id.replace('/', '/test-case-')}`,
    prefix: `${testCase.id}-`,
    configurations: Object.fromEntries(
      configurationIds(testCase).map((id) => [
        labelOf(scenarioId(id)),
        documentedScenario(schema, testCase, id),
      ]),
    ),
    published: replays.configurations,
    statistic: configurationIds(testCase).some(
      (id) => measuredValues(testCase, id)['throughput.median'] != null,
    )
      ? 'median'
      : 'mean',
  };
}
