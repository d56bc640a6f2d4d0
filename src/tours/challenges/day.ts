import { capacityKnobs } from '../../studies/capacity/knobs';
import { DRAWN_DAY, HOURS, ratesOf } from '../../studies/capacity/lab/profile';
import { text } from '../text';
import { CHART, metricOf, simulated } from '../tours/parts';
import type { Seen } from '../types';
import { onlyMoves } from './rules';
import type { Challenge } from './types';

/** Messages per second in the busiest hour: more than the system can take for good. */
export const RUSH_PER_SECOND = 180;
/** A day of which less is received has not been survived. */
const FOLLOWS = 0.98;
const RATES = Array.from({ length: HOURS }, (_, hour) => `rate${hour}`);

const sumOf = ({ values }: Seen) =>
  ratesOf(capacityKnobs, values).reduce((sum, rate) => sum + rate, 0);

export const day: Challenge = {
  id: 'day',
  page: '/capacity/lab',
  start: 'config=sustainable&load=drawn&durationHours=24&burstMessages=0',
  task: [
    `Draw a day with one hour of at least ${RUSH_PER_SECOND} messages per second, and as many messages as you can. At its end all must have been received, and the spool must be where a healthy hour leaves it.`,
  ],
  hint: text`A backlog makes cleaning slower, so what comes after the rush matters as much as the rush.`,
  focus: [{ name: 'the day', selector: '[data-lab-part="editor"]' }, CHART],
  goals: [
    {
      label: 'a rush hour',
      isMet: ({ values }) => Math.max(...ratesOf(capacityKnobs, values)) >= RUSH_PER_SECOND,
      missing: () => [`No hour has ${RUSH_PER_SECOND} messages per second.`],
    },
    {
      label: 'all received',
      isMet: (seen) =>
        metricOf(seen.summary, 'receivedPerSecond') >= (FOLLOWS * sumOf(seen)) / HOURS,
      missing: ({ summary }) =>
        text`${simulated(summary, 'receivedPerSecond')} messages per second were received in the mean of the day, fewer than came.`,
    },
    {
      label: 'spool is back',
      isMet: ({ summary, published }) =>
        metricOf(summary, 'spoolRows.end') <= metricOf(published, 'spoolRows.end'),
      missing: ({ summary, published }) =>
        text`The spool ends at ${simulated(summary, 'spoolRows.end')} rows; ${simulated(published, 'spoolRows.end')} are wanted.`,
    },
    {
      label: 'whole day',
      isMet: ({ values }) => Object.entries(DRAWN_DAY).every(([id, value]) => values[id] === value),
      missing: () => [`The load is drawn over ${HOURS} hours, without a burst besides.`],
    },
    onlyMoves([...RATES, ...Object.keys(DRAWN_DAY)], 'the rates of the hours'),
  ],
  scoreOf: (seen) => (sumOf(seen) * 3600) / 1e6,
};
