import type { Description } from '../description';

export const description: Description = {
  name: 'Batch job under load',
  classes: [
    { name: 'online', users: 60, thinkMs: 1000 },
    { name: 'job', users: 4, demandsMs: { application: 1, database: 40 } },
  ],
  stations: [
    { name: 'application', kind: 'processors', count: 4, demandMs: 10 },
    {
      name: 'database',
      kind: 'processors',
      count: 4,
      demandMs: 12,
      notes: 'The job reads whole tables.',
    },
  ],
  targets: [{ of: 'p95', ms: 100 }],
};
