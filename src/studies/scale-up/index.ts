import { determinedPredictions } from '../../comparison/refits';
import type { Refits } from '../../comparison/validation';
import type { Configurations } from '../../measured/configurationTypes';
import { withTables } from '../../measured/tabled';
import type { TableGroup } from '../../measured/types';
import { statedContents } from '../stated';
import type { StudyModule } from '../studyModule';
import { changes } from './changes';
import { goalFigures } from './goals';
import { SCALE_UP_REFITS, scaleUpHeldOut } from './heldOut';
import { scaleUp as metrics } from './metrics';
import { protocol } from './protocol';

export const scaleUp: StudyModule = {
  id: 'scale-up',
  document: '003',
  metrics,
  protocol,
  repeats: null,
  sweepBase: {
    base: 'scale-up/L3',
    because: 'the largest configuration of the application that waits',
    metrics: [['orchestrationsPerSecond'], ['cpu.master'], ['cpu.worker1']],
  },
  changes,
  fit: 'validation/scale-up-calibration.json',
  groupRefits: (read) => read<Refits>(SCALE_UP_REFITS).folds,
  predictions: (read) => determinedPredictions(read(SCALE_UP_REFITS)),
  contentsOf: (read, schema) => {
    const results = read<TableGroup>('scale-up/results.json');
    const published = withTables(read('scale-up/prose.json'), results);
    const configurations = read<Configurations>('scale-up/configurations.json');
    return statedContents(metrics, schema, configurations, published, results.tables);
  },
  pageFiles: ({ read }) => ({ 'points-scale-up': scaleUpHeldOut(read) }),
  goalFigures: ({ replayed, read }) => goalFigures(replayed, scaleUpHeldOut(read)),
};
