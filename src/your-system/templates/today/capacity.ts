import type { Description } from '../../description';
import { type Today, withStation } from './today';

const description: Description = {
  name: 'Buffer before a slow consumer',
  notes:
    'Make the buffer ten times as large, 200 instead of 20. No more gets through, and all of it waits longer.',
  arrivalsPerSecond: 130,
  stations: [
    {
      name: 'consumer',
      kind: 'queue',
      demandMs: 10,
      limit: 20,
      whenFull: 'refuse',
      notes: 'Who finds the buffer full is told so at once.',
    },
  ],
};

export const today: Today = {
  description,
  tried: withStation(description, 'consumer', { limit: 200 }),
  watched: ['throughput.mean', 'responseTime.mean'],
};
