/** How times are written. */
export type TimeForm =
  | 'clock'
  | 'ymd'
  | 'dmy'
  | 'mdy'
  | 'epoch s'
  | 'epoch ms'
  | 'epoch µs'
  | 'epoch ns'
  | 'serial'
  | 'days'
  | 'hours'
  | 'minutes'
  | 'seconds'
  | 'milliseconds';

export interface ReadTime {
  /** Since midnight of some day; of times that are counted, since their start. */
  hours: number;
  /** A time zone was given; it is not interpreted. */
  hasZone: boolean;
}

const HOUR_S = 3600;
const HOUR_MS = 1000 * HOUR_S;

/** Hours of one of what is counted, from 1970, from the start or, of a spreadsheet's serial days, from 1900. */
const COUNTED: Partial<Record<TimeForm, number>> = {
  'epoch s': 1 / HOUR_S,
  'epoch ms': 1e-3 / HOUR_S,
  'epoch µs': 1e-6 / HOUR_S,
  'epoch ns': 1e-9 / HOUR_S,
  serial: 24,
  days: 24,
  hours: 1,
  minutes: 1 / 60,
  seconds: 1 / HOUR_S,
  milliseconds: 1e-3 / HOUR_S,
};

/** Whether the form tells the hour of a day, not only the time since a start. */
export const hasClock = (form: TimeForm): boolean =>
  COUNTED[form] === undefined || form.startsWith('epoch') || form === 'serial';

const ZONE = /(\d|[ap]m) *(z|utc|gmt|[+-]\d{2}:?\d{2})$/i;
const CLOCK =
  /^(\d{1,2})(?:[:h](\d{2})(?:[:m](\d{2})(?:[.,]\d+)?)?s?|h)? *(?:(am|pm|a\. ?m\.|p\. ?m\.)|uhr)?$/i;
/** The end of a stretch such as 08:00–09:00. */
const UNTIL = / *[-–—] *\d{1,2}:\d{2}(?::\d{2})?$/;
const HAS_CLOCK_MARK = /\d *(?:[:h]|am|pm|a\.m|p\.m|uhr)/i;
const DATE = /^(\d{1,4})([./-])(\d{1,2}|[\p{L}]{3,9}\.?)\2(\d{1,4})(?:[T:,]? *(.*))?$/u;
const NAMED_DATE =
  /^(?:\p{L}{2,9}\.?,? +)??(?:(\d{1,2})\.? +(\p{L}{3,9})|(\p{L}{3,9})\.? +(\d{1,2})),?\.? +(\d{4})(?:[,:]? *(?:at +)?(.*))?$/u;
/** How months begin, in the languages of the heads. */
const MONTHS = [
  /^(?:jan|ene|gen)/i,
  /^f(?:eb|[ée]v)/i,
  /^m(?:ar|är|aa|rt)/i,
  /^a(?:pr|vr|br)/i,
  /^m(?:ay|ai|ei|ag)/i,
  /^(?:jun|juin|giu)/i,
  /^(?:jul|juil|lug)/i,
  /^a(?:ug|o[uû]|go)/i,
  /^se[pt]/i,
  /^(?:o[ck]t|ott|out)/i,
  /^nov/i,
  /^d(?:e[cz]|éc|ic)/i,
];

const monthOf = (name: string): number => MONTHS.findIndex((month) => month.test(name)) + 1;

/** Hours of a clock; 24:00 is the midnight that ends a day. */
function clockHours(text: string): number | null {
  const [, hour, minute = '0', second = '0', half] = CLOCK.exec(text) ?? [];
  if (hour === undefined) return null;
  const [given, m, s] = [Number(hour), Number(minute), Number(second)];
  const h = half === undefined ? given : (given % 12) + (/^p/i.test(half) ? 12 : 0);
  const isHour = half === undefined ? h < 24 || (h === 24 && m + s === 0) : given > 0 && given < 13;
  return isHour && m < 60 && s < 60 ? h + m / 60 + s / HOUR_S : null;
}

/** Midnight of a date in hours, every day of 24; null where the calendar has none. */
function dayHours(year: number, month: number, day: number): number | null {
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.getTime() / 1000 / HOUR_S : null;
}

/** Year, month and day of a date in figures, and what stands behind it. */
function dateIn(text: string, form: TimeForm): [midnight: number | null, rest: string] | null {
  const named = NAMED_DATE.exec(text);
  if (named && form !== 'clock') {
    const [, day = named[4], month = named[3], , , year, rest = ''] = named;
    return [dayHours(Number(year), monthOf(month ?? ''), Number(day)), rest];
  }
  const [, first = '', mark, second = '', third = '', rest = ''] = DATE.exec(text) ?? [];
  if (first === '') return null;
  const isWord = /\D/.test(second);
  const middle = isWord ? monthOf(second) : Number(second);
  const isYearFirst = first.length === 4;
  if (isYearFirst !== (form === 'ymd') && !isWord) return null;
  if (isYearFirst) return [dayHours(Number(first), middle, Number(third)), rest];
  if (mark === '.' && form === 'mdy') return null;
  if (third.length !== 2 && third.length !== 4) return null;
  const [day, month] =
    form === 'mdy' && !isWord ? [middle, Number(first)] : [Number(first), middle];
  return [dayHours(Number(third), month, day), rest];
}

/** To the millisecond; to the second for days with five or six decimals, as spreadsheets write them. */
function roundedHours(hours: number, form: TimeForm): number {
  const parts = form === 'serial' || form === 'days' ? HOUR_S : HOUR_MS;
  return Math.round(hours * parts) / parts;
}

/** Reads a time of a known form as it stands, in no time zone; null for what is none. */
export function readTime(text: string, form: TimeForm): ReadTime | null {
  const given = text.replace(/\s+/g, ' ').trim();
  const each = COUNTED[form];
  if (each !== undefined) {
    const plain = given.replace(',', '.');
    return /^\d{1,20}(?:\.\d{1,9})?$/.test(plain)
      ? { hours: roundedHours(Number(plain) * each, form), hasZone: false }
      : null;
  }
  if (form === 'clock') {
    const start = given.replace(UNTIL, '');
    const hours = HAS_CLOCK_MARK.test(start) ? clockHours(start) : null;
    return hours === null ? null : { hours, hasZone: false };
  }
  const hasZone = ZONE.test(given);
  const local = given.replace(ZONE, '$1');
  const [midnight, rest] = dateIn(local, form) ?? [null, ''];
  const clock = rest === '' ? 0 : clockHours(rest);
  return midnight === null || clock === null ? null : { hours: midnight + clock, hasZone };
}

/** Forms whose times cannot be taken for numbers. */
export const WRITTEN: readonly TimeForm[] = ['clock', 'ymd', 'dmy', 'mdy'];

/** Whether a text is a time by its form alone. */
export const isWrittenTime = (text: string): boolean =>
  WRITTEN.some((form) => readTime(text, form) !== null);

const EPOCHS: readonly (readonly [TimeForm, number])[] = [
  ['epoch s', 1],
  ['epoch ms', 1e3],
  ['epoch µs', 1e6],
  ['epoch ns', 1e9],
];
/** From September 2001 to 2065, in seconds. */
const [EPOCH_FROM, EPOCH_TO] = [1e9, 3e9];

/** Year, month, day and hour without marks, such as 2024010108. */
const COMPACT_HOUR = /^20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])$/;

/** Which epoch whole numbers are of, by their size; null where they are of none. */
export function epochOf(cells: readonly string[]): TimeForm | null {
  const found = EPOCHS.find(([, times]) =>
    cells.every((cell) => {
      if (COMPACT_HOUR.test(cell)) return false;
      const value = /^\d{10,19}(?:\.\d+)?$/.test(cell) ? Number(cell) : Number.NaN;
      return value >= EPOCH_FROM * times && value < EPOCH_TO * times;
    }),
  );
  return cells.length > 0 && found !== undefined ? found[0] : null;
}
