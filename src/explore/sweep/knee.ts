/** A load with what came of it. */
export interface LoadPoint {
  load: number;
  /** Work done per time, or all in all. */
  throughput: number;
  /** Time that each piece of work takes; null where the study measures none. */
  response: number | null;
}

/** How much less the power is at both ends of a curve that has a knee, as a share of the most. */
export const KNEE_DROP = 0.05;

/**
 * Kleinrock's power: throughput divided by response time. Where no response time is measured, Little's law gives that of
 * a system with `load` in it, load / throughput; of work offered as `load`, the same is the throughput times the share of
 * the load that is carried.
 */
export const powerOf = ({ load, throughput, response }: LoadPoint): number =>
  throughput / (response ?? load / throughput);

/**
 * The knee of a curve over its load: where the power is greatest. Below it more load brings more than it costs, above it
 * waiting grows faster than throughput. Null where the power is not greatest inside the curve, by a clear margin over both
 * ends: such a curve goes straight on, or was bent before it began.
 */
export function kneeOf(points: readonly LoadPoint[]): number | null {
  const known = points
    .map((point) => ({ load: point.load, power: powerOf(point) }))
    .filter(({ power }) => Number.isFinite(power) && power > 0)
    .sort((a, b) => a.load - b.load);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return null;
  const best = known.reduce((most, point) => (point.power > most.power ? point : most), first);
  const isClear = Math.max(first.power, last.power) <= (1 - KNEE_DROP) * best.power;
  return isClear ? best.load : null;
}
