import { type Problem, problemOf } from '../address/problem';
import { quoted } from '../address/quoted';
import { entriesOf } from '../reading/list';
import { readingsOf } from '../reading/number';
import { readTyped, type Typed } from '../reading/typed';

/** What the rates of a day may be. */
export interface ProfileLimits {
  /** Number of hours. */
  hours: number;
  /** Highest rate accepted, in messages per second. */
  most: number;
}

/** A load profile that can be simulated, and what had to be put right to get there. */
export interface ReadProfile {
  /** Messages per second in each hour, as many as there are hours. */
  rates: number[];
  problems: Problem[];
}

/** The hour of a day at which a rate begins, such as "08:00". */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The nearest rate that is accepted. */
export const nearestRate = (rate: number, { most }: ProfileLimits): number =>
  Math.min(most, Math.max(0, Math.round(rate)));

/** The rate that stands in for one that is missing: that of the hour before, else the next one given. */
function neighbour(rates: readonly number[], rest: readonly string[], limits: ProfileLimits) {
  const next = rest.find((token) => readingsOf(token).length > 0);
  return rates.at(-1) ?? (next === undefined ? 0 : (rateOf(next, limits)?.value ?? 0));
}

const rateOf = (token: string, limits: ProfileLimits): Typed | null =>
  readTyped(token, (value) => nearestRate(value, limits));

/** Rates alike in what was done with them. */
interface Changed {
  hours: string[];
  given: string;
  used: number;
}

/** What is done with a rate: nothing, or that it is rounded, cut, or may be another number. */
function kindOf({ value, isAccepted, other }: Typed, most: number): string {
  if (isAccepted) return other === null ? '' : 'read';
  return value === most ? 'most' : value === 0 ? 'least' : 'rounded';
}

/** What was done with numbers that are not used as they stand, each message once. */
function changedTexts(accepted: string, changed: ReadonlyMap<string, Changed>) {
  return [...changed].map(([kind, { hours, given, used }]): Problem => {
    const [from = ''] = hours;
    const isOne = hours.length === 1;
    const where = isOne
      ? `The rate from ${from} is`
      : `${hours.length} rates, the first from ${from}, are`;
    const what = isOne ? quoted(given) : `such as ${quoted(given)}`;
    const each = isOne
      ? ''
      : kind === 'rounded'
        ? ' in its place, and so on'
        : ' in the place of each';
    return problemOf(from, given, `${where} ${what}`, accepted, `${used} is used${each}.`);
  });
}

/**
 * Reads a pasted load profile: one rate for each hour, separated by commas, semicolons, tabs, spaces or line ends.
 * Never throws; a rate that is not accepted is replaced by the nearest that is, with a message.
 */
export function readProfile(
  text: string,
  limits: ProfileLimits,
  current: readonly number[],
): ReadProfile {
  const { hours, most } = limits;
  const accepted = `whole numbers from 0 to ${most} messages/s`;
  const given = entriesOf(text, hours);
  const changed = new Map<string, Changed>();
  const problems: Problem[] = [];
  if (given.length === 0) {
    const accepts = `${hours} rates, ${accepted}`;
    const none = problemOf('profile', '', 'No rates are given', accepts, 'The profile stays.');
    return { rates: [...current], problems: [none] };
  }
  const rates: number[] = [];
  for (const [hour, token] of given.slice(0, hours).entries()) {
    const from = hourText(hour);
    const typed = rateOf(token, limits);
    if (typed !== null) {
      rates.push(typed.value);
      const kind = kindOf(typed, most);
      const same = changed.get(kind);
      if (same) same.hours.push(from);
      else if (kind !== '') changed.set(kind, { hours: [from], given: token, used: typed.value });
      continue;
    }
    const used = neighbour(rates, given.slice(hour + 1, hours), limits);
    rates.push(used);
    const what = `The rate from ${from} is ${token === '' ? 'missing' : quoted(token)}`;
    const instead = `${used} is used, as in the hour beside it.`;
    problems.push(problemOf(from, token, what, accepted, instead));
  }
  problems.push(...changedTexts(accepted, changed));
  problems.sort((a, b) => a.field.localeCompare(b.field));
  if (given.length !== hours) {
    const count = `${given.length} rates`;
    const instead =
      given.length > hours
        ? `Those after ${hourText(hours - 1)} are left out.`
        : `From ${hourText(given.length)} on the load is 0.`;
    const what = `There are ${count} for ${hours} hours`;
    problems.push(problemOf('profile', count, what, `${hours} rates`, instead));
  }
  while (rates.length < hours) rates.push(0);
  return { rates, problems };
}

/** A profile as text that readProfile takes. */
export const writeProfile = (rates: readonly number[]): string => rates.join(', ');
