import { numberWith } from '../../reading/number';
import { trouble } from '../told';
import type { Choice, Choices, Trouble } from '../types';
import { taken } from './choice';
import { type Grid, isEmpty } from './grid';
import type { Row } from './rows';

const PERCENT = 'percent';
const SHARE = 'share of 1';
/** Meters round up, so that a share may be a little above 1. */
const MOST = 1.05;
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
  const values = grid.rows.flatMap((row) => columns.flatMap((at) => numberAt(row, at) ?? []));
  const isSaid =
    columns.some((at) => /%|percent|\bpct/i.test(grid.heads[at] ?? '')) ||
    grid.rows.some((row) => columns.some((at) => (row.cells[at] ?? '').endsWith('%')));
  const isAbove = values.filter((value) => value > MOST).length > ABOVE * values.length;
  const note = isSaid
    ? ''
    : isAbove
      ? 'Many are above 1.'
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
  const whole = choice.value === PERCENT ? 100 : 1;
  return {
    told: columns.length > 0 ? [choice] : [],
    read: (row, column, troubles) => {
      const cell = row.cells[column] ?? '';
      if (isEmpty(cell)) return null;
      const value = numberAt(row, column);
      if (value !== null && value >= 0 && value <= MOST * whole) return Math.min(1, value / whole);
      const accepted = whole === 1 ? 'a share from 0 to 1' : 'a percentage from 0 to 100';
      troubles.push(trouble(file, grid.place(row, column), cell, accepted));
      return null;
    },
  };
}
