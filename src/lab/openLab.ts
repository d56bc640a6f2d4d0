import { useEffect, useSyncExternalStore } from 'react';
import type { LabContext, LabState, LabView } from './types';

/** The lab of the page as those see it who stand beside it, such as a tour. */
export interface OpenLab {
  context: LabContext;
  state: LabState;
  view: LabView;
}

let current: OpenLab | null = null;
const listeners = new Set<() => void>();

function turnTo(next: OpenLab | null) {
  current = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Tells those beside the lab what it shows. */
export function useToldToOthers({ context, state, view }: OpenLab): void {
  useEffect(() => turnTo({ context, state, view }), [context, state, view]);
  useEffect(() => () => turnTo(null), []);
}

/** The lab of the page; null where there is none. */
export const useOpenLab = (): OpenLab | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
