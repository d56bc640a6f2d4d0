import { startOf } from './chapter/knobs';
import type { Chapter, Knobs, Still } from './chapter/types';
import { checkpointSlows } from './chapters/checkpoint';
import { poolsOf } from './chapters/threadPools';
import { peopleServed } from './exact/pools';
import { exceededMs } from './exact/slowed';
import type { Engine } from './network/engine';
import { steady } from './network/steady';

/** How a chapter's runs follow its formula, or the exact solution of its Markov chain. */
export interface TheoryRow {
  id: string;
  name: string;
  /** The quantity, with its unit. */
  quantity: string;
  by: 'formula' | 'Markov chain';
  /** Where they were compared. */
  points: number;
  /** Largest difference of a simulated value from the exact one, as a part of the latter. */
  largest: number;
}

/** Exact values of curves without a formula: a chain of many states, too long to solve while a page is read. */
export const SOLVED: Readonly<
  Record<string, { at: readonly number[]; of: (knobs: Knobs) => number }>
> = {
  // With more threads next to nobody is served, and a part of next to nothing tells nothing.
  'thread-pools': { at: [1, 5, 9, 11, 13, 15, 17], of: (knobs) => peopleServed(poolsOf(knobs)) },
  checkpoint: {
    at: [10, 20, 30, 40, 50, 60],
    of: (knobs) => {
      const slows = checkpointSlows(knobs);
      const grown = ((slows.perSecond - 1000 / slows.workMs / slows.factor) * slows.forMs) / 1000;
      return exceededMs(slows, 0.05, Math.ceil(60 + 1.6 * Math.max(0, grown)));
    },
  },
};
/** Events behind each value that is held to a chain. */
const EVENTS = 1_000_000;

const rowOf = (
  { curve, id, name }: Chapter,
  by: TheoryRow['by'],
  errors: readonly number[],
): TheoryRow => {
  const quantity = `${curve.title}, ${curve.unit}`;
  return { id, name, quantity, by, points: errors.length, largest: Math.max(...errors) };
};

/** The row of a chapter whose curve has a formula; null for the others. */
export function theoryRowOf(chapter: Chapter, { curve: simulated }: Still): TheoryRow | null {
  const { curve } = chapter;
  const start = startOf(chapter);
  const errors = curve.at.flatMap((at, index) => {
    const exact = curve.formula?.({ ...start, [curve.knob]: at }) ?? null;
    const value = simulated[index] ?? null;
    return exact === null || value === null || exact > curve.top
      ? []
      : [Math.abs(value / exact - 1)];
  });
  return errors.length === 0 ? null : rowOf(chapter, 'formula', errors);
}

/** The row of a chapter whose Markov chain is solved; null for the others. */
export function solvedRowOf(engine: Engine, chapter: Chapter): TheoryRow | null {
  const solved = SOLVED[chapter.id];
  if (solved === undefined) return null;
  const { curve, network } = chapter;
  const errors = solved.at.map((at) => {
    const knobs = { ...startOf(chapter), [curve.knob]: at };
    const value = curve.of(steady(engine, network(knobs), EVENTS)) ?? 0;
    return Math.abs(value / solved.of(knobs) - 1);
  });
  return rowOf(chapter, 'Markov chain', errors);
}
