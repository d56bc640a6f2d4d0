import type { Description } from '../../description';
import type { Today } from './today';

const work = (perSecond: number, demandMs: number): Description => ({
  name: 'Compaction in the background',
  notes:
    'Cut the compaction into pieces: ten times as often, a tenth of the work each. The disk is as busy as before.',
  classes: [
    { name: 'reads', arrivalsPerSecond: 100, demandsMs: { disk: 4 } },
    { name: 'compaction', arrivalsPerSecond: perSecond, demandsMs: { disk: demandMs } },
  ],
  stations: [{ name: 'disk', kind: 'disk' }],
});

export const today: Today = {
  description: work(0.1, 1000),
  tried: work(1, 100),
  watched: ['responseTime.p99.reads'],
};
