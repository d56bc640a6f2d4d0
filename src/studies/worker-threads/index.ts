import { contentsInText } from '../stated';
import type { StudyModule } from '../studyModule';
import { goalFigures } from './goals';
import { workerThreads as metrics } from './metrics';
import { protocol } from './protocol';

export const workerThreads: StudyModule = {
  id: 'worker-threads',
  document: '004',
  metrics,
  protocol,
  repeats: null,
  fit: 'validation/worker-threads-calibration.json',
  refits: 'validation/worker-threads-held-out.json',
  contentsOf: contentsInText(metrics),
  goalFigures: ({ replayed }) => goalFigures(replayed),
};
