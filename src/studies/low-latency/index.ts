import type { Erratum, Parameters, TableGroup } from '../../measured/types';
import type { StudyModule } from '../studyModule';
import { testCaseConfigurations } from './configurations';
import { lowLatencyEvidence } from './evidence/study';
import { goalFigures } from './goals';
import { machinesOfTestCases } from './machines';
import { lowLatency as metrics } from './metrics';
import { printedReader } from './printedReader';
import { protocol } from './protocol';
import { repeats } from './repeats';
import { readTestCases } from './testCases';

export const lowLatency: StudyModule = {
  id: 'low-latency',
  document: '000',
  metrics,
  protocol,
  repeats,
  fit: 'validation/calibration.json',
  contentsOf: (read, schema) => {
    const testCases = readTestCases(read);
    return {
      configurations: testCases.flatMap((testCase) => testCaseConfigurations(schema, testCase)),
      readPrinted: printedReader(testCases, read<Erratum[]>('errata.json')),
      tables: [
        ...read<Parameters>('low-latency/parameters.json').tables,
        ...testCases.flatMap(({ tables }) => tables),
        ...read<TableGroup>('low-latency/analysis.json').tables,
        ...read<TableGroup>('low-latency/summary.json').tables,
      ],
      machines: machinesOfTestCases(testCases),
      eventDays: [],
    };
  },
  goalFigures: ({ replayed, read, schema, parameters, claims }) =>
    goalFigures(lowLatencyEvidence(replayed, { read, schema }), parameters, claims),
};
