import { csvFormat } from 'd3-dsv';
import type { CellRecord } from './cells';

export const CELL_FIELDS = [
  'document',
  'table',
  'row',
  'column',
  'printed',
  'value',
  'unit',
] as const satisfies readonly (keyof CellRecord)[];

/** What a column of a file holds; null where there is no value. */
export type Field = string | number | null;

/**
 * CSV with a header line, columns as named or as in the first record: numbers with all their digits, quotes where they
 * are needed, empty where there is no value.
 */
export const csvOf = <Column extends string>(
  records: readonly Readonly<Record<Column, Field>>[],
  columns?: readonly Column[],
): string => `${csvFormat([...records], columns && [...columns])}\n`;

/** The cells of the transcription as CSV. */
export const toCsv = (records: readonly CellRecord[]): string => csvOf(records, CELL_FIELDS);
