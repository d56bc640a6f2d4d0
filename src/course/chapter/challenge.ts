import { formatNumber, withUnit } from '../../charts/frame/format';
import type { Challenge, ChapterStep, FigureView } from './types';

/** How far a figure is from what its challenge asks for. */
export interface Verdict {
  isSolved: boolean;
  /** "34 ms, at most 20 wanted", or what was given up. */
  told: string;
}

const digitsOf = (value: number) => (value < 10 ? 1 : 0);

/** Whether the figure is where its challenge wants it, and what is missing. */
export function verdictOf({ of, unit, limit, given }: Challenge, view: FigureView): Verdict {
  const value = view.report.status === 'unstable' ? null : of(view);
  if (!given.of(view)) return { isSolved: false, told: given.otherwise };
  const wanted = `${limit.below ? 'at most' : 'at least'} ${formatNumber(limit.at)} wanted`;
  if (value === null)
    return {
      isSolved: false,
      told: view.report.status === 'unstable' ? `the line has no end, ${wanted}` : wanted,
    };
  const isSolved = limit.below ? value <= limit.at : value >= limit.at;
  const now = withUnit(value, unit, digitsOf(value));
  return { isSolved, told: isSolved ? now : `${now}, ${wanted}` };
}

/** A challenge as the goal of a step. */
export const goalOf = (challenge: Challenge): NonNullable<ChapterStep['goal']> => ({
  text: challenge.ask,
  met: (view) => verdictOf(challenge, view).isSolved,
});
