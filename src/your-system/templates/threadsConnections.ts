import type { Description } from '../description';

export const description: Description = {
  name: 'Threads before a connection pool',
  users: 60,
  thinkMs: 200,
  stations: [
    { name: 'threads', kind: 'pool', count: 40, over: ['application', 'connections'] },
    { name: 'application', kind: 'processors', count: 4, demandMs: 4 },
    {
      name: 'connections',
      kind: 'pool',
      count: 6,
      over: ['database', 'transfer'],
      notes: 'Held until the last row is read.',
    },
    { name: 'database', kind: 'processors', count: 4, demandMs: 10 },
    { name: 'transfer', kind: 'delay', demandMs: 20 },
  ],
  route: ['application', 'database', 'transfer'],
  targets: [{ of: 'p95', ms: 300 }],
};
