import { extent, median } from 'd3-array';
import type { MeasuredPoint, SimulatedPoint } from './planeTypes';

/** The part of the plane that is drawn. */
export interface PlaneDomain {
  throughputPerSecond: [number, number];
  roundtripMs: [number, number];
  /** Log for the whole range, linear when zoomed. */
  log: boolean;
}

/** A printed value this many times the median is drawn as an arrow, so that the rest stays readable. */
const FAR = 10;
/** The axes follow a simulated point or an erratum this far beyond the other measured points. */
const STRETCH = 1.6;

function padded(values: readonly number[], step: number): [number, number] {
  const [low = 0, high = step] = extent(values);
  const from = Math.floor(low / step) * step;
  return [from, Math.max(from + step, Math.ceil(high / step) * step)];
}

/** How far the axes reach for the given points; `zoomMs` asks for the neighbourhood of that roundtrip. */
export function planeDomain(
  measured: readonly MeasuredPoint[],
  simulated: readonly (SimulatedPoint | undefined)[],
  zoomMs: number | null,
): PlaneDomain {
  const typicalMs = median(measured, (point) => point.roundtripMs) ?? 1;
  const plain = measured.filter((point) => !point.flag && point.roundtripMs < FAR * typicalMs);
  const own = simulated.filter((point) => point !== undefined);
  if (zoomMs !== null) {
    const roundtripMs: [number, number] = [0.8 * zoomMs, 1.2 * zoomMs];
    const inside = [...plain, ...own].filter(
      (point) => point.roundtripMs >= roundtripMs[0] && point.roundtripMs <= roundtripMs[1],
    );
    return {
      throughputPerSecond: padded(
        inside.map((point) => point.throughputPerSecond),
        5,
      ),
      roundtripMs,
      log: false,
    };
  }
  const [slow = 0, fast = 1] = extent(plain, (point) => point.throughputPerSecond);
  const [least = 1, most = 10] = extent(plain, (point) => point.roundtripMs);
  const others = [...own, ...measured.filter((point) => point.flag)];
  const throughput = others
    .map((point) => point.throughputPerSecond)
    .filter((value) => value < fast * STRETCH);
  const roundtrip = others
    .map((point) => point.roundtripMs)
    .filter((value) => value > least / STRETCH && value < most * STRETCH);
  const lowMs = Math.floor((0.9 * Math.min(least, ...roundtrip)) / 50) * 50;
  return {
    throughputPerSecond: padded([slow, fast, ...throughput], 10),
    roundtripMs: [Math.max(50, lowMs), 1.1 * Math.max(most, ...roundtrip)],
    log: true,
  };
}
