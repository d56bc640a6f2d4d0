import { statedContents } from '../stated';
import type { StudyModule } from '../studyModule';
import { goalFigures } from './goals';
import { capacity as metrics } from './metrics';
import { protocol } from './protocol';

export const capacity: StudyModule = {
  id: 'capacity',
  document: '001',
  metrics,
  protocol,
  repeats: null,
  contentsOf: (read, schema) =>
    statedContents(
      metrics,
      schema,
      read('capacity/configurations.json'),
      read('capacity/prose.json'),
    ),
  goalFigures: ({ replayed }) => goalFigures(replayed),
};
