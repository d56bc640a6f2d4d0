import { numberWith } from '../../reading/number';
import { trouble } from '../told';
import type { Choice, Choices, Trouble } from '../types';
import { taken } from './choice';
import { type Grid, isEmpty } from './grid';
import { isIdle } from './resources';
import type { Row } from './rows';

const PERCENT = 'percent';
const SHARE = 'share of 1';
/** Meters round up, so that a share may be a little above 1. */
const MOST = 1.05;
const [IDLE, BUSY] = ['idle', 'busy'] as const;
/** Share of values above 1 from which on they are percent. */
const ABOVE = 0.4;

/** Reads utilisations of columns as shares of 1, and says whether they were taken as percent. */
export function shareFactor(
  grid: Grid,
  columns: readonly number[],
  file: string,
  choices: Choices,
): { told: Choice[]; read: (row: Row, column: number, troubles: Trouble[]) => number | null } {
  const numberAt = (row: Row, column: number) =>
    numberWith((row.cells[column] ?? '').replace(/\s*%$/, ''), grid.decimal);
  const valuesOf = (at: number) => grid.rows.flatMap((row) => numberAt(row, at) ?? []);
  const isPercent = (at: number) =>
    /%|percent|\bpct/i.test(grid.heads[at] ?? '') ||
    grid.rows.some((row) => (row.cells[at] ?? '').endsWith('%'));
  const said = columns.filter(isPercent);
  // What a column says of itself holds for it alone.
  const silent = columns.filter((at) => !said.includes(at));
  const values = silent.flatMap(valuesOf);
  const isSaid = columns.length > 0 && silent.length === 0;
  const isAbove = values.filter((value) => value > MOST).length > ABOVE * values.length;
  const note = isSaid
    ? ''
    : isAbove
      ? 'Many are above 1.'
      : said.length > 0
        ? 'Other columns say percent; of these none is above 1.'
        : 'None is above 1, and no head says percent.';
  const choice = taken(
    {
      what: 'unit of utilisation',
      file,
      options: [PERCENT, SHARE],
      otherwise: isSaid || isAbove ? PERCENT : SHARE,
      note,
    },
    choices,
  );
  const idle = columns.flatMap((at) => {
    const head = grid.heads[at] ?? '';
    const note = 'Its head says idle, so the rest is taken to be busy.';
    const question = { what: `what “${head}” tells`, file, options: [IDLE, BUSY] };
    return isIdle(head) ? [{ at, ...taken({ ...question, otherwise: IDLE, note }, choices) }] : [];
  });
  const isFree = (column: number) => idle.some(({ at, value }) => at === column && value === IDLE);
  const wholeOf = (column: number) =>
    choice.value === PERCENT || (said.includes(column) && choices[choice.id] === undefined)
      ? 100
      : 1;
  return {
    told: columns.length > 0 ? [choice, ...idle.map(({ at: _, ...one }) => one)] : [],
    read: (row, column, troubles) => {
      const cell = row.cells[column] ?? '';
      if (isEmpty(cell)) return null;
      const whole = wholeOf(column);
      const value = numberAt(row, column);
      if (value !== null && value >= 0 && value <= MOST * whole) {
        const share = Math.min(1, value / whole);
        return isFree(column) ? 1 - share : share;
      }
      const accepted = whole === 1 ? 'a share from 0 to 1' : 'a percentage from 0 to 100';
      troubles.push(trouble(file, grid.place(row, column), cell, accepted));
      return null;
    },
  };
}
