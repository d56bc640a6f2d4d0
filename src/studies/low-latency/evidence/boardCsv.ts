import { csvFormatRows } from 'd3-dsv';
import type { BoardData } from './types';

const HEADER = [
  'configuration',
  'server',
  'users',
  'tracking points',
  'metric',
  'role',
  'printed',
  'reference',
  'simulated',
  'error',
  'error low',
  'error high',
  'held-out error',
  'tolerance',
  'in ledger',
  'erratum',
  'not compared',
];

const short = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(Number(value.toPrecision(6)));

/** The board of errors as CSV: one line per configuration and quantity. */
export function boardCsv({ rows, tolerances }: BoardData): string {
  const lines = rows.flatMap((row) =>
    row.cells.map((cell) => [
      row.id,
      row.server,
      String(row.users),
      String(row.trackingPoints),
      cell.metric,
      cell.role,
      cell.printed,
      short(cell.reference ?? cell.measured),
      short(cell.simulated),
      short(cell.error?.mean),
      short(cell.error?.low),
      short(cell.error?.high),
      short(cell.heldOutError),
      short(tolerances[cell.quantity]),
      cell.inLedger ? 'yes' : 'no',
      cell.erratum ?? '',
      row.notCompared ?? '',
    ]),
  );
  return `${csvFormatRows([HEADER, ...lines])}\n`;
}
