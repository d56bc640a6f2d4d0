import type { Spread } from '../../system/document';

/** How a spread is chosen: one of two words, or by its coefficient of variation; any other stays as it is given. */
export type SpreadChoice = 'exponential' | 'constant' | 'variation' | 'given';

export const spreadChoice = (spread: Spread | null | undefined): SpreadChoice => {
  if (spread === undefined || spread === null) return 'exponential';
  if (typeof spread === 'string') return spread;
  return typeof spread === 'number' ? 'variation' : 'given';
};

/** The spread of a choice; exponential is what a station has that says nothing. */
export function chosenSpread(
  choice: SpreadChoice,
  before: Spread | null | undefined,
): Spread | undefined {
  if (choice === 'exponential') return undefined;
  if (choice === 'variation') return typeof before === 'number' ? before : 1;
  return choice === 'given' ? (before ?? undefined) : choice;
}
