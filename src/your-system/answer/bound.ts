import { formatRate, shortNumber, withUnit } from '../../charts/frame/format';
import type { CurveValue } from '../../charts/own/types';
import type { Answered } from '../answered';
import type { Description } from '../description';

/** What nothing passes, whatever the load: a rate with its reason, and from which load on it is reached at best. */
export interface Bound {
  perSecond: number;
  /** Such as "one at a time, 4.02 ms"; empty where there is no single one. */
  why: string;
  /** Users from which on requests wait; null of arrivals. */
  knee: number | null;
}

const threeDigits = (value: number): string =>
  shortNumber(Number(value.toPrecision(value < 10 ? 2 : 3)));

const placesText = (places: number, demandMs: number): string =>
  `${places === 1 ? 'one' : threeDigits(places)} at a time, ${withUnit(demandMs, 'ms', demandMs < 10 ? 2 : 1)}`;

/** The bound of the drawn system where one kind of request limits it, else the limit that the points show. */
export function boundOf({ bounds, fit }: Answered): Bound | null {
  const full = bounds?.limits.find(({ name }) => name === bounds.bottleneck);
  const [perSecond, ...others] = full?.mostPerSecond ?? [];
  if (full && perSecond && others.length === 0) {
    const demandMs = full.demandsMs[0];
    return {
      perSecond,
      why: demandMs === undefined ? '' : placesText(full.capacity, demandMs),
      knee: bounds?.asymptotic?.kneeUsers ?? null,
    };
  }
  if (!fit?.limit) return null;
  return { perSecond: fit.limit.throughputPerSecond.value, why: '', knee: fit.limit.knee.value };
}

/** Mean think time of the only kind of users, ms. */
export function thinkOf({ thinkMs, classes }: Description): number {
  const given = classes?.length === 1 ? classes[0]?.thinkMs : thinkMs;
  return typeof given === 'number' ? given : (given?.meanMs ?? 0);
}

/** Highest throughput under each load: what nobody waits for, up to the bound. */
export const throughputBound = ({ perSecond, knee }: Bound, loads: readonly number[]) =>
  loads.map((load): CurveValue => {
    const alone = knee === null ? load : (load * perSecond) / knee;
    return { load, value: Math.min(perSecond, alone) };
  });

/** Shortest response under each number of users, ms: that of a lone one, or what the bound leaves. */
export const responseBound = (
  { perSecond, knee }: Bound,
  thinkMs: number,
  loads: readonly number[],
) =>
  knee === null
    ? []
    : loads.map((load): CurveValue => {
        const waiting = (1000 * Math.max(load, knee)) / perSecond;
        return { load, value: Math.max(0, waiting - thinkMs) };
      });

/** "at most 249/s:", "one at a time, 4.02 ms". */
export function boundLines({ perSecond, why }: Bound): string[] {
  const most = `at most ${formatRate(perSecond)}/s`;
  return why === '' ? [most] : [`${most}:`, why];
}
