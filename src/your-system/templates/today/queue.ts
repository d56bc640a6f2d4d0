import type { Description } from '../../description';
import type { Today } from './today';

const description: Description = {
  name: 'One copy of a service',
  notes: 'Raise the arrivals from 80 to 95 per second, and see how much longer each request takes.',
  arrivalsPerSecond: 80,
  stations: [{ name: 'service', kind: 'processors', demandMs: 10 }],
  targets: [{ of: 'p95', ms: 200 }],
};

export const today: Today = {
  description,
  tried: { ...description, arrivalsPerSecond: 95 },
  watched: ['throughput.mean', 'responseTime.mean'],
};
