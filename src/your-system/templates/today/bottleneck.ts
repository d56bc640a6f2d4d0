import type { Description } from '../../description';
import { type Today, withStation } from './today';

const description: Description = {
  name: 'More copies before one database',
  notes:
    'Double the processors of the application from 8 to 16, as an autoscaler would. The database stays as full as it was.',
  users: 200,
  thinkMs: 500,
  stations: [
    { name: 'application', kind: 'processors', count: 8, demandMs: 20 },
    { name: 'database', kind: 'processors', count: 4, demandMs: 14 },
  ],
};

export const today: Today = {
  description,
  tried: withStation(description, 'application', { count: 16 }),
  watched: ['throughput.mean'],
};
