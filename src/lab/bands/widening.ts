import { type BandPlace, halfWidthOf, type StudyBands } from '../../comparison/bands';

/** How many times as wide as at a measured configuration of the same regimes the band is that widens most. */
export const mostWidening = (bands: StudyBands, place: BandPlace): number =>
  Math.max(
    1,
    ...Object.keys(bands.metrics).map((metric) => {
      const measured = halfWidthOf(bands, metric, { ...place, distance: 0 });
      const here = halfWidthOf(bands, metric, place);
      return measured && here ? here / measured : 1;
    }),
  );

/** Below this share more nobody would see that a band is wider. */
export const LEAST_TOLD = 0.02;
