import { createContext, useContext } from 'react';

/** A section of a page below its lab. */
export interface SectionName {
  /** Its anchor. */
  id: string;
  title: string;
  /** How much is in it. */
  count?: number;
  /** Ids of what unfolds in it. */
  folds: readonly string[];
}

/** What of a page is unfolded, and how to change it. */
export interface Folds {
  isOpen: (id: string) => boolean;
  /** Those opened so far, the latest last; null until scripts run, while all are open. */
  opened: readonly string[] | null;
  set: (ids: readonly string[], open: boolean) => void;
}

export interface Sections extends Folds {
  sections: readonly SectionName[];
}

/** The sections of the page; null where a lab stands alone. */
export const SectionsContext = createContext<Sections | null>(null);

const ALL_OPEN: Sections = { sections: [], isOpen: () => true, opened: null, set: () => {} };

/** The sections of the page; all are open where none is told of. */
export const useSections = (): Sections => useContext(SectionsContext) ?? ALL_OPEN;
