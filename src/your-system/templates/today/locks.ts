import type { Description } from '../../description';
import { type Today, withStation } from './today';

const description: Description = {
  name: 'Hot row',
  notes: 'Double the processors from 8 to 16. Then halve the time of the row instead, and compare.',
  users: 60,
  thinkMs: 50,
  stations: [
    { name: 'processors', kind: 'processors', count: 8, demandMs: 6 },
    { name: 'row', kind: 'lock', demandMs: 4, notes: 'Kept until the transaction commits.' },
  ],
};

export const today: Today = {
  description,
  tried: withStation(description, 'processors', { count: 16 }),
  watched: ['throughput.mean'],
};
