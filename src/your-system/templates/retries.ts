import type { Description } from '../description';

export const description: Description = {
  name: 'Retries and a slow dependency',
  users: 40,
  thinkMs: 200,
  stations: [
    { name: 'application', kind: 'processors', count: 4, demandMs: 5 },
    {
      name: 'payment',
      kind: 'processors',
      count: 4,
      demandMs: 40,
      notes: 'Works on when nobody waits any more.',
    },
  ],
  route: ['application', { at: 'payment', timeoutMs: 250, retries: { most: 2, backoffMs: 50 } }],
  targets: [{ of: 'p95', ms: 500 }],
};
