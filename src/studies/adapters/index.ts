import { measuredReader } from '../../comparison/claimsPrinted';
import type { TableGroup } from '../../measured/types';
import { hardwareOf } from '../stated';
import type { StudyModule } from '../studyModule';
import { adaptersBeside } from './beside';
import { changes } from './changes';
import { adapterScenarios } from './configurations';
import type { AdapterFit } from './fit';
import { goalFigures } from './goals';
import { adapters as metrics } from './metrics';
import { pageFiles } from './pageFiles';
import { protocol } from './protocol';
import { measuredAdapter } from './results';
import type { AdapterTestCases } from './types';

/** The fit with each cell, and each test case, left out. */
const HELD_OUT = 'validation/adapters-held-out.json';

export const adapters: StudyModule = {
  id: 'adapters',
  document: '002',
  metrics,
  protocol,
  repeats: null,
  sweepBase: {
    base: 'adapters/file-local/2006/2kb',
    because: 'in which every knob has its default',
    metrics: [['documentsPerSecond'], ['cpu.biztalk'], ['cpu.sql']],
  },
  changes,
  fit: 'validation/adapters-calibration.json',
  predictions: (read) =>
    read<AdapterFit>(HELD_OUT).predictions.flatMap((one) =>
      one.determinedWithoutCell
        ? [
            {
              scenario: one.scenario,
              metric: 'documentsPerSecond',
              predicted: one.withoutCell,
              leftOut: [one.scenario],
            },
          ]
        : [],
    ),
  clusterOf: (row) => row.split('/')[0] ?? row,
  contentsOf: (read, schema) => {
    const results = read<TableGroup>('adapters/results.json');
    return {
      configurations: adapterScenarios(schema, read('adapters/test-cases.json'), results),
      readPrinted: measuredReader('adapters', (row) => measuredAdapter(results, row)),
      tables: results.tables,
      ...hardwareOf(read('adapters/configurations.json')),
    };
  },
  goalFigures: ({ replayed, read }) => goalFigures(replayed, read(HELD_OUT)),
  pageFiles: ({ read }) => pageFiles(read, read(HELD_OUT)),
  besideFigures: (read) => ({
    'adapters.heldOut': adaptersBeside(
      read(HELD_OUT),
      read<AdapterTestCases>('adapters/test-cases.json').testCases,
    ),
  }),
};
