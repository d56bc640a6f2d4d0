import type { Description } from '../../description';
import { type Today, withStation } from './today';

const description: Description = {
  name: 'Connection pool that is too large',
  notes:
    'Take connections away, 16 instead of 120. The database gets less to do at once, and more of it done.',
  users: 200,
  stations: [
    { name: 'connections', kind: 'pool', count: 120, over: ['database'] },
    {
      name: 'database',
      kind: 'processors',
      count: 16,
      sharing: 'shared',
      demandMs: 20,
      slowdown: { perRequest: 0.01, counts: 'inside' },
      notes: 'Every query inside takes caches, memory and locks from the others.',
    },
  ],
  route: ['database'],
};

export const today: Today = {
  description,
  tried: withStation(description, 'connections', { count: 16 }),
  watched: ['throughput.mean', 'responseTime.mean'],
};
