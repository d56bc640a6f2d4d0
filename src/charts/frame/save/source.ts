import { createContext } from 'react';

/** What a saved figure says of where it comes from, beside its page. */
export interface Source {
  /** Title of the study's document. */
  document?: string;
  /** Where the measured values stand in it, such as "20-A, Table 79". */
  place?: string;
}

/** Set by pages and labs for the figures in them. */
export const FigureSource = createContext<Source>({});
