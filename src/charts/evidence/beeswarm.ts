/** A mark of a swarm: its value's position along the axis and its offset across it, both in px. */
export interface SwarmMark {
  index: number;
  along: number;
  across: number;
}

/**
 * Spreads marks across the axis so that none overlap, nearest to the axis first. Marks are taken in
 * order of position, so the same values always give the same picture.
 */
export function beeswarm(positions: readonly number[], diameter: number): SwarmMark[] {
  const order = positions.map((_, index) => index).sort((a, b) => positions[a] - positions[b]);
  const placed: SwarmMark[] = [];
  for (const index of order) {
    const along = positions[index];
    const near = placed.filter((mark) => along - mark.along < diameter);
    const free = (across: number) =>
      near.every((mark) => Math.hypot(along - mark.along, across - mark.across) >= diameter);
    let across = 0;
    for (let step = 1; !free(across); step += 1) {
      across = ((step % 2 === 1 ? -1 : 1) * Math.ceil(step / 2) * diameter) / 2;
    }
    placed.push({ index, along, across });
  }
  return placed;
}
