import { determinedPredictions } from '../../comparison/refits';
import { contentsInText } from '../stated';
import type { StudyModule } from '../studyModule';
import { changes } from './changes';
import { goalFigures } from './goals';
import { workerThreads as metrics } from './metrics';
import { protocol } from './protocol';

const REFITS = 'validation/worker-threads-held-out.json';

export const workerThreads: StudyModule = {
  id: 'worker-threads',
  document: '004',
  metrics,
  protocol,
  repeats: null,
  sweepBase: {
    base: 'worker-threads/100',
    because: 'the run that completes most',
    metrics: [['completed'], ['cpu.sql'], ['sqlConnections.peak']],
  },
  changes,
  fit: 'validation/worker-threads-calibration.json',
  refits: REFITS,
  predictions: (read) => determinedPredictions(read(REFITS)),
  contentsOf: contentsInText(metrics),
  goalFigures: ({ replayed }) => goalFigures(replayed),
};
