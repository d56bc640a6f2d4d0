import type { Description } from '../description';

export const description: Description = {
  name: 'Web, application, database',
  users: 120,
  thinkMs: 1000,
  stations: [
    { name: 'web', kind: 'processors', count: 2, demandMs: 2, notes: 'Encryption and files.' },
    { name: 'application', kind: 'processors', count: 8, demandMs: 12, sharing: 'shared' },
    { name: 'database', kind: 'processors', count: 2, demandMs: 8, notes: 'All queries together.' },
  ],
  targets: [{ of: 'p95', ms: 300 }],
  notes: 'A time is what one request takes: utilisation × servers ÷ throughput.',
};
