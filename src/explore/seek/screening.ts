import type { Budget } from './budget';
import { descent } from './descent';
import type { Goal } from './goal';
import { type Laboratory, replicate } from './laboratory';
import { seeded } from './random';
import { byMerit } from './ranking';
import { allPoints, keyOf, type Point, type SeekSpace } from './space';
import { Trial } from './trial';

/** The first batch is small, so that its numbers come at once. */
const FIRST_BATCH = 4;
const BATCH = 8;

/** The combinations that describe a system and that no counted limit rules out; null where there are too many to list. */
function listed(space: SeekSpace, isOpen: (point: Point) => boolean, most: number): Point[] | null {
  if (space.size > LISTED) return null;
  const open: Point[] = [];
  for (const point of allPoints(space)) {
    if (isOpen(point)) open.push(point);
    if (open.length > most) return null;
  }
  return open;
}

const LISTED = 100_000;

export interface Screening {
  space: SeekSpace;
  goal: Goal;
  budget: Budget;
  /** Tried before all others, where they are among the combinations. */
  first: readonly Point[];
}

/** Tries combinations by short runs, batch by batch. Says after each how many will have been tried at most. */
export async function screen(
  laboratory: Laboratory,
  { space, goal, budget, first }: Screening,
  onBatch: (tried: readonly Trial[], most: number) => void,
): Promise<Trial[]> {
  const tried = new Map<string, Trial>();
  const counted = goal.measures.filter((measure) => measure.counted);
  const keepsCounted = (point: Point): boolean => {
    const values = space.valuesAt(point);
    const numbers = Object.fromEntries(
      counted.map(({ id, counted: count }) => [id, count?.(values) ?? null]),
    );
    return goal.limits.every(
      (limit) => !(limit.measure in numbers) || goal.excess(limit, numbers) <= 0,
    );
  };
  const isOpen = (point: Point): boolean =>
    !tried.has(keyOf(point)) && space.scenarioAt(point) !== null && keepsCounted(point);
  const every = listed(space, isOpen, budget.screened);
  const most = every?.length ?? budget.screened;
  const propose = descent(
    { space, goal, random: seeded(laboratory.seed), isOpen },
    budget.screened,
  );
  const byRank = byMerit(goal);
  const choose = (count: number): readonly Point[] => {
    if (tried.size === 0) {
      const usable = first.filter(isOpen);
      if (usable.length > 0) return usable;
    }
    if (every) return every.filter(isOpen).slice(0, count);
    const ranked = [...tried.values()].flatMap(({ point, numbers, isUnstable }) =>
      point ? [{ point, numbers, isUnstable }] : [],
    );
    return propose(count, ranked.sort(byRank));
  };
  while (tried.size < most) {
    const count = Math.min(most - tried.size, tried.size === 0 ? FIRST_BATCH : BATCH);
    const trials = choose(count).flatMap((point) => {
      const scenario = space.scenarioAt(point);
      return scenario ? [new Trial(goal, point, scenario, space.valuesAt(point))] : [];
    });
    if (trials.length === 0) break;
    await replicate(laboratory, trials, 'preview', 1);
    for (const trial of trials) if (trial.point) tried.set(keyOf(trial.point), trial);
    onBatch([...tried.values()], most);
  }
  return [...tried.values()];
}
