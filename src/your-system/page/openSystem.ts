import { useEffect } from 'react';
import { createStore, useStore } from '../../lab/store';
import type { Answered } from '../answered';
import type { Description } from '../description';

/** The reader's system as those see it who stand beside it, such as a tour. */
export interface OpenSystem {
  answered: Answered;
  /** The system before a change; null where none is kept. */
  before: Description | null;
}

const OPEN = createStore<OpenSystem | null>(() => null);

/** Tells those beside the page what it shows; null until its address has been read. */
export function useSystemTold(answered: Answered, before: Description | null, isRead: boolean) {
  useEffect(() => OPEN.put(isRead ? { answered, before } : null), [answered, before, isRead]);
  useEffect(() => () => OPEN.put(null), []);
}

/** The system of the page; null where there is none. */
export const useOpenSystem = (): OpenSystem | null => useStore(OPEN, null);
