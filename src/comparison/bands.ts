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
export interface MetricBand {
  scale: BandScale;
  /** The largest value there is, such as 100 %. */
  most?: number;
  /** By regime; one without a band is absent. */
  widths: Readonly<Record<string, Widths>>;
}

/** What the bands of a study are made of. */
export interface StudyBands {
  /**
   * Growth of the half width with the distance: at a distance of 1, so many times itself is added. Null where the study
   * tells of none: it has bands at what it measured alone.
   */
  widening: number | null;
  /** By metric; those without a band are absent. */
  metrics: Readonly<Record<string, MetricBand>>;
}

/** Where nine of ten measurements of a scenario would lie. */
export interface Band {
  low: number;
  high: number;
}

/** Where a scenario stands among what a study measured. */
export interface BandPlace {
  /** From the nearest measured configuration, in ranges of the study. */
  distance: number;
  /** The regimes that hold it. */
  regimes: readonly string[];
  /** Whether it lies outside of all that was measured, where nothing tells how wrong the model is. */
  isOutside: boolean;
}

/** The widest of some; null where one of them is. */
export const widest = (all: readonly (Widths | null | undefined)[]): Widths | null =>
  all.reduce<Widths | null>(
    (most, one) =>
      most && one
        ? {
            halfWidth: Math.max(most.halfWidth, one.halfWidth),
            least: Math.max(most.least, one.least),
          }
        : null,
    all[0] ?? null,
  );

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

/** The widths of a metric's band at a place: of the regimes there the widest; null in a regime without one. */
export const widthsAt = ({ metrics }: StudyBands, metric: string, { regimes }: BandPlace) =>
  widest(regimes.map((regime) => metrics[metric]?.widths[regime]));

/**
 * The half width of a metric's band at a place. Null where the study tells of none: in a regime without one, outside of
 * what was measured, and away from it where nothing tells how errors grow.
 */
export function halfWidthOf(bands: StudyBands, metric: string, place: BandPlace): number | null {
  const { widening } = bands;
  const { distance, isOutside } = place;
  const widths = widthsAt(bands, metric, place);
  if (widths === null || isOutside || (widening === null && distance > 0)) return null;
  return halfWidthAt(widths, widening ?? 0, distance);
}

/**
 * The band of a simulated metric at a place: never narrower than the interval over replications. `excess` is the standard
 * deviation of its logarithm that the parameters add. Null where nothing was measured that would tell, or where a ratio
 * to the value says nothing.
 */
export function predictiveBand(
  bands: StudyBands,
  metric: string,
  { mean, low, high }: Estimate,
  place: BandPlace,
  excess = 0,
): Band | null {
  const band = bands.metrics[metric];
  const own = halfWidthOf(bands, metric, place);
  const isRatio = band?.scale === 'ratio';
  if (band === undefined || own === null || !Number.isFinite(mean) || (isRatio && mean <= 0)) {
    return null;
  }
  const halfWidth = withParameters(own, isRatio ? excess : excess * mean);
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
  place: BandPlace,
  excess: Readonly<Record<string, number>> | null,
): Band | null =>
  excess !== null && !(metric in excess)
    ? null
    : predictiveBand(bands, metric, simulated, place, excess?.[metric]);
