import { formatNumber } from '../../../../lab/view/format';
import type { EdgeState } from './query';
import type { Edge } from './search';

const threadsText = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'thread' : 'threads'}`;

/** How a guess stands to the edge; empty where none was made. */
export function guessText(guess: EdgeState['guess'], { last, fallen }: Edge): string {
  if (guess === null || guess === 'skipped') return '';
  if (guess < last.threads) return ` Your guess is ${threadsText(last.threads - guess)} below it.`;
  if (guess > fallen.threads)
    return ` Your guess is ${threadsText(guess - fallen.threads)} above it.`;
  return ' Your guess is right.';
}

/** What the runs say about the edge. */
export const edgeText = (guess: EdgeState['guess'], edge: Edge): string =>
  `The edge lies between ${edge.last.threads} and ${edge.fallen.threads} threads: the simulation completes ${formatNumber(edge.last.completed)} with the one and ${formatNumber(edge.fallen.completed)} with the other.${guessText(guess, edge)}`;
