import type { Summary } from '../simulator/types';
import { createStore, useStore } from './store';

/** A result that a reader has had before them while a trail is kept. */
export interface Visit {
  /** Its scenario, as a link. */
  link: string;
  /** Row of its configuration's cells, such as "4-B". */
  row: string;
  /** What was changed, in few words; empty for a configuration as published. */
  label: string;
  summary: Summary;
}

/** A longer line tells nobody where it has been. */
const MOST_VISITS = 24;

const NONE: readonly Visit[] = [];
const TRAIL = createStore(() => NONE);

/** Adds a result at the end; the same scenario once more takes the place of its last result. */
export function visit(next: Visit): void {
  const trail = TRAIL.current();
  const before = trail.at(-1)?.link === next.link ? trail.slice(0, -1) : trail;
  TRAIL.put([...before, next].slice(-MOST_VISITS));
}

export const forgetTrail = (): void => TRAIL.put(NONE);

/** What was visited, in order; kept in the memory of the page alone. */
export const useTrail = (): readonly Visit[] => useStore(TRAIL, NONE);
