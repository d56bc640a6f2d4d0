import type { TableId } from '../measured/types';
import type { KnobValues } from '../scenario/schema';
import type { StudyBands } from './bands';
import type { LedgerReason } from './types';

/** A published configuration among all others: its knob values in schema order and outcomes. */
export interface StudyConfiguration {
  /** Such as "20-A". */
  id: string;
  knobs: readonly number[];
  /** By metric name; null where nothing comparable is printed. */
  measured: Readonly<Partial<Record<string, number | null>>>;
}

/** A misprint at a cell of a result table. */
export interface CellErratum {
  id: string;
  address: { table?: TableId; row?: string; column?: string };
  printed: string;
  likely: number | string | null;
  usedAsReference: boolean;
  text: string;
}

/** What every lab is given of the whole study. */
export interface WrittenIndex {
  configurations: readonly StudyConfiguration[];
  errata: readonly CellErratum[];
  ledger: readonly LedgerReason[];
  bands: StudyBands;
}

/** Knobs that count for something together: many of some are little known with few of the others. */
export interface JointKnobs {
  many: readonly string[];
  few: readonly string[];
  /** What the sums of both count, such as "users" and "ms of think time". */
  nouns: readonly [string, string];
}

/** What every lab shows of the whole study. */
export interface StudyIndex extends WrittenIndex {
  /** Values of each knob among the published configurations, ascending. */
  ranges: Readonly<Record<string, readonly number[]>>;
  /** The published configurations by the ids of their knobs. */
  places: readonly KnobValues[];
  /** Users with their pauses; absent where the load is no number of users. */
  load?: JointKnobs;
  /** What else counts together. */
  joint?: readonly JointKnobs[];
}

/** The erratum at a cell, such as row "20-C" and column "requestTime.median". */
export const erratumIn = (
  { errata }: Pick<StudyIndex, 'errata'>,
  row: string,
  column: string,
): CellErratum | undefined =>
  errata.find(({ address }) => address.row === row && address.column === column);

export const ledgerEntry = (
  { ledger }: StudyIndex,
  scenario: string,
  metric: string,
): LedgerReason | undefined =>
  ledger.find((entry) => entry.scenario === scenario && entry.metric === metric);

/** What of a configuration is known not to be reproduced. */
export const ledgerOf = ({ ledger }: StudyIndex, scenario: string): LedgerReason[] =>
  ledger.filter((entry) => entry.scenario === scenario);

/** Whether a printed number of a configuration is in doubt. */
export const isFlagged = ({ errata }: StudyIndex, row: string): boolean =>
  errata.some(({ address }) => address.row === row);
