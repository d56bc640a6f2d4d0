import { SLOWED } from './link';

/** A speed with a plain name: simulated time passes so many times slower than the reader's. */
export interface NamedSpeed {
  name: string;
  slowed: number;
}

/** From single steps of a message to life, around the speed at which a study shows most. */
export const speedsOf = (firstSlowed: number): readonly NamedSpeed[] => [
  { name: 'One by one', slowed: Math.min(SLOWED.most, 10 * firstSlowed) },
  { name: 'Slow motion', slowed: firstSlowed },
  { name: 'As in life', slowed: SLOWED.least },
];
