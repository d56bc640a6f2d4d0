import { median } from 'd3-array';
import { rateSeconds } from '../../reading/heads';
import { type DecimalMark, numberWith, readingsOf } from '../../reading/number';
import { readCell } from '../../reading/rateCell';
import { shown } from '../checks/shown';
import type { Choice, Choices } from '../types';
import type { Grid } from './grid';
import { resourceOf } from './resources';
import type { Role } from './roles';
import type { Row } from './rows';
import { MS_OF, timeIn, timesOf, timeUnitIn } from './units';

type Roles = ReadonlyMap<Role, number>;

const MARKS: readonly DecimalMark[] = ['.', ','];
const WORDS: Readonly<Record<DecimalMark, string>> = { '.': 'point', ',': 'comma' };
const TIMES: readonly Role[] = ['p50', 'p90', 'p95', 'p99', 'responseMean'];
const LOOKED_AT = 200;
/** How far N / (X R) may be above 1, by pauses, and how far below it. */
const [MOST, LEAST] = [5, 1 / 1.5];
/** How many times wider numbers of one kind lie apart with the wrong mark. */
const WIDER = 30;
const MOST_BUSY = 105;

/** The mark before the decimals of a column. */
export const markAt = ({ decimal, grouped }: Grid, column: number): DecimalMark =>
  grouped?.has(column) ? (decimal === '.' ? ',' : '.') : decimal;

/** The number alone of a cell that may have a unit behind it. */
const numberText = (cell: string): string => readCell(cell)?.text ?? cell.replace(/\s*%$/, '');

const valueAt = (grid: Grid, row: Row, column: number | undefined): number | null =>
  column === undefined
    ? null
    : numberWith(numberText(row.cells[column] ?? ''), markAt(grid, column));

/** N / (X R) of a table in the middle; null where it lacks one of them. */
function lawRatio(grid: Grid, roles: Roles, unit: string): number | null {
  const headOf = (role: Role) => grid.heads[roles.get(role) ?? -1] ?? '';
  const { words, times } = timesOf(headOf('throughput'));
  const perSecond = times / (rateSeconds(words) ?? 1);
  const ms = MS_OF[timeUnitIn(headOf('responseMean')) ?? unit] ?? 1;
  const ratios = grid.rows.slice(0, LOOKED_AT).flatMap((row) => {
    const [n, x, r] = (['users', 'throughput', 'responseMean'] as const).map((role) =>
      valueAt(grid, row, roles.get(role)),
    );
    const at = roles.get('responseMean') ?? -1;
    const told = timeIn(row.cells[at] ?? '', markAt(grid, at)) ?? (r ? r * ms : null);
    return n && x && told ? [(1000 * n) / (x * perSecond * told)] : [];
  });
  return median(ratios) ?? null;
}

/** Whether N = X R can hold in a table, with times in a unit where their head names none. */
export function holdsByLaw(grid: Grid, roles: Roles, unit = 'ms'): boolean {
  const ratio = lawRatio(grid, roles, unit);
  return ratio !== null && ratio > LEAST && ratio < MOST;
}

/** The one of some readings of a table with which N = X R can hold; null where none can, or several. */
function byLaw(readings: readonly Grid[], roles: Roles): Grid | null {
  for (const unit of ['ms', 's']) {
    const holding = readings.filter((grid) => holdsByLaw(grid, roles, unit));
    if (holding.length > 0) return holding.length === 1 ? (holding[0] ?? null) : null;
  }
  return null;
}

/** Whether users are whole, and no resource is more than busy. */
function isPossible(grid: Grid, roles: Roles): boolean {
  const busy = grid.heads.flatMap((head, at) => (resourceOf(head) === null ? [] : [at]));
  return grid.rows.slice(0, LOOKED_AT).every((row) => {
    const users = valueAt(grid, row, roles.get('users'));
    return (
      (users === null || Number.isInteger(users)) &&
      busy.every((at) => (valueAt(grid, row, at) ?? 0) <= MOST_BUSY)
    );
  });
}

/** How far apart numbers lie that are of one kind: throughput for each user, and the times of a row. */
function spread(grid: Grid, roles: Roles): number {
  const apart = (values: readonly number[]) =>
    values.length > 1 ? Math.max(...values) / Math.min(...values) : 1;
  const rows = grid.rows.slice(0, LOOKED_AT);
  const load = roles.get('users') ?? roles.get('arrivals');
  const rates = rows.flatMap((row) => {
    const [n, x] = [valueAt(grid, row, load), valueAt(grid, row, roles.get('throughput'))];
    return n && x ? [x / n] : [];
  });
  const times = rows.map((row) =>
    apart(TIMES.flatMap((role) => valueAt(grid, row, roles.get(role)) || [])),
  );
  return apart(rates) * Math.max(1, ...times);
}

function bySpread([one, other]: readonly Grid[], roles: Roles): Grid | null {
  if (one === undefined || other === undefined) return one ?? null;
  const factor = spread(one, roles) / spread(other, roles);
  return factor > WIDER ? other : factor < 1 / WIDER ? one : null;
}

const textsOf = (grid: Grid, at: number): string[] =>
  grid.rows.slice(0, LOOKED_AT).map((row) => numberText(row.cells[at] ?? ''));

/** A number of a column whose marks may all be of thousands or of decimals. */
function ambiguousIn(grid: Grid, at: number): string | null {
  const marked = textsOf(grid, at).filter((text) => /[.,]/.test(text));
  return marked.every((text) => readingsOf(text).length > 1) ? (marked[0] ?? null) : null;
}

const taken = (text: string, mark: DecimalMark): string => {
  const value = numberWith(text, mark);
  const other = readingsOf(text).find((one) => one !== value);
  return `“${text}” is taken to be ${value}, not ${other}`;
};

/** A table of which one mark has to be found: the same for all columns. */
function withMark(grid: Grid, text: string, file: string, roles: Roles, choices: Choices) {
  const id = `decimal mark of ${file}`;
  const chosen = MARKS.find((mark) => WORDS[mark] === choices[id]);
  const readings = MARKS.map((decimal) => ({ ...grid, decimal }));
  const possible = readings.filter((one) => isPossible(one, roles));
  const law = byLaw(possible, roles);
  const found = possible.length === 1 ? possible[0] : (law ?? bySpread(possible, roles));
  const mark = chosen ?? found?.decimal ?? null;
  const why =
    found !== law || law === null
      ? ': so the numbers agree best'
      : ': so users, throughput and times agree best';
  const note =
    mark === null || chosen !== undefined
      ? `“${text}” may be ${readingsOf(text).map(shown).join(' or ')}.`
      : `${taken(text, mark)}${why}.`;
  const value = mark === null ? null : WORDS[mark];
  const options = MARKS.map((one) => WORDS[one]);
  const told: Choice[] = [{ id, file, value, options, note }];
  return { grid: { ...grid, decimal: mark ?? grid.decimal }, told };
}

const LABELS = { throughput: 'throughput', responseMean: 'mean response time' } as const;
const [DECIMALS, THOUSANDS] = ['decimals', 'thousands'];

/** A table whose mark is known, but of which one column holds thousands by what N = X R says. */
function withThousands(grid: Grid, file: string, roles: Roles, choices: Choices) {
  const columns = (['throughput', 'responseMean'] as const).flatMap((role) => {
    const at = roles.get(role);
    const text = at === undefined ? null : ambiguousIn(grid, at);
    return at === undefined || text === null ? [] : [{ role, at, text }];
  });
  if (columns.length === 0 || byLaw([grid], roles) !== null) return { grid, told: [] };
  const readings = columns.map(({ at }): Grid => ({ ...grid, grouped: new Set([at]) }));
  const found = byLaw(readings, roles);
  const column = columns[found === null ? -1 : readings.indexOf(found)];
  if (found === null || column === undefined) return { grid, told: [] };
  const id = `marks in ${LABELS[column.role]} of ${file}`;
  const options = [DECIMALS, THOUSANDS].filter((one) => one !== undefined);
  const isOther = choices[id] !== undefined && options.includes(choices[id]);
  const isSame =
    numberWith(column.text, markAt(found, column.at)) !== Math.max(...readingsOf(column.text));
  const otherwise = (isSame ? DECIMALS : THOUSANDS) ?? '';
  const value = isOther ? (choices[id] ?? otherwise) : otherwise;
  const note = `${taken(column.text, markAt(found, column.at))}: so users, throughput and times agree best.`;
  return { grid: value === otherwise ? found : grid, told: [{ id, file, value, options, note }] };
}

/** A table with the marks of its numbers where these may be of thousands or of decimals: as chosen, as its numbers agree, or asked for. */
export function withMarks(
  grid: Grid,
  file: string,
  roles: Roles,
  choices: Choices,
): { grid: Grid; told: Choice[] } {
  const used = new Set([
    ...roles.values(),
    ...grid.heads.flatMap((head, at) => (resourceOf(head) === null ? [] : [at])),
  ]);
  const isUsed = (text: string) => [...used].some((at) => textsOf(grid, at).includes(text));
  const { ambiguous } = grid;
  return ambiguous.length === 0
    ? withThousands(grid, file, roles, choices)
    : ambiguous.some(isUsed)
      ? withMark(grid, ambiguous.find(isUsed) ?? '', file, roles, choices)
      : { grid, told: [] };
}
