import type { Description } from '../description';

export const description: Description = {
  name: 'Broker with a lock',
  arrivalsPerSecond: 200,
  stations: [
    { name: 'processors', kind: 'processors', count: 8, demandMs: 8 },
    { name: 'index', kind: 'lock', demandMs: 4, notes: 'One writer at a time.' },
    { name: 'acknowledgement', kind: 'delay', demandMs: 12 },
  ],
  targets: [{ of: 'p99', ms: 150 }],
};
