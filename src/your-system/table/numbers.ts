import { type NumberField, numberField } from '../../address/number';
import { MOST_SIMULATED } from '../../loadtest/checks/range';

type Range = Parameters<typeof numberField>[0];

const field = (range: Omit<Range, 'otherwise'>): NumberField<number | null> =>
  numberField({ ...range, otherwise: null });
const whole = (key: string, title: string, least: number, most: number) =>
  field({ key, title, least, most });
const ms = (key: string, title: string, most = 1e9) =>
  field({ key, title, least: 0, most, isWhole: false, unit: 'ms' });
/** A time that cannot be 0. */
const someMs = (key: string, title: string, most = 1e9): NumberField<number | null> => ({
  ...field({ key, title, least: Number.MIN_VALUE, most, isWhole: false }),
  accepted: 'a number of ms above 0',
});

/** What the numbers of a system may be; the module of systems checks the same. */
export const NUMBERS = {
  count: whole('count', 'Servers', 1, 10_000),
  demandMs: someMs('demandMs', 'Time of a request'),
  limit: whole('limit', 'Limit', 1, 1_000_000),
  perRequest: field({
    key: 'slowdown.perRequest',
    title: 'Slower by, for each further request',
    least: 0,
    most: 1000,
    isWhole: false,
  }),
  variation: field({
    key: 'spread',
    title: 'Coefficient of variation',
    least: 0,
    most: 30,
    isWhole: false,
  }),
  batchSize: whole('batch.size', 'Messages in a batch', 1, 1000),
  batchWaitMs: ms('batch.waitMs', 'Longest wait for a batch'),
  firstMs: someMs('poll.firstMs', 'First look away'),
  growth: field({
    key: 'poll.growth',
    title: 'Growth of looks away',
    least: 1,
    most: 100,
    isWhole: false,
  }),
  longestMs: someMs('poll.longestMs', 'Longest look away'),
  share: field({ key: 'share', title: 'Share', least: 0, most: 1, isWhole: false }),
  timeoutMs: someMs('timeoutMs', 'Time-out'),
  tries: whole('retries.most', 'Retries', 1, 100),
  backoffMs: ms('retries.backoffMs', 'Pause before a retry'),
  factor: field({
    key: 'retries.factor',
    title: 'Growth of pauses',
    least: 1,
    most: 100,
    isWhole: false,
  }),
  users: whole('users', 'Users', 1, MOST_SIMULATED),
  thinkMs: ms('thinkMs', 'Think time'),
  arrivalsPerSecond: {
    ...field({
      key: 'arrivalsPerSecond',
      title: 'Arrivals a second',
      least: Number.MIN_VALUE,
      most: 1e7,
      isWhole: false,
    }),
    accepted: 'a number above 0, at most 10,000,000',
  },
  priority: whole('priority', 'Priority', 0, 9),
} as const satisfies Record<string, NumberField<number | null>>;
