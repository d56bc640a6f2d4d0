import { useSyncExternalStore } from 'react';
import type { Summary } from '../simulator/types';

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

let trail: readonly Visit[] = [];
const listeners = new Set<() => void>();

function turnTo(next: readonly Visit[]) {
  trail = next;
  for (const listener of listeners) listener();
}

/** Adds a result at the end; the same scenario once more takes the place of its last result. */
export function visit(next: Visit): void {
  const before = trail.at(-1)?.link === next.link ? trail.slice(0, -1) : trail;
  turnTo([...before, next].slice(-MOST_VISITS));
}

export const forgetTrail = (): void => turnTo([]);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const NONE: readonly Visit[] = [];

/** What was visited, in order; kept in the memory of the page alone. */
export const useTrail = (): readonly Visit[] =>
  useSyncExternalStore(
    subscribe,
    () => trail,
    () => NONE,
  );
