import { exp, hypotenuse } from '../numbers/elementary';
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

/** Half of a normal distribution's 90 % in standard deviations. */
const NORMAL_90 = 1.645;

/**
 * The half width with what the parameters leave open beyond that: `excess` is the standard deviation, in the scale of
 * the band, that they add to what they leave open at the nearest measured configuration. Independent, so by squares.
 */
export const withParameters = (halfWidth: number, excess: number): number =>
  hypotenuse(halfWidth, NORMAL_90 * excess);

/**
 * The band of a simulated metric, at a distance from the nearest measured configuration: never narrower than the
 * interval over replications. `excess` is the standard deviation of its logarithm that the parameters add. Null where
 * nothing was measured that would tell, or where a ratio to the value says nothing.
 */
export function predictiveBand(
  { metrics, widening }: StudyBands,
  metric: string,
  { mean, low, high }: Estimate,
  distance: number,
  excess = 0,
): Band | null {
  const band = metrics[metric];
  const isRatio = band?.scale === 'ratio';
  if (band === undefined || !Number.isFinite(mean) || (isRatio && mean <= 0)) return null;
  const added = isRatio ? excess : excess * mean;
  const halfWidth = withParameters(halfWidthAt(band, widening, distance), added);
  const [least, most] = isRatio
    ? [mean * exp(-halfWidth), mean * exp(halfWidth)]
    : [mean - halfWidth, mean + halfWidth];
  return {
    low: Math.max(0, Math.min(least, low)),
    high: Math.min(band.most ?? Number.POSITIVE_INFINITY, Math.max(most, high)),
  };
}

/**
 * The band of a scenario with whose metrics the parameters were tried, too: `excess` is what they add by metric, null
 * where nothing was tried. Null also where so many sets of them end in a backlog that nobody can say.
 */
export const openBand = (
  bands: StudyBands,
  metric: string,
  simulated: Estimate,
  distance: number,
  excess: Readonly<Record<string, number>> | null,
): Band | null =>
  excess !== null && !(metric in excess)
    ? null
    : predictiveBand(bands, metric, simulated, distance, excess?.[metric]);
