import { readTime, WRITTEN } from '../reading/time';

const ISO = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

/** A point of time in seconds since 1970: a number of seconds to nanoseconds, or a date with a clock; null for neither. */
export function epochSeconds(text: string): number | null {
  if (/^\d{9,20}(?:\.\d+)?$/.test(text)) {
    const value = Number(text);
    const each = [1, 1e3, 1e6, 1e9].find((one) => value / one < 1e10);
    return each === undefined ? null : value / each;
  }
  // A clock without a zone is taken as it stands, wherever it is read.
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`;
  const iso = ISO.test(text) ? Date.parse(zoned.replace(' ', 'T')) : Number.NaN;
  if (Number.isFinite(iso)) return iso / 1000;
  return writtenSeconds(text);
}

/** Dates are read to whole seconds there, so that the part behind is put on again. */
function writtenSeconds(text: string): number | null {
  const [, decimals = '0'] = /:\d\d[.,](\d{1,9})\b/.exec(text) ?? [];
  const found = WRITTEN.flatMap((form) => readTime(text, form) ?? [])[0];
  return found === undefined ? null : Math.round(found.hours * 3600) + Number(`0.${decimals}`);
}
