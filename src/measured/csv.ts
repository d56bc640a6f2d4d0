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

/** CSV with a header line; a value that is no number is empty. */
export const toCsv = (records: readonly CellRecord[]): string =>
  `${csvFormat(records, CELL_FIELDS)}\n`;
