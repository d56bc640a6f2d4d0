import type { Description } from '../../../../src/your-system/description';

/** As many digits as a fit gives. */
const digits = (users: number, part: number): number => (part * 1000) / (Math.PI * users + 7);

/** What a fit of seven levels leaves behind, with all that a tool tells of a level. */
export const FITTED: Description = {
  version: 1,
  name: 'Checkout',
  users: 16,
  stations: [
    { name: 'places', kind: 'processors', count: 2, demandMs: 9.034567123456789, fromPoints: true },
    { name: 'beside', kind: 'delay', demandMs: 6.123456789012345, fromPoints: true },
  ],
  hold: [32, 64],
  targets: [{ of: 'p95', ms: 300 }],
  measured: [1, 2, 4, 8, 16, 32, 64].map((users) => ({
    users,
    arrivalsPerSecond: null,
    throughputPerSecond: digits(users, 1),
    throughputStandardError: digits(users, 0.013),
    responseMs: {
      mean: digits(users, 2),
      p50: digits(users, 3),
      p90: digits(users, 5),
      p95: digits(users, 7),
      p99: digits(users, 11),
    },
    requests: Math.round(digits(users, 20)),
    seconds: 20.01,
    errorsPerSecond: digits(users, 0.001),
    tool: 'wrk',
    file: `n${users}.json`,
  })),
};

/** A description with something in every field that is not of the other kind of users. */
export const WHOLE: Description = {
  version: 1,
  name: 'Ünïcode “shop” 𝟛',
  classes: [
    { name: 'read', users: 3, thinkMs: { meanMs: 5, spread: 'constant' }, priority: 1 },
    { name: 'write', arrivalsPerSecond: [{ fromMs: 0, perSecond: 0.1 }], demandsMs: { app: 1e-3 } },
  ],
  stations: [
    { name: 'app', kind: 'processors', count: 4, demandMs: 0.1 + 0.2, spread: 0.5, notes: 'a\nb' },
    {
      name: '__proto__',
      kind: 'pool',
      count: 3,
      over: ['app', 'mail'],
      limit: 9,
      whenFull: 'block',
    },
    {
      name: 'mail',
      kind: 'batch',
      demandMs: 2,
      batch: { size: 5, waitMs: 10 },
      spread: { kind: 'hyperexponential', meanMs: 2, squaredVariation: 4 },
    },
    { name: 'look', kind: 'poller', poll: { firstMs: 1, growth: 2, longestMs: 8 }, demandMs: 1 },
  ],
  route: [
    'app',
    { at: 'mail', share: 0.5, timeoutMs: 5, stopsService: true, retries: { most: 2, factor: 2 } },
    'look',
  ],
  run: { warmUpMs: 10, forMs: 1e5 },
  notes: 'Why',
};
