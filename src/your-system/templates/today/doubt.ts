import type { Description } from '../../description';
import type { Today } from './today';

const withNeighbour = (demandMs: number): Description => ({
  name: 'Noisy neighbour',
  notes:
    'Let the neighbour need 80 ms instead of 800, as on a quiet day. Nothing of yours has changed, and all your numbers have.',
  classes: [
    { name: 'requests', arrivalsPerSecond: 100, demandsMs: { host: 5 } },
    { name: 'neighbour', arrivalsPerSecond: 1, demandsMs: { host: demandMs } },
  ],
  stations: [{ name: 'host', kind: 'processors', count: 2 }],
});

export const today: Today = {
  description: withNeighbour(800),
  tried: withNeighbour(80),
  watched: ['responseTime.p95.requests'],
};
