/** A mark of a swarm: its item's position along the axis and its offset across it, both in px. */
export interface SwarmMark<Item> {
  item: Item;
  along: number;
  across: number;
}

/**
 * Spreads marks across the axis so that none overlap, nearest to the axis first. Marks are taken in
 * order of position, so the same values always give the same picture.
 */
export function beeswarm<Item>(
  items: readonly Item[],
  positionOf: (item: Item) => number,
  diameter: number,
): SwarmMark<Item>[] {
  const ordered = items
    .map((item) => ({ item, along: positionOf(item) }))
    .sort((a, b) => a.along - b.along);
  const placed: SwarmMark<Item>[] = [];
  for (const { item, along } of ordered) {
    const near = placed.filter((mark) => along - mark.along < diameter);
    const free = (across: number) =>
      near.every((mark) => Math.hypot(along - mark.along, across - mark.across) >= diameter);
    let across = 0;
    for (let step = 1; !free(across); step += 1) {
      across = ((step % 2 === 1 ? -1 : 1) * Math.ceil(step / 2) * diameter) / 2;
    }
    placed.push({ item, along, across });
  }
  return placed;
}
