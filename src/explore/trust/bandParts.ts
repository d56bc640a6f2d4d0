import {
  type Band,
  type BandScale,
  halfWidthAt,
  openBand,
  predictiveBand,
  type StudyBands,
} from '../../comparison/bands';
import type { Spread } from '../../simulator/ensemble';
import type { Estimate } from '../../simulator/types';

/**
 * A predictive band, taken apart: three intervals around the same simulated value, each within the next. Their widths
 * make up the band's: `chance + error + distance + parameters` is the width of `whole`.
 */
export interface BandParts {
  scale: BandScale;
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

/** Takes the band of a metric apart at a distance from the nearest measured configuration; null where it has none. */
export function bandParts(
  bands: StudyBands,
  metric: string,
  estimate: Estimate,
  distance: number,
  excess: Spread | null = null,
): BandParts | null {
  const widths = bands.metrics[metric];
  const measured = predictiveBand(bands, metric, estimate, 0);
  const far = predictiveBand(bands, metric, estimate, distance);
  const whole = openBand(bands, metric, estimate, distance, excess);
  if (widths === undefined || measured === null || far === null || whole === null) return null;
  // A band ends where values end, at 0 or at 100 %; what lies beyond is no part of it.
  const within = (value: number) => Math.min(whole.high, Math.max(whole.low, value));
  const runs = { low: within(estimate.low), high: within(estimate.high) };
  return {
    scale: widths.scale,
    runs,
    measured,
    whole,
    chance: widthOf(runs),
    error: widthOf(measured) - widthOf(runs),
    distance: widthOf(far) - widthOf(measured),
    parameters: widthOf(whole) - widthOf(far),
    setBy: widths.halfWidth > widths.least ? 'held out' : 'fit',
    factor: halfWidthAt(widths, bands.widening, distance) / halfWidthAt(widths, bands.widening, 0),
  };
}
