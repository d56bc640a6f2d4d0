import type { Budget } from './budget';
import { corrected } from './correction';
import { doubtsOf } from './correctSelection';
import { unbeaten } from './front';
import type { Goal } from './goal';
import { type Laboratory, replicate } from './laboratory';
import { byMerit } from './ranking';
import type { Trial } from './trial';

/** Limits that a short run breaks by no more than this share may be kept by long ones. */
const SLACK = 0.05;
/** A selection as sure as this is not examined further. */
const SURE = 0.95;

/** The first of two rankings in turn, without repetition. */
function inTurn<Item>(count: number, ...rankings: (readonly Item[])[]): Item[] {
  const chosen = new Set<Item>();
  const longest = Math.max(...rankings.map(({ length }) => length));
  for (let place = 0; place < longest; place += 1) {
    for (const ranking of rankings) {
      const item = ranking[place];
      if (item !== undefined && chosen.size < count) chosen.add(item);
    }
  }
  return [...chosen];
}

/** So many of a list in order, spread evenly over it, with both ends. */
function evenly<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, place) =>
    Math.round((place * (items.length - 1)) / Math.max(1, count - 1)),
  ).flatMap((place) => items[place] ?? []);
}

export interface Final {
  goal: Goal;
  budget: Budget;
  /** Replications that the study takes. */
  replications: number;
}

/** The outcome among trials that ran as the study measured, often enough for an interval. */
export interface Outcome {
  best: Trial | null;
  /** The best first. */
  finalists: readonly Trial[];
  probability: number;
}

/**
 * Runs the promising trials as the study measured, fewer of them each time with more replications (successive halving),
 * and adds replications to those that the selection is least sure of.
 */
export async function compareFinalists(
  laboratory: Laboratory,
  trials: readonly Trial[],
  { goal, budget, replications }: Final,
  onBatch: () => void,
): Promise<Outcome> {
  const full = Math.max(2, replications);
  const run = async (chosen: readonly Trial[], count: number) => {
    await replicate(laboratory, chosen, 'study', count);
    onBatch();
  };
  const ranked = (slack: number, among: readonly Trial[] = trials): Trial[] => {
    const numbersOf = corrected(trials);
    const merit = byMerit(goal, slack);
    return among
      .filter(({ isUnstable }) => !isUnstable)
      .map((trial) => ({ trial, numbers: numbersOf(trial), isUnstable: trial.isUnstable }))
      .sort(merit)
      .map(({ trial }) => trial);
  };
  const promising = (count: number, among?: readonly Trial[]) =>
    inTurn(count, ranked(0, among), ranked(SLACK, among));
  const longRun = () => trials.filter(({ runs }) => runs.study.length > 0);

  // Half of them tell how short runs err, by which the others are chosen.
  await run(promising(Math.ceil(budget.sorted / 2)), Math.ceil(full / 4));
  const untested = trials.filter(({ runs }) => runs.study.length === 0);
  await run(promising(Math.floor(budget.sorted / 2), untested), Math.ceil(full / 4));
  await run(promising(Math.ceil(budget.sorted / 2), longRun()), Math.ceil(full / 2));
  await run(promising(budget.finalists, longRun()), full);
  await run(evenly(frontOf(goal, trials, corrected(trials)), budget.front), full);

  const finalists = () => {
    const measured = trials.filter(({ runs }) => runs.study.length >= full);
    return ranked(0, measured);
  };
  const judged = () => {
    const [best, ...rivals] = finalists();
    if (best === undefined || best.candidate.broken.length > 0) return null;
    return {
      best,
      rivals,
      doubts: doubtsOf(
        goal,
        best.runs.study,
        rivals.map(({ runs }) => runs.study),
      ),
    };
  };
  const more = Math.ceil(full / 2);
  for (let round = 0; round < budget.rounds; round += 1) {
    const now = judged();
    if (now === null || now.doubts.probability >= SURE) break;
    const worst = now.rivals
      .map((rival, place) => ({ rival, doubt: now.doubts.rivals[place] ?? 0 }))
      .sort((a, b) => b.doubt - a.doubt)
      .slice(0, 2)
      .filter(({ doubt }) => doubt > 0)
      .map(({ rival }) => rival);
    const chosen = [now.best, ...worst];
    const least = Math.min(...chosen.map(({ runs }) => runs.study.length));
    await run(
      chosen.filter(({ runs }) => runs.study.length < least + more),
      least + more,
    );
  }
  const last = judged();
  return {
    best: last?.best ?? null,
    finalists: finalists(),
    probability: last?.doubts.probability ?? 0,
  };
}

/** Trials that none beats in what is wanted and in every limited measure, by what is wanted. */
export function frontOf(
  goal: Goal,
  trials: readonly Trial[],
  numbersOf: (trial: Trial) => Trial['numbers'],
): Trial[] {
  const stable = trials
    .filter(({ isUnstable }) => !isUnstable)
    .map((trial) => ({ trial, costs: goal.costs(numbersOf(trial)) }))
    .filter(({ costs }) => costs.every((cost) => cost !== null));
  return unbeaten(stable, ({ costs }) => costs)
    .sort((a, b) => (a.costs[0] ?? 0) - (b.costs[0] ?? 0))
    .map(({ trial }) => trial);
}
