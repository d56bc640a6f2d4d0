import type { Description } from '../../description';
import { type Today, withStation } from './today';

const description: Description = {
  name: 'Threads behind one interpreter lock',
  notes:
    'Raise the threads from 8 to 32. Then make the interpreter several processors, as several processes have, and compare.',
  users: 64,
  stations: [
    { name: 'threads', kind: 'pool', count: 8, over: ['interpreter', 'database'] },
    { name: 'interpreter', kind: 'lock', demandMs: 8, notes: 'One thread at a time runs code.' },
    { name: 'database', kind: 'delay', demandMs: 16 },
  ],
  route: ['interpreter', 'database'],
};

export const today: Today = {
  description,
  tried: withStation(description, 'threads', { count: 32 }),
  watched: ['throughput.mean'],
};
