import type { Goal, Seen } from '../types';

/** Whether every knob that is not named stands as published. */
export const keepsAllBut =
  (ids: readonly string[]) =>
  ({ values, publishedValues }: Seen): boolean =>
    Object.keys(values).every((id) => ids.includes(id) || values[id] === publishedValues[id]);

/** What may not be changed; `names` says what may. */
export const onlyMoves = (ids: readonly string[], names: string): Goal => ({
  label: 'rules kept',
  isMet: keepsAllBut(ids),
  missing: () => [`Only ${names} may differ from the start. Reset the other knobs.`],
});

export const settles: Goal = {
  label: 'keeps up',
  isMet: ({ summary }) => summary.status === 'done',
  missing: () => ['The system does not keep up with its load.'],
};
