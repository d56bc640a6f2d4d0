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
/** So many replications have an interval. */
export const FEWEST = 2;
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
  /** The best first; where none keeps all limits, the one that misses them least. */
  finalists: readonly Trial[];
  /** How sure the choice of the best among them is; 0 where there is none. */
  probability: number;
}

/**
 * Runs the promising trials as the study measured, fewer of them with more replications (successive halving), and adds
 * replications to those that the selection is least sure of. The front gets enough of them for an interval.
 */
export async function compareFinalists(
  laboratory: Laboratory,
  trials: readonly Trial[],
  { goal, budget, replications }: Final,
  onBatch: () => void,
): Promise<Outcome> {
  const full = Math.max(FEWEST, replications);
  const run = async (chosen: readonly Trial[], count: number) => {
    await replicate(laboratory, chosen, 'study', count);
    onBatch();
  };
  const ranked = (slack: number, among: readonly Trial[]): Trial[] => {
    const numbersOf = corrected(trials);
    const merit = byMerit(goal, slack);
    return among
      .filter(({ isUnstable }) => !isUnstable)
      .map((trial) => ({ trial, numbers: numbersOf(trial), isUnstable: trial.isUnstable }))
      .sort(merit)
      .map(({ trial }) => trial);
  };
  /** Of those that came to the very same the first: a knob without effect makes no rival. */
  const unlike = (trials: readonly Trial[]): Trial[] => {
    const first = new Map<string, Trial>();
    for (const trial of trials) {
      const came = goal.costs(trial.numbers).join(' ');
      if (!first.has(came)) first.set(came, trial);
    }
    return [...first.values()];
  };
  const promising = (count: number, among: readonly Trial[]) =>
    inTurn(count, unlike(ranked(0, among)), unlike(ranked(SLACK, among)));
  const isSorted = ({ runs }: Trial) => runs.study.length > 0;

  // Half of them tell how short runs err, by which the others are chosen.
  await run(promising(Math.ceil(budget.sorted / 2), trials), 1);
  const untested = trials.filter((trial) => !isSorted(trial));
  await run(promising(Math.floor(budget.sorted / 2), untested), 1);
  const compared = promising(budget.finalists, trials.filter(isSorted));
  await run(compared, full);
  await run(evenly(frontOf(goal, trials, corrected(trials)), budget.front), FEWEST);

  const finalists = () => ranked(0, compared);
  const judged = () => {
    const [best, ...rivals] = finalists();
    if (best === undefined) return null;
    const runs = rivals.map((rival) => rival.runs.study);
    return { best, rivals, doubts: doubtsOf(goal, best.runs.study, runs) };
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
  return { finalists: finalists(), probability: judged()?.doubts.probability ?? 0 };
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
