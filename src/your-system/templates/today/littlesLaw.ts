import type { Description } from '../../description';
import { type Today, withStation } from './today';

const description: Description = {
  name: 'Connections for a rate',
  notes:
    'Let the query take 45 ms instead of 20. As many requests now hold more than twice as many connections, and wait for one.',
  arrivalsPerSecond: 200,
  stations: [
    { name: 'connections', kind: 'pool', count: 10, over: ['query'] },
    { name: 'query', kind: 'delay', demandMs: 20 },
  ],
  route: ['query'],
};

export const today: Today = {
  description,
  tried: withStation(description, 'query', { demandMs: 45 }),
  watched: ['throughput.mean', 'responseTime.p95'],
};
