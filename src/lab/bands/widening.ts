import { halfWidthAt, type StudyBands } from '../../comparison/bands';

/** How many times as wide as at a measured configuration the band is that widens most. */
export const mostWidening = ({ metrics, widening }: StudyBands, distance: number): number =>
  Math.max(
    1,
    ...Object.values(metrics).map(
      (widths) => halfWidthAt(widths, widening, distance) / halfWidthAt(widths, widening, 0),
    ),
  );

/** Below this share more nobody would see that a band is wider. */
export const LEAST_TOLD = 0.02;
