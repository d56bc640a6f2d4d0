/** A design with what it achieves. */
export interface ParetoPoint {
  id: string;
  computers: number;
  throughputPerSecond: number;
  roundtripMs: number;
  /** Short lines for its label. */
  notes: readonly string[];
  /** Its settings as text. */
  settings: string;
  /** Where it can be run. */
  href?: string;
}

/** What designs of at most so many computers reach: each faster point carries more. */
export function frontWithin(points: readonly ParetoPoint[], computers: number): ParetoPoint[] {
  const front: ParetoPoint[] = [];
  const within = points
    .filter((point) => point.computers <= computers)
    .sort((a, b) => a.roundtripMs - b.roundtripMs || b.throughputPerSecond - a.throughputPerSecond);
  for (const point of within) {
    if (point.throughputPerSecond > (front.at(-1)?.throughputPerSecond ?? 0)) front.push(point);
  }
  return front;
}
