import { formatNumber, THIN } from '../../../../lab/view/format';
import { type LineName, lineOf } from '../../../../simulator/series';
import { mean } from '../../../../simulator/statistics';
import type { Summary } from '../../../../simulator/types';

export type SignId = 'spool' | 'timeouts' | 'cleanup' | 'received';

/** Something that may tell of too much load, over a run whose load climbs every hour. */
export interface Sign {
  id: SignId;
  label: string;
  /** What it shows in each hour. */
  hours: readonly number[];
  /** The first hour in which it warns; null where it never does. */
  warnsIn: number | null;
  text: (value: number) => string;
}

const HOUR_MS = 3_600_000;
/** A level warns when it is so many times that of the first hour. */
const TIMES = 2;
/** One cleanup run is lost now and then; this share of an hour's runs is not. */
const LOST_PERCENT = 10;
/** A receive rate below this share of the load no longer follows it. */
const FOLLOWS = 0.98;

/**
 * Means of a line over each hour. A spool read where steps end rises and falls with the minute of the cleanup, and
 * nothing else: the mean of an hour does not.
 */
function hourly({ series }: Summary, name: LineName, hours: number): number[] {
  const perHour = HOUR_MS / series.stepMs;
  const values = lineOf(series, name);
  return Array.from({ length: hours }, (_, hour) => {
    const from = Math.round(hour * perHour);
    const of = values.slice(from, Math.round((hour + 1) * perHour));
    return mean(of.flatMap((value) => (value === null ? [] : [value])));
  });
}

/** Share of the message cleanup's runs that began in each hour and were lost to a deadlock, in percent. */
function lostPercent({ incidents = [] }: Summary, hours: number): number[] {
  return Array.from({ length: hours }, (_, hour) => {
    const runs = incidents.filter(
      ({ kind, startMs }) => kind === 'message-cleanup' && Math.floor(startMs / HOUR_MS) === hour,
    );
    const lost = runs.filter(({ label }) => label === 'deadlock victim').length;
    return runs.length === 0 ? 0 : (100 * lost) / runs.length;
  });
}

/** The signs of a run with a load for each hour, in messages per second. */
export function signsOf(summary: Summary, loads: readonly number[]): Sign[] {
  const sign = (
    id: SignId,
    label: string,
    hours: readonly number[],
    warns: (value: number, hour: number) => boolean,
    text: (value: number) => string,
  ): Sign => {
    const found = hours.findIndex(warns);
    return { id, label, hours, warnsIn: found < 0 ? null : found, text };
  };
  const level = (id: SignId, label: string, name: LineName, unit: string) => {
    const hours = hourly(summary, name, loads.length);
    const [first = 0] = hours;
    return sign(
      id,
      label,
      hours,
      (value) => value >= TIMES * first && first > 0,
      (value) => `${formatNumber(Number(value.toPrecision(3)))} ${unit}`,
    );
  };
  return [
    level('spool', 'Rows in the spool', 'spoolRows', 'rows'),
    level('timeouts', 'Lock timeouts', 'lockTimeoutsPerSecond', 'a second'),
    sign(
      'cleanup',
      'Cleanup runs lost to a deadlock',
      lostPercent(summary, loads.length),
      (percent) => percent >= LOST_PERCENT,
      (percent) => `${formatNumber(percent)}${THIN}%`,
    ),
    sign(
      'received',
      'Receive rate behind the load',
      hourly(summary, 'receivedPerSecond', loads.length),
      (rate, hour) => rate < FOLLOWS * (loads[hour] ?? 0),
      (rate) => `${formatNumber(rate)} a second`,
    ),
  ];
}

/** The signs that warn before all others: more than one where they do so in the same hour. */
export function firstSigns(signs: readonly Sign[]): Sign[] {
  const first = Math.min(...signs.map(({ warnsIn }) => warnsIn ?? Number.POSITIVE_INFINITY));
  return signs.filter(({ warnsIn }) => warnsIn === first);
}
