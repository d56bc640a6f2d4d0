import { median } from 'd3-array';
import { rateSeconds } from '../../reading/heads';
import { type DecimalMark, numberWith } from '../../reading/number';
import { readCell } from '../../reading/rateCell';
import { trouble } from '../told';
import type { Choice, Choices, Trouble } from '../types';
import { taken } from './choice';
import { type Grid, isEmpty } from './grid';
import { markAt } from './marks';
import type { Role } from './roles';
import type { Row } from './rows';
import { MS_OF, timeIn, timesOf, timeUnitIn } from './units';

const TIMES: readonly Role[] = ['responseMean', 'p50', 'p90', 'p95', 'p99'];
const PER: Readonly<Record<string, number>> = {
  'per second': 1,
  'per minute': 60,
  'per hour': 3600,
};

const USERS =
  /^([\d.,]+) ?(k)? ?(?:v?us|v?users?|clients?|threads?|conn(?:ection)?s?|workers?|sessions?|(?:be)?nutzer|usuarios|utilisateurs)?$/i;

/** Users with their word or thousands behind them, such as "8 VUs" or "1.2k"; null where a cell has none. */
function usersIn(cell: string, decimal: DecimalMark): number | null {
  const [, text = '', thousands] = USERS.exec(cell) ?? [];
  const value = numberWith(text, decimal);
  return value === null ? null : Math.round(value * (thousands ? 1000 : 1));
}

const withUnit = (role: Role, cell: string, decimal: DecimalMark): number | null =>
  role === 'throughput' ? rateIn(cell, decimal) : role === 'users' ? usersIn(cell, decimal) : null;

export type Read = (row: Row, role: Role) => number | null;

/** A rate with its unit behind it, such as "220.15/s" or "1.2k", per second; null where a cell has none. */
function rateIn(cell: string, decimal: DecimalMark): number | null {
  const found = readCell(cell);
  if (found === null || (found.seconds === null && found.times === 1)) return null;
  const value = numberWith(found.text, decimal);
  return value === null ? null : (value * found.times) / (found.seconds ?? 1);
}

/**
 * Numbers of a row by role; what is none becomes a trouble.
 *
 * @param isPoints rows over time, in which users and throughput may be zero
 */
export function reader(
  grid: Grid,
  file: string,
  roles: ReadonlyMap<Role, number>,
  troubles: Trouble[],
  isPoints = false,
) {
  const isNeeded = (role: Role) =>
    !isPoints && (role === 'users' || role === 'throughput' || role === 'arrivals');
  return (row: Row, role: Role): number | null => {
    const at = roles.get(role);
    const cell = at === undefined ? '' : (row.cells[at] ?? '');
    if (at === undefined || (isEmpty(cell) && !isNeeded(role))) return null;
    const mark = markAt(grid, at);
    const heldIn = role === 'seconds' ? (MS_OF[timeUnitIn(grid.heads[at] ?? '') ?? 's'] ?? 1) : 1;
    const time = TIMES.includes(role) || role === 'seconds' ? timeIn(cell, mark) : null;
    const unit = time === null ? null : time / heldIn;
    const number = numberWith(cell.replace(/\s*%$/, ''), mark);
    const value = unit ?? number ?? withUnit(role, cell, mark);
    const isUsers = role === 'users' && isNeeded(role);
    // Nothing is answered in no time.
    const isAboveZero = isNeeded(role) || (role === 'responseMean' && !isPoints);
    const least = isUsers ? 'of 1 or above' : isAboveZero ? 'above zero' : 'of zero or above';
    const isEnough = (value ?? -1) >= (isUsers ? 1 : isAboveZero ? Number.MIN_VALUE : 0);
    if (value !== null && Number.isFinite(value) && isEnough) return value;
    troubles.push(trouble(file, grid.place(row, at), cell, `a number ${least}`));
    return null;
  };
}

/** Within how many times N = X R tells the unit: less than half the way to the next. */
const NEAR = 5;

/** Which unit makes N = X R hold best; ms where none comes near. */
function unitByLaw(rows: readonly Row[], read: Read, seconds: number): string {
  const ratios = rows.flatMap((row) => {
    const [n, x, r] = [read(row, 'users'), read(row, 'throughput'), read(row, 'responseMean')];
    return n && x && r ? [n / ((x / seconds) * r)] : [];
  });
  const second = median(ratios) ?? 0;
  const near = Object.entries(MS_OF).find(([, ms]) => {
    const factor = (1000 * second) / ms;
    return factor < NEAR && factor > 1 / NEAR;
  });
  return near?.[0] ?? 'ms';
}

/** Units of times and of throughput: as heads name them, else as told. */
export function unitsOf(grid: Grid, file: string, roles: Map<Role, number>, choices: Choices) {
  const silent: Read = reader(grid, file, roles, []);
  const headOf = (role: Role) => grid.heads[roles.get(role) ?? -1] ?? '';
  const told: Choice[] = [];
  const { words, times } = timesOf(headOf('throughput'));
  const rate = rateSeconds(words);
  let perSeconds = (rate ?? 1) / times;
  if (rate === null && roles.has('throughput')) {
    const choice = taken(
      {
        what: 'unit of throughput',
        file,
        options: Object.keys(PER),
        otherwise: 'per second',
        note: 'Its head names no unit.',
      },
      choices,
    );
    told.push(choice);
    perSeconds = (PER[choice.value] ?? 1) / times;
  }
  let unit = 'ms';
  if (TIMES.some((role) => roles.has(role) && timeUnitIn(headOf(role)) === null)) {
    const named = TIMES.flatMap((role) => timeUnitIn(headOf(role)) ?? [])[0];
    const note = named
      ? 'As another head names it.'
      : 'No head names it; with this one users, throughput and times agree best.';
    const choice = taken(
      {
        what: 'unit of response times',
        file,
        options: Object.keys(MS_OF),
        otherwise: named ?? unitByLaw(grid.rows, silent, perSeconds),
        note,
      },
      choices,
    );
    told.push(choice);
    unit = choice.value;
  }
  const msOf = (role: Role) => MS_OF[timeUnitIn(headOf(role)) ?? unit] ?? 1;
  return { told, perSeconds, msOf };
}
