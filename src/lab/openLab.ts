import { useEffect } from 'react';
import { createStore, useStore } from './store';
import type { LabContext, LabState, LabView } from './types';

/** The lab of the page as those see it who stand beside it, such as a tour. */
export interface OpenLab {
  context: LabContext;
  state: LabState;
  view: LabView;
}

const OPEN = createStore<OpenLab | null>(() => null);

/** Tells those beside the lab what it shows. */
export function useToldToOthers({ context, state, view }: OpenLab): void {
  useEffect(() => OPEN.put({ context, state, view }), [context, state, view]);
  useEffect(() => () => OPEN.put(null), []);
}

/** The lab of the page; null where there is none. */
export const useOpenLab = (): OpenLab | null => useStore(OPEN, null);
