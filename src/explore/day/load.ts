import type { Field } from '../../address/field';
import { type Problem, problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { powerOfTen } from '../../numbers/elementary';

/** Longest load, in hours: a week. */
export const MOST_HOURS = 168;
export const HOURS_A_DAY = 24;

/** A load over time, hour by hour. */
export interface Load {
  /** Hour of the day at which the first hour begins, 0 to 23. */
  from: number;
  /** Mean rate in each hour, per second; these are judged. */
  rates: readonly number[];
  /** The highest row in each hour, per second; null where there was no more than one row an hour. */
  peaks: readonly number[] | null;
}

/** What rates may be. */
export interface RateRange {
  /** What arrives, such as "messages". */
  noun: string;
  /** Per second. */
  most: number;
  isWhole: boolean;
}

/** A rate in links keeps so many decimals. */
const DECIMALS = 2;

export const acceptedRates = ({ noun, most, isWhole }: RateRange): string =>
  `${isWhole ? 'whole numbers' : 'numbers'} from 0 to ${most} ${noun}/s`;

/** The nearest rate that is accepted and that a link holds as it is. */
export function nearestRate(rate: number, { most, isWhole }: RateRange): number {
  const grain = powerOfTen(isWhole ? 0 : DECIMALS);
  return Math.min(most, Math.max(0, Math.round(rate * grain) / grain));
}

export const isSameLoad = (a: Load, b: Load): boolean =>
  a.from === b.from &&
  a.rates.join() === b.rates.join() &&
  (a.peaks ?? []).join() === (b.peaks ?? []).join();

/** When an hour of a load begins: "09:00", with the number of its day where there are several. */
export function hourName({ from, rates }: Load, hour: number): string {
  const clock = `${String((from + hour) % HOURS_A_DAY).padStart(2, '0')}:00`;
  const days = Math.ceil((from + rates.length) / HOURS_A_DAY);
  return days > 1 ? `day ${Math.floor((from + hour) / HOURS_A_DAY) + 1}, ${clock}` : clock;
}

const PART = /^(\d{1,7}(?:\.\d{1,6})?)(?:\*(\d{1,3}))?$/;

/** Rates as a link holds them: "20*7,35,70" is seven hours of 20, then 35, then 70. */
export function writeRates(rates: readonly number[]): string {
  const parts: { rate: number; hours: number }[] = [];
  for (const rate of rates) {
    const last = parts.at(-1);
    if (last?.rate === rate) last.hours += 1;
    else parts.push({ rate, hours: 1 });
  }
  return parts.map(({ rate, hours }) => (hours > 1 ? `${rate}*${hours}` : String(rate))).join(',');
}

/**
 * Rates under a key, null where there is none. What cannot be used is named and stands as the hour before; no rates are
 * left where nothing can be used.
 */
export function ratesField(range: RateRange, key: 'load' | 'peaks'): Field<number[] | null> {
  const accepted = `${acceptedRates(range)}, separated by commas, each for an hour or, as 20*7, for several`;
  return {
    key,
    title: 'Load',
    accepted,
    otherwise: null,
    read: (text) => {
      const rates: number[] = [];
      const problems: Problem[] = [];
      const parts = text.trim() === '' ? [] : text.split(',');
      for (const [index, given] of parts.entries()) {
        if (rates.length >= MOST_HOURS) {
          const [what, most] = [
            `Load (${key}) goes on after ${MOST_HOURS} hours`,
            `up to ${MOST_HOURS} hours`,
          ];
          problems.push(problemOf(key, given, what, most, 'The rest is left out.'));
          break;
        }
        const [, number = '', count = '1'] = PART.exec(given.trim()) ?? [];
        const value = number === '' ? (rates.at(-1) ?? 0) : Number(number);
        const used = nearestRate(value, range);
        const hours = Math.max(1, Math.min(MOST_HOURS - rates.length, Number(count)));
        if (number === '' || used !== value || hours !== Number(count)) {
          const times = hours === 1 ? '' : `, for ${hours} hours`;
          const what = `Load (${key}), entry ${index + 1}, is ${quoted(given)}`;
          problems.push(problemOf(key, given, what, accepted, `${used} is used${times}.`));
        }
        rates.push(...new Array<number>(hours).fill(used));
      }
      return { value: rates, problems };
    },
    write: (rates) => (rates === null ? '' : writeRates(rates)),
  };
}
