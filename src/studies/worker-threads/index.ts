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
  isHeldOut: false,
  contentsOf: contentsInText(metrics),
  goalFigures: ({ replayed }) => goalFigures(replayed),
};
