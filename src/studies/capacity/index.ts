import { contentsInText } from '../stated';
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
  fit: 'validation/capacity-calibration.json',
  refits: 'validation/capacity-held-out.json',
  contentsOf: contentsInText(metrics),
  goalFigures: ({ replayed }) => goalFigures(replayed),
};
