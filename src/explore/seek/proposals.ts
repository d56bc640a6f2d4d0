import type { Goal, Numbers } from './goal';
import type { Random } from './random';
import type { SeekSpace } from './space';
import type { Point } from './types';

/** A combination that was tried by a short run. */
export interface Tried {
  point: Point;
  numbers: Numbers;
  isUnstable: boolean;
}

/** What a search knows when it chooses what to try next. */
export interface Surroundings {
  space: SeekSpace;
  goal: Goal;
  random: Random;
  /** Whether a combination describes a system, was not tried and is not ruled out. */
  isOpen: (point: Point) => boolean;
}

/** Chooses up to `count` open combinations, given all that was tried, the best first. */
export type Propose = (count: number, ranked: readonly Tried[]) => Promise<Point[]>;
