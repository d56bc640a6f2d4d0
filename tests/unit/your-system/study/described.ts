import { readFileSync } from 'node:fs';
import { createSystemModule } from '../../../../src/system/module';
import type { Description } from '../../../../src/your-system/description';
import { questionOf } from '../../../../src/your-system/question';

export const module = await createSystemModule(
  readFileSync('src/system/generated/messagebox_system.wasm'),
);

/** Two at a time, 9 ms each, with 6 ms beside, as its points and what was found from them say. */
const LEVELS = [
  [1, 66.6, 15.01],
  [2, 133.2, 15.02],
  [4, 204.3, 19.6],
  [8, 221.5, 36.1],
  [16, 222.4, 71.9],
  [32, 221.9, 144.2],
] as const;

export const CLOSED: Description = {
  name: 'Shop',
  users: 8,
  thinkMs: 0,
  stations: [
    { name: 'Web front', kind: 'delay', demandMs: 6, fromPoints: true },
    { name: 'DB', kind: 'processors', count: 2, demandMs: 9.0237, fromPoints: true },
  ],
  measured: LEVELS.map(([users, throughputPerSecond, mean]) => ({
    users,
    throughputPerSecond,
    responseMs: { mean },
    utilisation: { DB: Math.min(1, (throughputPerSecond * 9) / 2000) },
  })),
  hold: [32],
  targets: [{ of: 'mean', ms: 40 }],
};

export const OPEN: Description = {
  arrivalsPerSecond: 60.5,
  stations: [{ name: 'queue', kind: 'queue', demandMs: 4.02, spread: 0.5, limit: 40 }],
  measured: [
    { arrivalsPerSecond: 60.5, throughputPerSecond: 60.4, responseMs: { mean: 5 } },
    { arrivalsPerSecond: 120, throughputPerSecond: 119, responseMs: { mean: 6.4, p95: 14 } },
  ],
};

export const LOCKED: Description = {
  classes: [
    { name: 'buyers', users: 6, thinkMs: { meanMs: 40, spread: 'constant' } },
    { name: 'mails', arrivalsPerSecond: 20, route: ['app', 'table'] },
  ],
  stations: [
    { name: 'app', kind: 'processors', count: 4, demandMs: 5 },
    { name: 'table', kind: 'lock', demandMs: 3 },
    { name: 'permits', kind: 'pool', count: 5, over: ['table'] },
  ],
};

export const DESCRIBED = { CLOSED, OPEN, LOCKED };

export const fitOf = (description: Description) => {
  const question = questionOf(description, []);
  return question && module.fit(question);
};
