import { measuredReader } from '../../comparison/claimsPrinted';
import type { TableGroup } from '../../measured/types';
import { hardwareOf } from '../stated';
import type { StudyModule } from '../studyModule';
import { adapterScenarios } from './configurations';
import { adapters as metrics } from './metrics';
import { protocol } from './protocol';
import { measuredAdapter } from './results';

export const adapters: StudyModule = {
  id: 'adapters',
  document: '002',
  metrics,
  protocol,
  repeats: null,
  contentsOf: (read, schema) => {
    const results = read<TableGroup>('adapters/results.json');
    return {
      configurations: adapterScenarios(schema, read('adapters/test-cases.json'), results),
      readPrinted: measuredReader('adapters', (row) => measuredAdapter(results, row)),
      tables: results.tables,
      ...hardwareOf(read('adapters/configurations.json')),
    };
  },
};
