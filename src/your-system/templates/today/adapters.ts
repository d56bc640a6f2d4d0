import type { Description } from '../../description';
import { type Today, withStation } from './today';

const description: Description = {
  name: 'Client with two connections',
  notes: 'Allow 8 connections to the partner instead of 2. Nobody got faster, and more is done.',
  users: 30,
  stations: [
    { name: 'mapping', kind: 'processors', count: 4, demandMs: 5 },
    { name: 'connections', kind: 'pool', count: 2, over: ['partner'] },
    { name: 'partner', kind: 'delay', demandMs: 60 },
  ],
  route: ['mapping', 'partner'],
};

export const today: Today = {
  description,
  tried: withStation(description, 'connections', { count: 8 }),
  watched: ['throughput.mean', 'responseTime.mean'],
};
