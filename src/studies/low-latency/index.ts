import type { Erratum, Parameters, TableGroup, TestCase } from '../../measured/types';
import type { ReadData, StudyModule } from '../studyModule';
import { replayFileOf, testCaseConfigurations } from './configurations';
import { machinesOfTestCases } from './machines';
import { lowLatency as metrics } from './metrics';
import { printedReader } from './printedReader';
import { protocol } from './protocol';
import { repeats } from './repeats';

const NUMBERS = Array.from({ length: 21 }, (_, index) => index + 1);

/** The 21 test cases, in order. */
export const readTestCases = (read: ReadData): TestCase[] =>
  NUMBERS.map((number) => read(replayFileOf({ number })));

export const lowLatency: StudyModule = {
  id: 'low-latency',
  document: '000',
  metrics,
  protocol,
  repeats,
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
};
