import type { Bounds } from './bounds';
import type { Budget } from './budget';
import type { Goal } from './goal';
import { byImprovement, SPREAD_SHARE } from './improvement';
import { type Laboratory, replicate } from './laboratory';
import { seeded } from './random';
import { byMerit } from './ranking';
import { allPoints, keyOf, type SeekSpace } from './space';
import { Trial } from './trial';
import type { Point } from './types';

/** The first batch is small, so that its numbers come at once. */
const FIRST_BATCH = 4;
const BATCH = 8;
/** More combinations than this are not looked at one by one. */
const LISTED = 100_000;

export interface Screening {
  space: SeekSpace;
  goal: Goal;
  bounds: Bounds;
  budget: Budget;
  /** Tried before all others, where they are among the combinations. */
  first: readonly Point[];
}

/** All combinations that are open; null where there are more than `most`. */
function everyOpen(
  space: SeekSpace,
  isOpen: (point: Point) => boolean,
  most: number,
): Point[] | null {
  if (space.size > LISTED) return null;
  const open: Point[] = [];
  for (const point of allPoints(space)) {
    if (isOpen(point)) open.push(point);
    if (open.length > most) return null;
  }
  return open;
}

/** What was tried, and whether that is every combination but those that are ruled out or the same as another. */
export interface Screened {
  trials: Trial[];
  isWhole: boolean;
}

/** Tries combinations by short runs, batch by batch. Says after each how many will have been tried at most. */
export async function screen(
  laboratory: Laboratory,
  { space, goal, bounds, budget, first }: Screening,
  onBatch: (tried: readonly Trial[], most: number) => void,
): Promise<Screened> {
  const tried = new Map<string, Trial>();
  const isOpen = (point: Point): boolean => {
    if (tried.has(keyOf(point)) || space.scenarioAt(point) === null) return false;
    if (keyOf(space.plainest(point)) !== keyOf(point)) return false;
    const values = space.valuesAt(point);
    if (laboratory.study.leavesUndone?.(values) || bounds.breaksLimit(values)) return false;
    // Before anything is refined, what is beaten still tells of the front.
    return tried.size < SPREAD_SHARE * budget.screened || !bounds.isBeaten(values);
  };
  const every = everyOpen(space, isOpen, budget.screened);
  const most = every?.length ?? budget.screened;
  const random = seeded(laboratory.seed);
  const propose = byImprovement({ space, goal, random, isOpen }, budget.screened);
  const choose = async (count: number): Promise<readonly Point[]> => {
    const usable = tried.size === 0 ? first.filter(isOpen) : [];
    if (usable.length > 0) return usable;
    if (every) return every.filter(isOpen).slice(0, count);
    const ranked = [...tried.values()].flatMap(({ point, numbers, isUnstable }) =>
      point ? [{ point, numbers, isUnstable }] : [],
    );
    return propose(count, ranked.sort(byMerit(goal)));
  };
  while (tried.size < most) {
    const points = await choose(
      Math.min(most - tried.size, tried.size === 0 ? FIRST_BATCH : BATCH),
    );
    const trials = points.flatMap((point) => {
      const scenario = space.scenarioAt(point);
      return scenario ? [new Trial(goal, point, scenario, space.valuesAt(point))] : [];
    });
    if (trials.length === 0) break;
    await replicate(laboratory, trials, 'preview', 1);
    for (const [place, trial] of trials.entries()) {
      tried.set(keyOf(points[place] ?? []), trial);
      bounds.learn(trial);
    }
    onBatch([...tried.values()], most);
  }
  return { trials: [...tried.values()], isWhole: every !== null };
}
