import {
  type Band,
  type BandPlace,
  type BandScale,
  halfWidthOf,
  openBand,
  predictiveBand,
  type StudyBands,
  type Widths,
  widthsAt,
} from '../../comparison/bands';
import type { Spread } from '../../simulator/ensemble';
import type { Estimate } from '../../simulator/types';

/**
 * A predictive band, taken apart: three intervals around the same simulated value, each within the next. Their widths
 * make up the band's: `chance + error + distance + parameters` is the width of `whole`.
 */
export interface BandParts {
  scale: BandScale;
  /** Those of its regimes, the widest of them. */
  widths: Widths;
  /** The 95 % interval over runs. */
  runs: Band;
  /** The band as it would be at a measured configuration. */
  measured: Band;
  /** The band. */
  whole: Band;
  /** Widths in the unit of the metric. */
  chance: number;
  error: number;
  distance: number;
  /** What the parameters leave open beyond the nearest measured configuration; 0 where they were not tried. */
  parameters: number;
  /** What sets the half width at a measured configuration: errors that were held out, or those of the fit to all. */
  setBy: 'held out' | 'fit';
  /** How many times as wide the half width is for the distance. */
  factor: number;
}

const widthOf = ({ low, high }: Band): number => high - low;

/** Takes the band of a metric apart at a place among what was measured; null where it has none. */
export function bandParts(
  bands: StudyBands,
  metric: string,
  estimate: Estimate,
  place: BandPlace,
  excess: Spread | null = null,
): BandParts | null {
  const there = { ...place, distance: 0 };
  const widths = widthsAt(bands, metric, place);
  const [atZero, atPlace] = [there, place].map((one) => halfWidthOf(bands, metric, one));
  const measured = predictiveBand(bands, metric, estimate, there);
  const far = predictiveBand(bands, metric, estimate, place);
  const whole = openBand(bands, metric, estimate, place, excess);
  if (!widths || !atZero || !atPlace || !measured || !far || !whole) return null;
  // A band ends where values end, at 0 or at 100 %; what lies beyond is no part of it.
  const within = (value: number) => Math.min(whole.high, Math.max(whole.low, value));
  const runs = { low: within(estimate.low), high: within(estimate.high) };
  return {
    scale: bands.metrics[metric]?.scale ?? 'ratio',
    widths,
    runs,
    measured,
    whole,
    chance: widthOf(runs),
    error: widthOf(measured) - widthOf(runs),
    distance: widthOf(far) - widthOf(measured),
    parameters: widthOf(whole) - widthOf(far),
    setBy: widths.halfWidth > widths.least ? 'held out' : 'fit',
    factor: atPlace / atZero,
  };
}
