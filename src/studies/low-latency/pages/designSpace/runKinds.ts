/** The two protocols of the search: two minutes for every scenario, the study's own for what no other beats. */
export type RunKind = 'short' | 'full';

export const RUN_NAMES: Readonly<Record<RunKind, string>> = {
  short: 'short run',
  full: 'full run',
};

/** A column's head with the protocol of its numbers. */
export const headOf = (quantity: string, run: RunKind): string => `${quantity}, ${RUN_NAMES[run]}`;
