import type { Summary } from '../../simulator/types';

/** Which of the replications a chart over time draws. */
export const runText = ({ replications }: Summary): string => `run 1 of ${replications}`;
