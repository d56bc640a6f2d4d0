import type { Estimate } from '../simulator/types';
import type { Basis } from './studyMetrics';
import type { Verdict } from './verdict';

export interface LedgerRow {
  scenario: string;
  metric: string | null;
  error: number | null;
  reason: string;
  since: string | null;
}

/** One printed result of a study that states its figures in the text, beside its simulation. */
export interface StatedRow {
  scenario: string;
  metric: string;
  label: string;
  unit: string;
  printed: string;
  measured: number | null;
  simulated: Estimate | null;
  error: number | null;
  /** A relative tolerance, or what the printed words are read as; null where nothing is judged. */
  accepted: { tolerance: number } | { low: number; high: number } | null;
  verdict: Verdict;
  role: StatedRole;
  inLedger: boolean;
}

/** What a result is worth as evidence; a documented cap is neither fitted nor predicted. */
export type StatedRole = Basis | 'not reproduced';

export interface StatedBoard {
  study: string;
  modelVersion: string;
  replications: number;
  rows: StatedRow[];
}
