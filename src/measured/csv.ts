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

/** Quotes a field where commas, quotes or line breaks need it (RFC 4180). */
export const csvField = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** CSV with a header line; a value that is no number is empty. */
export function toCsv(records: readonly CellRecord[]): string {
  const lines = records.map((record) =>
    CELL_FIELDS.map((field) => csvField(String(record[field] ?? ''))).join(','),
  );
  return `${[CELL_FIELDS.join(','), ...lines].join('\n')}\n`;
}
