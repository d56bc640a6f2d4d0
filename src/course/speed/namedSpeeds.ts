/** A speed with a plain name: simulated time passes so many times slower than the reader's; below 1 it passes faster. */
export interface NamedSpeed {
  name: string;
  slowed: number;
}

/** How many times slower than in life a run is shown at least and at most. */
export const SLOWED = { least: 1, most: 1000 };
export const AS_IN_LIFE: NamedSpeed = { name: 'As in life', slowed: SLOWED.least };

/** From single steps of a message to life, around the speed at which most is seen. */
export const speedsOf = (firstSlowed: number): readonly NamedSpeed[] => [
  { name: 'One by one', slowed: Math.min(SLOWED.most, 10 * firstSlowed) },
  { name: 'Slow motion', slowed: firstSlowed },
  AS_IN_LIFE,
];

/** For what takes minutes. */
export const QUICK: NamedSpeed = { name: 'A minute a second', slowed: 1 / 60 };
export const speedsOfMinutes = (slowed: number): readonly NamedSpeed[] => [
  { name: 'Slow motion', slowed },
  AS_IN_LIFE,
  QUICK,
];
