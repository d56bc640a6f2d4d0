import { formatNumber, intervalText, withUnit } from '../frame/format';
import { markedCell } from '../frame/marked';
import type { TwinCell, TwinData } from '../frame/TableTwin';
import type { HeatCell, HeatMapProps } from './types';

const range = (ends: { low: number; high: number }, digits: number): string =>
  intervalText(ends, digits, ' to ');

const resultText = ({ value, why }: HeatCell, digits: number): string =>
  value === null ? why || 'still to come' : formatNumber(value, digits);

const noteOf = (
  { isBeyond, isUnstable, keeps = [] }: HeatCell,
  limits: readonly string[] = [],
): string =>
  [
    isBeyond ? 'not measured' : '',
    isUnstable ? 'did not settle' : '',
    ...limits.map((limit, place) => (keeps[place] === false ? `not ${limit}` : '')),
  ]
    .filter((note) => note !== '')
    .join(', ');

/** Lines beside a cell that hover or focus names. */
export function cellLines(
  cell: HeatCell,
  { columns, rows, measure, limits, digits }: HeatMapProps,
) {
  const { value, interval, band, measured } = cell;
  const unit = (text: number) =>
    measure.unit === '' ? formatNumber(text, digits) : withUnit(text, measure.unit, digits);
  const note = noteOf(cell, limits);
  return [
    { text: `${columns.label} ${columns.names[cell.column]}`, bold: true },
    { text: `${rows.label} ${rows.names[cell.row]}`, bold: true },
    { text: value === null ? resultText(cell, digits) : unit(value) },
    ...(interval ? [{ text: `95 % of runs: ${range(interval, digits)}` }] : []),
    ...(band ? [{ text: `90 % band: ${range(band, digits)}` }] : []),
    ...measured.map((one) => ({
      text: `measured ${one.name}: ${formatNumber(one.value, digits)}`,
    })),
    ...(note === '' ? [] : [{ text: note }]),
  ];
}

export const cellDescription = (cell: HeatCell, props: HeatMapProps): string =>
  cellLines(cell, props)
    .map(({ text }) => text)
    .join(', ');

export function heatDescription({ measure, columns, rows, cells, digits }: HeatMapProps): string {
  const found = cells.flatMap(({ value }) => (value === null ? [] : [value]));
  const size = `${columns.names.length} by ${rows.names.length} combinations`;
  const ends =
    found.length === 0
      ? 'none simulated yet'
      : `${found.length} simulated, from ${formatNumber(Math.min(...found), digits)} to ${formatNumber(Math.max(...found), digits)} ${measure.unit}`;
  return `${measure.label} by ${columns.label} and ${rows.label}: ${size}, ${ends}.`;
}

/** One line per combination. */
export function heatTable({
  columns,
  rows,
  measure,
  cells,
  limits,
  digits,
}: HeatMapProps): TwinData {
  const headed = (label: string, unit: string) => (unit === '' ? label : `${label}, ${unit}`);
  const marked = (value: number, kind: 'simulated' | 'measured', end = '') => ({
    value,
    text: formatNumber(value, digits),
    metric: measure.id + end,
    kind,
  });
  const ends = (of: HeatCell['band'], [low, high]: readonly [string, string]): TwinCell =>
    of === null
      ? 'n/a'
      : markedCell(marked(of.low, 'simulated', low), ' to ', marked(of.high, 'simulated', high));
  return {
    columns: [
      headed(columns.label, columns.unit),
      headed(rows.label, rows.unit),
      headed(measure.label, measure.unit),
      '95 % of runs',
      '90 % predictive band',
      'measured',
      'note',
    ],
    rows: cells.map((cell) => [
      columns.names[cell.column] ?? '',
      rows.names[cell.row] ?? '',
      cell.value === null ? resultText(cell, digits) : markedCell(marked(cell.value, 'simulated')),
      ends(cell.interval, ['.low', '.high']),
      ends(cell.band, ['.bandLow', '.bandHigh']),
      markedCell(
        ...cell.measured.flatMap(({ name, value }, place) => [
          place === 0 ? '' : ', ',
          marked(value, 'measured'),
          ` (${name})`,
        ]),
      ),
      noteOf(cell, limits),
    ]),
  };
}
