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
  /** The largest value there is, such as 100 %; null where there is none. */
  most: number | null;
}

/** What the bands of a study are made of. */
export interface StudyBands {
  /** Growth of the half width with the distance: at a distance of 1, so many times itself is added. */
  widening: number;
  /** By metric; those without a band are absent. */
  metrics: Readonly<Record<string, MetricBand>>;
}

/** Where 90 of 100 measurements of a scenario would lie. */
export interface Band {
  low: number;
  high: number;
}

/** The half width at a distance from the nearest measured configuration. */
export const halfWidthAt = ({ halfWidth, least }: Widths, widening: number, distance: number) =>
  Math.max(least, halfWidth * (1 + widening * distance));

/**
 * The band of a metric that is simulated as `value`, at a distance from the nearest measured configuration; null where
 * nothing was measured that would tell, or where a ratio to the value says nothing.
 */
export function predictiveBand(
  bands: StudyBands,
  metric: string,
  value: number,
  distance: number,
): Band | null {
  const band = bands.metrics[metric];
  if (band === undefined || !Number.isFinite(value)) return null;
  const halfWidth = halfWidthAt(band, bands.widening, distance);
  if (band.scale === 'ratio') {
    if (value <= 0) return null;
    return within(band.most, value * Math.exp(-halfWidth), value * Math.exp(halfWidth));
  }
  return within(band.most, value - halfWidth, value + halfWidth);
}

const within = (most: number | null, low: number, high: number): Band => ({
  low: Math.max(0, low),
  high: most === null ? high : Math.min(most, high),
});
