import type { Estimate } from '../simulator/types';

/** How errors of a metric are counted: as the logarithm of a ratio, or as a difference in percentage points. */
export type BandScale = 'ratio' | 'points';

/** Natural logarithms of a factor, or percentage points. */
export interface Widths {
  /** Half width at a distance of 0. */
  halfWidth: number;
  /** What the half width never falls below: the errors at configurations that the fit saw. */
  least: number;
}

/** The 90 % predictive band of a metric. */
export interface MetricBand extends Widths {
  scale: BandScale;
  /** The largest value there is, such as 100 %. */
  most?: number;
}

/** What the bands of a study are made of. */
export interface StudyBands {
  /** Growth of the half width with the distance: at a distance of 1, so many times itself is added. */
  widening: number;
  /** By metric; those without a band are absent. */
  metrics: Readonly<Record<string, MetricBand>>;
}

/** Where nine of ten measurements of a scenario would lie. */
export interface Band {
  low: number;
  high: number;
}

/** The half width at a distance from the nearest measured configuration. */
export const halfWidthAt = ({ halfWidth, least }: Widths, widening: number, distance: number) =>
  Math.max(least, halfWidth * (1 + widening * distance));

/**
 * The band of a simulated metric, at a distance from the nearest measured configuration: never narrower than the
 * interval over replications. Null where nothing was measured that would tell, or where a ratio to the value says nothing.
 */
export function predictiveBand(
  { metrics, widening }: StudyBands,
  metric: string,
  { mean, low, high }: Estimate,
  distance: number,
): Band | null {
  const band = metrics[metric];
  const isRatio = band?.scale === 'ratio';
  if (band === undefined || !Number.isFinite(mean) || (isRatio && mean <= 0)) return null;
  const halfWidth = halfWidthAt(band, widening, distance);
  const [least, most] = isRatio
    ? [mean * Math.exp(-halfWidth), mean * Math.exp(halfWidth)]
    : [mean - halfWidth, mean + halfWidth];
  return {
    low: Math.max(0, Math.min(least, low)),
    high: Math.min(band.most ?? Number.POSITIVE_INFINITY, Math.max(most, high)),
  };
}
