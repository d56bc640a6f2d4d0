import { contentsInText } from '../stated';
import type { StudyModule } from '../studyModule';
import { changes } from './changes';
import { goalFigures } from './goals';
import { capacity as metrics } from './metrics';
import { protocol } from './protocol';

export const capacity: StudyModule = {
  id: 'capacity',
  document: '001',
  metrics,
  protocol,
  repeats: null,
  sweepBase: {
    base: 'capacity/sustainable',
    because: 'the load that the study finds sustainable',
    metrics: [['receivedPerSecond'], ['spoolRows.peak'], ['cpu.messagebox']],
  },
  changes,
  also: 'a day to draw',
  fit: 'validation/capacity-calibration.json',
  refits: 'validation/capacity-held-out.json',
  contentsOf: contentsInText(metrics),
  goalFigures: ({ replayed }) => goalFigures(replayed),
};
