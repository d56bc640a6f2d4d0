import type { Description } from '../../description';

/** What a reader watches while trying: of all requests, or of one class by its name behind. */
export type Watched =
  | 'throughput.mean'
  | `responseTime.${'mean' | 'p95' | 'p99'}`
  | `responseTime.${'mean' | 'p95' | 'p99'}.${string}`;

/** A small network of today in which one change shows what a chapter or a study tells. */
export interface Today {
  /** As it opens; its name says what it is, its notes the first thing to try. */
  description: Description;
  /** With the first thing tried. */
  tried: Description;
  watched: readonly [Watched, ...Watched[]];
}

type Station = Description['stations'][number];

/** With other fields of one station. */
export const withStation = (
  description: Description,
  name: string,
  changes: Partial<Station>,
): Description => ({
  ...description,
  stations: description.stations.map((one) => (one.name === name ? { ...one, ...changes } : one)),
});
