import type { TableId } from '../measured/types';
import type { Summary } from '../simulator/types';

/** Precomputed results of a test case, by the printed label of the configuration. */
export interface Replays {
  modelVersion: string;
  seed: number;
  replications: number;
  configurations: Readonly<Record<string, Summary>>;
}

/** An erratum as a table shows it at one of its cells. */
export interface ShownErratum {
  id: string;
  address: { row?: string; column?: string; table?: TableId };
  printed: string;
  text: string;
}

export type ErratumAt = (row: string, column: string) => ShownErratum | undefined;
