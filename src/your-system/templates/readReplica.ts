import type { Description } from '../description';

export const description: Description = {
  name: 'Read replica',
  classes: [
    { name: 'read', users: 160, thinkMs: 1000, route: ['application', 'replica'] },
    { name: 'write', users: 60, thinkMs: 1000, route: ['application', 'primary'] },
  ],
  stations: [
    { name: 'application', kind: 'processors', count: 8, demandMs: 6 },
    { name: 'primary', kind: 'processors', count: 2, demandMs: 18, notes: 'All writes.' },
    { name: 'replica', kind: 'processors', count: 2, demandMs: 9, notes: 'Reads, a little old.' },
  ],
  targets: [{ of: 'p95', ms: 200 }],
};
