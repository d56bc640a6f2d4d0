import type { HeldOut } from '../../comparison/validation';
import type { Erratum, Parameters, TableGroup } from '../../measured/types';
import type { StudyModule } from '../studyModule';
import { changes } from './changes';
import { testCaseConfigurations } from './configurations';
import { extrapolated } from './evidence/extrapolated';
import { NETWORK_START, networkAt } from './evidence/network';
import { repeatsWithin } from './evidence/repeats';
import { FIRST_EIGHT, lowLatencyEvidence } from './evidence/study';
import { goalFigures } from './goals';
import { machinesOfTestCases } from './machines';
import { lowLatency as metrics } from './metrics';
import { pageFiles } from './pageFiles';
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
  sweepBase: {
    base: 'low-latency/20-A',
    because: 'which the study declares its best result',
    metrics: [
      ['throughput.median', 'throughput.mean'],
      ['roundtripTime.median', 'roundtripTime.mean'],
      ['cpu.BPI8X-O01'],
    ],
  },
  changes,
  fit: 'validation/calibration.json',
  ensemble: 'validation/ensemble.json',
  groupRefits: (read) =>
    read<HeldOut>('validation/held-out.json')
      .folds.filter(({ id }) => id !== FIRST_EIGHT)
      .map(({ parameters }) => ({ parameters, open: [] })),
  predictions: (read) => {
    const { folds, predictions } = read<HeldOut>('validation/held-out.json');
    const leftOut = new Map(folds.map(({ id, heldOut }) => [id, heldOut]));
    return predictions
      .filter(({ fold }) => fold !== FIRST_EIGHT)
      .flatMap(({ fold, scenario, metrics }) =>
        Object.entries(metrics).map(([metric, predicted]) => ({
          scenario,
          metric,
          predicted,
          leftOut: leftOut.get(fold) ?? [scenario],
        })),
      );
  },
  reckoned: { start: NETWORK_START, at: networkAt },
  extrapolations: (read, rows) => extrapolated(read('validation/extrapolations.json'), rows),
  clusterOf: (row) => row.split('-')[0] ?? row,
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
  pageFiles: ({ read, claims }) => pageFiles(read, claims),
  goalFigures: ({ replayed, read, schema, parameters, claims }) =>
    goalFigures(lowLatencyEvidence(replayed, { read, schema }), parameters, claims),
  repeatsWithin: ({ replayed, read, schema }) =>
    repeatsWithin(lowLatencyEvidence(replayed, { read, schema })),
};
