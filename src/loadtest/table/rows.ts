import { dsvFormat } from 'd3-dsv';
import { linesOf } from '../text';

export interface Row {
  /** From 1, as editors count. */
  line: number;
  /** Without spaces around them. */
  cells: string[];
}

export type Separator = ',' | ';' | '\t' | '|' | ' ';

/** Lines from which the separator is told. */
const LOOKED_AT = 100;
/** Most lines that one quoted cell goes over. */
const MOST_LINES = 40;

const quotes = (line: string): number => line.split('"').length - 1;
const withoutQuoted = (line: string): string => line.replace(/"(?:[^"]|"")*"/g, '""');

const words = (line: string): string[] => line.trim().split(/\s+/);
/** A table with bars may have them at both ends, too. */
const inner = (line: string): string => line.trim().replace(/^\|/, '').replace(/\|$/, '');
/** Bars of tables that are drawn as boxes. */
const barred = (text: string): string => text.replace(/[│┃║]/g, '|');
/** A cell without its emphasis in Markdown, and without a sign that it is about so much. */
const plain = (cell: string): string =>
  cell.replace(/^(\*{1,3}|_{1,2}|`)(.*)\1$/, '$2').replace(/^[~≈]\s*(?=\d)/, '');

/** Cells of a line in which every quote is closed. */
function cellsOf(line: string, separator: Separator): string[] {
  if (separator === ' ') return words(line.replaceAll('"', ''));
  const bare = separator === '|' ? inner(line) : line;
  const cells = bare.includes('"')
    ? (dsvFormat(separator).parseRows(bare)[0] ?? [])
    : bare.split(separator);
  const trimmed = cells.map((cell) => cell.trim());
  return separator === '|' ? trimmed.map(plain) : trimmed;
}

/** How many of the lines have as many of the separator as most others. */
function agreement(lines: readonly string[], separator: Separator): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const count = cellsOf(line, separator).length;
    if (count > 1) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) / Math.max(1, lines.length);
}

/** What separates the cells of a text: what parts most of its lines into as many. */
export function separatorOf(text: string): Separator {
  const lines = linesOf(barred(text.slice(0, 20_000)))
    .filter((line) => line.trim() !== '' && !/^\s*(?:#|\/\/)/.test(line))
    .slice(0, LOOKED_AT)
    .map(withoutQuoted);
  const [, said] = /^sep=([;,\t|])/i.exec(lines[0] ?? '') ?? [];
  if (said !== undefined) return said as Separator;
  const found = (['\t', ';', '|', ',', ' '] as const).map((separator) => ({
    separator,
    share: agreement(lines, separator),
  }));
  const best = Math.max(...found.map(({ share }) => share));
  return found.find(({ share }) => share >= 0.8 * best && share > 0)?.separator ?? ',';
}

/**
 * The rows of a text with a separator; empty lines are none. A quoted cell may go over several lines. A quote that is never
 * closed, or closes somewhere in other rows, is dropped, so that these stay.
 */
export function rowsOf(text: string, separator: Separator): Row[] {
  const lines = linesOf(separator === '|' ? barred(text) : text);
  const rows: Row[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    const row = { line: at + 1, cells: [] as string[] };
    rows.push(row);
    if (quotes(line) % 2 === 0) {
      row.cells = cellsOf(line, separator);
      continue;
    }
    const columns = rows[0] === row ? null : (rows[0]?.cells.length ?? null);
    const more = closedWithin(lines, at, separator, columns);
    row.cells = more?.cells ?? cellsOf(line.replaceAll('"', ''), separator);
    at += more?.lines ?? 0;
  }
  return rows;
}

/** How many cells the next row that stands in one line has. */
const columnsBelow = (lines: readonly string[], from: number, separator: Separator): number =>
  cellsOf(lines.slice(from).find((line) => line.trim() !== '') ?? '', separator).length;

/**
 * The cells of a row whose quote is closed on a later line, and how many more lines it takes.
 *
 * @param columns null in the first row, which has as many as the row below it
 */
function closedWithin(
  lines: readonly string[],
  start: number,
  separator: Separator,
  columns: number | null,
): { cells: string[]; lines: number } | null {
  let joined = lines[start] ?? '';
  for (let more = 1; more <= MOST_LINES && start + more < lines.length; more += 1) {
    const line = lines[start + more] ?? '';
    // A line that is a row by itself is no part of another.
    if (columns !== null && quotes(line) % 2 === 0 && cellsOf(line, separator).length === columns)
      return null;
    joined += `\n${line}`;
    if (quotes(joined) % 2 === 0) {
      const cells = cellsOf(joined, separator).map((cell) => cell.replace(/\s*\n\s*/g, ' '));
      const wanted = columns ?? columnsBelow(lines, start + more + 1, separator);
      return cells.length === wanted && wanted > 1 ? { cells, lines: more } : null;
    }
  }
  return null;
}
