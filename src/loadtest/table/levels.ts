import { median } from 'd3-array';
import { rateSeconds } from '../../reading/heads';
import { numberWith } from '../../reading/number';
import { readCell } from '../../reading/rateCell';
import { type Found, found, type Told, told, trouble } from '../told';
import type { Choice, Choices, LoadFile, Trouble } from '../types';
import { taken } from './choice';
import { chosenColumns } from './columns';
import { type Grid, gridOf, isEmpty } from './grid';
import { type Role, resourceOf, wordsOf } from './roles';
import type { Row } from './rows';
import { shareFactor } from './share';
import { MS_OF, timeIn, timeUnitIn } from './units';

const TIMES: readonly Role[] = ['responseMean', 'p50', 'p90', 'p95', 'p99'];
const PER: Readonly<Record<string, number>> = {
  'per second': 1,
  'per minute': 60,
  'per hour': 3600,
};

type Read = (row: Row, role: Role) => number | null;

/** Numbers of a row by role; what is none becomes a trouble. */
function reader(grid: Grid, file: string, roles: Map<Role, number>, troubles: Trouble[]) {
  const isNeeded = (role: Role) => role === 'users' || role === 'throughput' || role === 'arrivals';
  return (row: Row, role: Role): number | null => {
    const at = roles.get(role);
    const cell = at === undefined ? '' : (row.cells[at] ?? '');
    if (at === undefined || (isEmpty(cell) && !isNeeded(role))) return null;
    const unit = TIMES.includes(role) ? timeIn(cell) : null;
    const rate = role === 'throughput' ? readCell(cell) : null;
    const bare = numberWith(rate?.text ?? cell.replace(/\s*%$/, ''), grid.decimal);
    const value = unit ?? (bare === null ? null : bare * (rate?.times ?? 1));
    const least = isNeeded(role) ? 'above zero' : 'of zero or above';
    if (value !== null && Number.isFinite(value) && (isNeeded(role) ? value > 0 : value >= 0))
      return value;
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
function unitsOf(grid: Grid, file: string, roles: Map<Role, number>, choices: Choices) {
  const silent: Read = reader(grid, file, roles, []);
  const headOf = (role: Role) => grid.heads[roles.get(role) ?? -1] ?? '';
  const told: Choice[] = [];
  const rate = rateSeconds(wordsOf(headOf('throughput')));
  let perSeconds = rate ?? 1;
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
    perSeconds = PER[choice.value] ?? 1;
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

/** Errors per second from what a column of errors holds: a rate, a share of all, or a count. */
function errorsOf(head: string, value: number | null, level: Partial<Told>): number | null {
  if (value === null) return null;
  if (rateSeconds(wordsOf(head)) !== null) return value / (rateSeconds(wordsOf(head)) ?? 1);
  const { throughputPerSecond: x, seconds, requests } = level;
  if (/%|percent|pct|share|rate|ratio/i.test(head)) {
    const share = /%|percent|pct/i.test(head) || value > 1 ? value / 100 : value;
    return x && share < 1 ? (x * share) / (1 - share) : null;
  }
  if (seconds) return value / seconds;
  return requests && x ? (x * value) / Math.max(1, requests - value) : null;
}

/** Levels of a table with a row for each. */
export function readLevels(file: LoadFile, choices: Choices): Found {
  const grid = gridOf(file);
  const { roles, told: asked } = chosenColumns(grid, file.name, choices);
  const troubles = [...grid.troubles];
  const units = unitsOf(grid, file.name, roles, choices);
  const read: Read = reader(grid, file.name, roles, troubles);
  const resources = grid.heads.flatMap((head, at) => {
    const name = resourceOf(head);
    return name === null ? [] : [{ name, at, head }];
  });
  const share = shareFactor(
    grid,
    resources.map(({ at }) => at),
    file.name,
    choices,
  );
  const levels = grid.rows.flatMap((row) => {
    const ms = (role: Role) => {
      const value = read(row, role);
      const hasUnit = timeIn(row.cells[roles.get(role) ?? -1] ?? '') !== null;
      return value === null ? null : value * (hasUnit ? 1 : units.msOf(role));
    };
    const [users, arrivals, x] = [
      read(row, 'users'),
      read(row, 'arrivals'),
      read(row, 'throughput'),
    ];
    const [seconds, requests] = [read(row, 'seconds'), read(row, 'requests')];
    const isBad = (role: Role, value: number | null) => roles.has(role) && value === null;
    if (isBad('users', users) || isBad('throughput', x) || isBad('arrivals', arrivals)) return [];
    const utilisation = Object.fromEntries(
      resources.flatMap(({ name, at }) => {
        const value = share.read(row, at, troubles);
        return value === null ? [] : [[name, value]];
      }),
    );
    const known: Partial<Told> = {
      users,
      arrivalsPerSecond: users === null ? arrivals : null,
      loop: users === null && arrivals !== null ? 'open' : 'closed',
      throughputPerSecond:
        x === null ? requests && seconds && requests / seconds : x / units.perSeconds,
      throughputStandardError: read(row, 'standardError'),
      responseMs: {
        mean: ms('responseMean'),
        p50: ms('p50'),
        p90: ms('p90'),
        p95: ms('p95'),
        p99: ms('p99'),
      },
      thinkMs: ms('think'),
      seconds,
      requests,
      utilisation,
      place: grid.place(row, roles.get('users') ?? roles.get('throughput') ?? 0),
    };
    const head = grid.heads[roles.get('errors') ?? -1] ?? '';
    const errorsPerSecond = errorsOf(head, read(row, 'errors'), known);
    const tool = row.cells[roles.get('tool') ?? -1] || 'table';
    return [told(file.name, tool, { ...known, errorsPerSecond })];
  });
  return found({ levels, troubles, choices: [...asked, ...units.told, ...share.told] });
}
