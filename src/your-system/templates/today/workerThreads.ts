import type { Description } from '../../description';
import type { Today } from './today';

const withRetries = (most: number | null): Description => ({
  name: 'Retry storm',
  notes:
    'Take the three retries away. Fewer calls reach the service, and more of them are answered in time.',
  users: 60,
  thinkMs: 200,
  stations: [
    { name: 'application', kind: 'processors', count: 4, demandMs: 4 },
    {
      name: 'service',
      kind: 'processors',
      count: 4,
      demandMs: 30,
      notes: 'Works on for those who have given up.',
    },
  ],
  route: [
    'application',
    {
      at: 'service',
      timeoutMs: 250,
      ...(most !== null && { retries: { most, backoffMs: 20 } }),
    },
  ],
});

export const today: Today = {
  description: withRetries(3),
  tried: withRetries(null),
  watched: ['throughput.mean'],
};
