import { statedContents } from '../stated';
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
  contentsOf: (read, schema) =>
    statedContents(
      metrics,
      schema,
      read('worker-threads/configurations.json'),
      read('worker-threads/prose.json'),
    ),
  goalFigures: ({ replayed }) => goalFigures(replayed),
};
