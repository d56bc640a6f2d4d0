import type { Duration } from '../../system/document';

/** A time with another mean, spread as it was. */
export const withMeanMs = (time: Duration | null | undefined, meanMs: number): Duration =>
  typeof time === 'object' && time !== null ? { ...time, meanMs } : meanMs;

/** The mean of a time, however it is spread; 0 of none. */
export const meanMsOf = (time: Duration | null | undefined): number =>
  typeof time === 'object' && time !== null ? time.meanMs : (time ?? 0);
