import type { Description } from '../../description';
import { type Today, withStation } from './today';

const description: Description = {
  name: 'Consumer group with four partitions',
  notes:
    'Double the consumers from 4 to 8: four of them have no partition to read. Then double the partitions, too.',
  users: 40,
  thinkMs: 50,
  stations: [
    { name: 'partitions', kind: 'pool', count: 4, over: ['consumers'] },
    { name: 'consumers', kind: 'processors', count: 4, demandMs: 20 },
  ],
  route: ['consumers'],
};

export const today: Today = {
  description,
  tried: withStation(description, 'consumers', { count: 8 }),
  watched: ['throughput.mean', 'responseTime.mean'],
};
