import type { LedgerEntry } from '../comparison/types';
import generated from './generated/study.json';

/** A published configuration among all others: its knob values in schema order and outcomes. */
export interface StudyConfiguration {
  /** Such as "20-A". */
  id: string;
  knobs: readonly number[];
  /** By metric name; null where nothing comparable is printed. */
  measured: Readonly<Record<string, number | null>>;
}

/** A misprint at a cell of a result table. */
export interface CellErratum {
  id: string;
  address: { table?: number; row?: string; column?: string };
  printed: string;
  likely: number | string | null;
  usedAsReference: boolean;
  text: string;
}

/** What every lab shows of the whole study. */
export interface StudyIndex {
  /** Values of each knob among the published configurations, ascending. */
  ranges: Readonly<Record<string, readonly number[]>>;
  configurations: readonly StudyConfiguration[];
  errata: readonly CellErratum[];
  ledger: readonly LedgerEntry[];
}

export const study: StudyIndex = generated;

/** The erratum at a cell, such as row "20-C" and column "requestTime.median". */
export const erratumAt = (row: string, column: string): CellErratum | undefined =>
  study.errata.find(({ address }) => address.row === row && address.column === column);

export const ledgerEntry = (scenario: string, metric: string): LedgerEntry | undefined =>
  study.ledger.find((entry) => entry.scenario === scenario && entry.metric === metric);

/** What of a configuration is known not to be reproduced. */
export const ledgerOf = (scenario: string): LedgerEntry[] =>
  study.ledger.filter((entry) => entry.scenario === scenario);
