import type { Description } from '../../description';
import { type Today, withStation } from './today';

const description: Description = {
  name: 'Shards behind a coordinator',
  notes:
    'Add shards, 32 instead of 8. Every request still passes the coordinator, and its line grows instead.',
  users: 100,
  stations: [
    { name: 'coordinator', kind: 'processors', demandMs: 2 },
    { name: 'shards', kind: 'processors', count: 8, demandMs: 15 },
  ],
};

export const today: Today = {
  description,
  tried: withStation(description, 'shards', { count: 32 }),
  watched: ['throughput.mean'],
};
