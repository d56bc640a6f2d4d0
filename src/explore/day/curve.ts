import type { Estimate } from '../../simulator/types';
import { isBeyond } from './verdict';

/** What steady runs at one load of the closed loop found. */
export interface CurvePoint {
  /** Value of the load's knob. */
  load: number;
  /** Carried, per second. */
  rate: Estimate;
  /** By measure; null where the runs have no such number. */
  values: Readonly<Record<string, Estimate | null>>;
  /** The regimes of its bands. */
  regimes: readonly string[];
}

/** A limit on a measure. */
export interface Limit {
  measure: string;
  better: 'more' | 'less';
  value: number;
}

const between = (a: number, b: number, share: number): number => a + share * (b - a);

const estimateBetween = (a: Estimate | null, b: Estimate | null, share: number): Estimate | null =>
  a === null || b === null
    ? null
    : {
        mean: between(a.mean, b.mean, share),
        low: between(a.low, b.low, share),
        high: between(a.high, b.high, share),
      };

/** The points at which more is carried than at any lower load, ascending; the last of them carries most. */
export function rising(points: readonly CurvePoint[]): CurvePoint[] {
  const kept: CurvePoint[] = [];
  for (const point of [...points].sort((a, b) => a.load - b.load)) {
    if (point.rate.mean > (kept.at(-1)?.rate.mean ?? 0)) kept.push(point);
  }
  return kept;
}

/**
 * What a rate takes, on straight lines between simulated points of a rising curve. Below the first point everything is as
 * there, which is on the safe side; null above the last.
 */
export function pointAt(curve: readonly CurvePoint[], rate: number): CurvePoint | null {
  const next = curve.findIndex((point) => point.rate.mean >= rate);
  const to = curve[next];
  if (to === undefined) return null;
  const from = curve[next - 1];
  if (from === undefined) return to;
  const share = (rate - from.rate.mean) / (to.rate.mean - from.rate.mean);
  const ids = Object.keys(to.values);
  return {
    ...to,
    load: between(from.load, to.load, share),
    rate: estimateBetween(from.rate, to.rate, share) ?? to.rate,
    values: Object.fromEntries(
      ids.map((id) => [id, estimateBetween(from.values[id] ?? null, to.values[id] ?? null, share)]),
    ),
  };
}

/** The share of the way from one value to the next at which a limit is passed; null where it is not. */
function passedAt(from: number, to: number, { better, value }: Limit): number | null {
  if (isBeyond(better, from, value)) return 0;
  return isBeyond(better, to, value) ? (value - from) / (to - from) : null;
}

/** The highest rate up to which all limits are kept, by simulated values; 0 where the first point breaks one. */
export function acceptedRate(curve: readonly CurvePoint[], limits: readonly Limit[]): number {
  let [before] = curve;
  if (before === undefined) return 0;
  for (const point of curve) {
    const from = before;
    const shares = limits.flatMap((limit) => {
      const [a, b] = [from.values[limit.measure], point.values[limit.measure]];
      return a == null || b == null ? [] : (passedAt(a.mean, b.mean, limit) ?? []);
    });
    if (shares.length > 0) {
      if (point === from) return 0;
      return between(from.rate.mean, point.rate.mean, Math.min(...shares));
    }
    before = point;
  }
  return before.rate.mean;
}
