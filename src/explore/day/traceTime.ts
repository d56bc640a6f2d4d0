/** How a trace tells time: with dates, as a clock within a day, or as hours from its start. */
export type TimeKind = 'dated' | 'clock' | 'count';

export interface TraceTime {
  kind: TimeKind;
  /** Hours since midnight of some day; of a count, since its start. */
  hours: number;
  /** A time zone was given; it is not interpreted. */
  hasZone: boolean;
}

export const ACCEPTED_TIMES = '2026-11-25 09:00, 09:00, or a number of hours';

const DATED =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:T| +)(\d{1,2})(?::(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?)? *(Z|UTC|[+-]\d{2}:?\d{2})?$/i;
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?$/;
const COUNT = /^\d{1,6}(?:\.\d{1,9})?$/;
const HOUR_MS = 3_600_000;

const clockHours = (hour = '0', minute = '0', second = '0'): number | null => {
  const [h, m, s] = [Number(hour), Number(minute), Number(second)];
  return h > 23 || m > 59 || s > 59 ? null : h + m / 60 + s / 3600;
};

/** Midnight of a date in hours, every day of 24; null where the calendar has none. */
function dayHours(year: number, month: number, day: number): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.getTime() / HOUR_MS : null;
}

/** Reads a time as it stands, in no time zone; null for what is none. */
export function readTime(text: string): TraceTime | null {
  const given = text.trim();
  const dated = DATED.exec(given);
  if (dated) {
    const [, year, month, day, hour, minute, second, zone] = dated;
    const midnight = dayHours(Number(year), Number(month), Number(day));
    const clock = clockHours(hour, minute, second);
    if (midnight === null || clock === null) return null;
    return { kind: 'dated', hours: midnight + clock, hasZone: zone !== undefined };
  }
  const clock = CLOCK.exec(given);
  if (clock) {
    const hours = clockHours(clock[1], clock[2], clock[3]);
    return hours === null ? null : { kind: 'clock', hours, hasZone: false };
  }
  return COUNT.test(given) ? { kind: 'count', hours: Number(given), hasZone: false } : null;
}
