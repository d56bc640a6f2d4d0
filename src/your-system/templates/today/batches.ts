import type { Description } from '../../description';
import { type Today, withStation } from './today';

const description: Description = {
  name: 'Group commit',
  notes:
    'Let one write to the disk confirm up to 8 transactions instead of 1, and wait 1 ms at most for others.',
  users: 64,
  thinkMs: 20,
  stations: [
    { name: 'processors', kind: 'processors', count: 8, demandMs: 1 },
    {
      name: 'log',
      kind: 'batch',
      demandMs: 5,
      batch: { size: 1, waitMs: 0 },
      notes: 'The time of one write, however many transactions it confirms.',
    },
  ],
};

export const today: Today = {
  description,
  tried: withStation(description, 'log', { batch: { size: 8, waitMs: 1 } }),
  watched: ['throughput.mean', 'responseTime.mean'],
};
