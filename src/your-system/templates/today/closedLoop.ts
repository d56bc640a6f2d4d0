import type { Description } from '../../description';
import { type Today, withStation } from './today';

const description: Description = {
  name: 'Load test with virtual users',
  notes:
    'Double the demand of the service from 20 to 40 ms. The users send less, and nothing runs over.',
  users: 40,
  thinkMs: 1000,
  stations: [{ name: 'service', kind: 'processors', demandMs: 20 }],
};

export const today: Today = {
  description,
  tried: withStation(description, 'service', { demandMs: 40 }),
  watched: ['throughput.mean', 'responseTime.mean'],
};
