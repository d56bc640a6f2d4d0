import type { Description } from '../../description';
import { type Today, withStation } from './today';

const description: Description = {
  name: 'Consumer lag after a burst',
  notes:
    'Half a minute brings more than four consumers can do. Give them a fifth, and the lag is gone sooner.',
  arrivalsPerSecond: [
    { fromMs: 0, perSecond: 120 },
    { fromMs: 60_000, perSecond: 280 },
    { fromMs: 90_000, perSecond: 120 },
  ],
  stations: [{ name: 'consumers', kind: 'processors', count: 4, demandMs: 20 }],
  run: { forMs: 180_000 },
};

export const today: Today = {
  description,
  tried: withStation(description, 'consumers', { count: 5 }),
  watched: ['responseTime.p95'],
};
