import type { Problem } from './problem';
import { quoted } from './quoted';

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

/** A comma, semicolon or tab separates even nothing; spaces and line ends only what is there. */
const SEPARATOR = /[^\S\t]*[,;\t][^\S\t]*|\s+/;
const PLAIN_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** The hour of a day at which a rate begins, such as "08:00". */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The nearest rate that is accepted. */
export const nearestRate = (rate: number, { most }: ProfileLimits): number =>
  Math.min(most, Math.max(0, Math.round(rate)));

function tokens(text: string): string[] {
  const trimmed = text.trim().replace(/[,;]$/, '');
  return trimmed === '' ? [] : trimmed.split(SEPARATOR);
}

/** The rate that stands in for one that is missing: that of the hour before, else the next one given. */
function neighbour(rates: readonly number[], rest: readonly string[], limits: ProfileLimits) {
  const next = rest.find((token) => PLAIN_NUMBER.test(token));
  return rates.at(-1) ?? (next === undefined ? 0 : nearestRate(Number(next), limits));
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
  const given = tokens(text);
  const problems: Problem[] = [];
  const report = (field: string, value: string, accepts: string, message: string) =>
    problems.push({ field, given: value, accepted: accepts, message });
  if (given.length === 0) {
    const accepts = `${hours} rates, ${accepted}`;
    report('profile', '', accepts, `No rates are given; accepted: ${accepts}. The profile stays.`);
    return { rates: [...current], problems };
  }
  const rates: number[] = [];
  for (const [hour, token] of given.slice(0, hours).entries()) {
    const from = hourText(hour);
    if (PLAIN_NUMBER.test(token)) {
      const value = Number(token);
      const used = nearestRate(value, limits);
      rates.push(used);
      if (used !== value) {
        report(
          from,
          token,
          accepted,
          `The rate from ${from} is ${quoted(token)}; accepted: ${accepted}. ${used} is used.`,
        );
      }
      continue;
    }
    const used = neighbour(rates, given.slice(hour + 1, hours), limits);
    rates.push(used);
    const what = token === '' ? 'missing' : quoted(token);
    report(
      from,
      token,
      accepted,
      `The rate from ${from} is ${what}; accepted: ${accepted}. ${used} is used, as in the hour beside it.`,
    );
  }
  const count = `${hours} rates`;
  if (given.length > hours) {
    report(
      'profile',
      `${given.length} rates`,
      count,
      `There are ${given.length} rates for ${hours} hours; accepted: ${count}. Those after ${hourText(hours - 1)} are left out.`,
    );
  }
  if (given.length < hours) {
    report(
      'profile',
      `${given.length} rates`,
      count,
      `There are ${given.length} rates for ${hours} hours; accepted: ${count}. From ${hourText(given.length)} on the load is 0.`,
    );
    rates.push(...new Array<number>(hours - given.length).fill(0));
  }
  return { rates, problems };
}

/** A profile as text that readProfile takes. */
export const writeProfile = (rates: readonly number[]): string => rates.join(', ');
