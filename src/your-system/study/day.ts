import type { DayRule, NoDay } from '../../explore/study/dayRule';
import { powerOfTen } from '../../numbers/elementary';
import { spreadValues } from '../../scenario/spreadValues';
import type { Description } from '../description';
import { THROUGHPUT } from './named';
import type { Setting } from './numberKnob';
import { usualRate } from './usualRate';

/** Loads that are simulated for the curve of a day. */
const POINTS = 14;
/** Highest rate that can be asked of a day, as a multiple of what was seen. */
const MOST = 100;

/** How load over a day is read: by steady runs under as many users, or as many arrivals, as carry the load of each hour. */
export function dayOf(
  description: Description,
  load: Setting | undefined,
  seen: readonly number[],
): DayRule | NoDay {
  const isSingle = (description.classes ?? []).length < 2;
  if (load === undefined || !isSingle || Array.isArray(description.arrivalsPerSecond)) {
    return {
      kind: 'none',
      because:
        'The requests of this system are of several kinds, or already change over the day: no single number says how many come in an hour.',
    };
  }
  const { knob, described } = load;
  const most = Math.max(described, ...seen);
  const isClosed = description.users != null || description.classes?.[0]?.users != null;
  const [low, high] = isClosed ? [1, Math.min(knob.max, 4 * most)] : [most / 20, 2 * most];
  const on = (value: number) => Math.min(knob.max, Math.max(knob.min, value));
  return {
    kind: 'curve',
    noun: 'requests',
    most: Math.max(powerOfTen(4), MOST * Math.ceil(most)),
    isWhole: false,
    // A system that nothing is sent to has none.
    usual: usualRate(description) || undefined,
    rate: THROUGHPUT,
    loop: {
      knob: knob.id,
      noun: isClosed ? 'users' : 'arrivals per second',
      values: spreadValues(knob, gridded(on(low), knob.step), gridded(on(high), knob.step), POINTS),
    },
    limits: (description.targets ?? []).map(({ of, ms }) => ({
      measure: `responseTime.${of}`,
      value: ms,
      isSet: true,
    })),
    mayWait: 0,
  };
}

const gridded = (value: number, step: number): number => {
  const parts = Math.round(1 / step);
  return Math.round(value * parts) / parts;
};
