import { median } from 'd3-array';
import { ln } from '../../numbers/elementary';
import { rateSeconds } from '../../reading/heads';
import { type Told, trouble, warning } from '../told';
import type { Choice, Choices, Trouble } from '../types';
import { taken } from './choice';
import { wordsOf } from './words';

const [GOOD, ALL] = ['good requests', 'all requests'] as const;
/** How much nearer to N = X (R + Z) one of both has to come to be taken for what a table does not say. */
const NEARER = 0.01;

/** A level of a row, and what its column of errors holds. */
export interface Failing {
  level: Told;
  value: number | null;
  cell: string;
  place: string;
}

/** What a column of errors holds: a rate, a share of all in percent or of 1, or a count. */
type Kind = { rate: number } | { whole: number } | 'count';

const isPercent = (text: string): boolean => /%|percent|pct|prozent/i.test(text);

function kindOf(head: string, rows: readonly Failing[]): Kind {
  const seconds = rateSeconds(wordsOf(head));
  if (seconds !== null) return { rate: seconds };
  const isSigned = rows.some(({ cell }) => cell.endsWith('%'));
  if (!isSigned && !/%|percent|pct|prozent|share|rate|ratio|quote/i.test(head)) return 'count';
  // A column is percent as a whole: 0.5 beside 2 is half a percent.
  const isAbove = rows.some(({ value }) => (value ?? 0) > 1);
  return { whole: isSigned || isPercent(head) || isAbove ? 100 : 1 };
}

/** Requests that failed for each that is counted as throughput, where that counts all or good ones alone; null where it is not told. */
function failedFor({ level, value }: Failing, kind: Kind, isAll: boolean): number | null {
  const { throughputPerSecond: x, seconds, requests } = level;
  if (value === null || !x) return null;
  if (kind === 'count') {
    if (seconds) return value / seconds / x;
    return requests ? value / Math.max(1, isAll ? requests : requests - value) : null;
  }
  if ('rate' in kind) return value / kind.rate / x;
  const share = value / kind.whole;
  return isAll ? share : share < 1 ? share / (1 - share) : null;
}

/**
 * How far N = X (R + Z), or what was sent in an open test, is off where throughput counts all, and where it counts good requests;
 * null where neither shows.
 */
function missesOf(rows: readonly Failing[], kind: Kind): { all: number; good: number } | null {
  // Where hardly any failed both are as near, and where all did none is told.
  const shares = rows.map((row) =>
    failedFor(row, kind, false) === null ? 0 : (failedFor(row, kind, true) ?? 0),
  );
  const most = Math.max(0, ...shares);
  const telling = rows.filter((_, at) => most > 0 && (shares[at] ?? 0) >= most / 2);
  const off = (isAll: boolean) =>
    median(telling, (row) => {
      const { users, arrivalsPerSecond: sent, throughputPerSecond: x } = row.level;
      const { responseMs, thinkMs } = row.level;
      const failed = failedFor(row, kind, isAll);
      if (!x || !failed) return undefined;
      const rate = isAll ? x : x * (1 + failed);
      if (!users && sent) return Math.abs(ln(rate / sent));
      if (!users || !responseMs.mean) return undefined;
      return Math.abs(ln((rate * (responseMs.mean + (thinkMs ?? 0))) / 1000 / users));
    });
  const [all, good] = [off(true), off(false)];
  return all === undefined || good === undefined ? null : { all, good };
}

/** A level of which some requests failed, of how many nothing tells. */
const withUnknown = ({ level, cell }: Failing): Told => ({
  ...level,
  warnings: [
    ...level.warnings,
    warning(
      'failed-unknown',
      `${cell} failed, and nothing tells of how many: a column with the duration or the number of requests would, or a share with “%” in its head. Where many failed, nothing follows of the limit.`,
    ),
  ],
});

/** Levels of a table with what failed of them: its throughput may count all requests, or good ones alone. */
export function withFailures(
  rows: readonly Failing[],
  head: string,
  file: string,
  choices: Choices,
): { levels: Told[]; told: Choice[]; troubles: Trouble[] } {
  const kind = kindOf(head, rows);
  const misses = missesOf(rows, kind);
  const isShown = misses !== null && Math.abs(misses.all - misses.good) > NEARER;
  const choice = taken(
    {
      what: 'what throughput counts',
      file,
      options: [GOOD, ALL],
      otherwise: isShown && misses.all < misses.good ? ALL : GOOD,
      note: isShown
        ? 'Taken to be so: throughput, load and times agree best.'
        : 'Taken to be so: nothing tells whether it counts failed requests, too.',
    },
    choices,
  );
  const isAll = choice.value === ALL;
  const troubles: Trouble[] = [];
  const refuse = ({ level, cell, place }: Failing, accepted: string): Told => {
    troubles.push(trouble(file, place, cell, accepted));
    return level;
  };
  const levels = rows.map((row): Told => {
    const { level, value } = row;
    if (kind !== 'count' && 'whole' in kind && (value ?? 0) > kind.whole)
      return refuse(row, `0 to ${kind.whole}, the share of requests that failed`);
    const x = level.throughputPerSecond;
    const failed = failedFor(row, kind, isAll);
    if (x && value !== null && failed === null && kind !== 'count')
      return refuse(row, 'less than all, as throughput counts good requests');
    if (x && value && failed === null) return withUnknown(row);
    if (!x || failed === null) return level;
    if (isAll && failed > 1) return refuse(row, 'no more failed requests than throughput counts');
    const throughputPerSecond = isAll ? x * (1 - failed) : x;
    return { ...level, throughputPerSecond, errorsPerSecond: x * failed };
  });
  return { levels, told: rows.some(({ value }) => value) ? [choice] : [], troubles };
}
