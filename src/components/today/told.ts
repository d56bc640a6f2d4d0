import { formatNumber, formatRate } from '../../charts/frame/format';
import type { Compared } from '../../your-system/templates/today/shown';

/** What of a sentence stands before, between and behind its two values. */
export interface Told {
  first: string;
  /** Of the value after the change. */
  second: string;
  last: string;
  shown: (value: number) => string;
}

/** Values nearer to each other than this are the same for a reader, as a share. */
const SAME = 0.02;
const SHARES = { p95: 95, p99: 99 } as const;

const inMs = (value: number) => formatNumber(value, value < 10 ? 1 : 0);

/** The sentence of a quantity before and after a change. */
export function toldOf({ metric }: Pick<Compared, 'metric'>): Told {
  if (metric === 'throughput.mean')
    return {
      first: '',
      second: ' requests per second before, ',
      last: ' after',
      shown: formatRate,
    };
  const [, statistic, ...named] = metric.split('.');
  const who = named.join('.') || 'requests';
  if (statistic === 'mean')
    return { first: '', second: ' ms on average before, ', last: ' ms after', shown: inMs };
  const of = SHARES[statistic === 'p95' ? 'p95' : 'p99'];
  return {
    first: `${of} of 100 ${who} within `,
    second: ' ms before, within ',
    last: ' ms after',
    shown: inMs,
  };
}

/** Whether no reader would see the difference. */
export const isSame = ({ before, after }: Compared): boolean =>
  Math.abs(after.mean / before.mean - 1) < SAME;
