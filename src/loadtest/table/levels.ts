import { type Found, found, type Told, told, trouble } from '../told';
import type { Choices, LoadFile } from '../types';
import { type Read, reader, unitsOf } from './cells';
import { chosenColumns } from './columns';
import { type Failing, withFailures } from './failures';
import { withAllUsers } from './generators';
import { gridOf } from './grid';
import { type Kinded, kindColumn, withKinds } from './kinds';
import { markAt, withMarks } from './marks';
import { levelsOfPoints, pointsColumn, timeOf } from './points';
import { resourceOf } from './resources';
import type { Role } from './roles';
import { oneSeries } from './series';
import { shareFactor } from './share';
import { MS_OF, timeIn, timeUnitIn } from './units';
import { unusedColumns } from './unused';

/** The tool of a level that a table gives without naming one. */
export const TABLE = 'table';
/** Most rows that are taken for a level each. */
const MOST_LEVELS = 1000;

/** Levels of a table with a row for each, or with points over time. */
export function readLevels(file: LoadFile, choices: Choices): Found {
  const whole = withAllUsers(gridOf(file));
  const { grid: raw, told: series } = oneSeries(whole, file.name, choices);
  if (raw === null) return found({ troubles: whole.troubles, choices: series });
  const { roles, told: columns } = chosenColumns(raw, file.name, choices);
  const { grid, told: marks } = withMarks(raw, file.name, roles, choices);
  const asked = [...series, ...columns, ...marks];
  const troubles = [...grid.troubles, ...unusedColumns(grid, file.name, roles)];
  const units = unitsOf(grid, file.name, roles, choices);
  const clock = pointsColumn(grid, roles.get('users'));
  for (const role of ['seconds', 'responseMean'] as const)
    if (roles.get(role) === clock) roles.delete(role);
  const read: Read = reader(grid, file.name, roles, troubles, clock !== null);
  const resources = grid.heads.flatMap((head, at) => {
    const name = resourceOf(head);
    return name === null ? [] : [{ name, at, head }];
  });
  const isAsked = !roles.has('throughput') && !(roles.has('requests') && roles.has('seconds'));
  if (isAsked || marks.some(({ value }) => value === null))
    return found({ troubles, choices: asked });
  const share = shareFactor(
    grid,
    resources.map(({ at }) => at),
    file.name,
    choices,
  );
  const kindAt = clock === null ? kindColumn(grid, roles) : null;
  const heldIn = timeUnitIn(grid.heads[roles.get('seconds') ?? -1] ?? '') ?? 's';
  const secondsOne = (MS_OF[heldIn] ?? 1000) / 1000;
  const rows = clock === null ? grid.rows.slice(0, MOST_LEVELS) : grid.rows;
  const made = rows.flatMap((row): (Failing & Kinded)[] => {
    const ms = (role: Role) => {
      const value = read(row, role);
      const at = roles.get(role) ?? -1;
      const hasUnit = timeIn(row.cells[at] ?? '', markAt(grid, at)) !== null;
      return value === null ? null : value * (hasUnit ? 1 : units.msOf(role));
    };
    const [users, arrivals, x] = [
      read(row, 'users'),
      read(row, 'arrivals'),
      read(row, 'throughput'),
    ];
    const held = read(row, 'seconds');
    const seconds = held === null ? null : held * secondsOne;
    const requests = read(row, 'requests');
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
      beginSeconds: timeOf(row.cells[clock ?? -1] ?? ''),
      place: grid.place(row, roles.get('users') ?? roles.get('throughput') ?? 0),
    };
    const tool = row.cells[roles.get('tool') ?? -1] || TABLE;
    const errors = roles.get('errors') ?? -1;
    return [
      {
        level: told(file.name, tool, known),
        value: read(row, 'errors'),
        cell: row.cells[errors] ?? '',
        place: grid.place(row, errors),
        kind: row.cells[kindAt ?? -1] ?? '',
      },
    ];
  });
  const head = grid.heads[roles.get('errors') ?? -1] ?? '';
  const failures = withFailures(made, head, file.name, choices);
  const kinds = withKinds(
    failures.levels.map((level, at) => ({ level, kind: made[at]?.kind ?? '' })),
    grid.heads[kindAt ?? -1] ?? '',
    file.name,
    choices,
  );
  const { levels } = kinds;
  troubles.push(...failures.troubles);
  if (rows.length < grid.rows.length) {
    const accepted = `at most ${MOST_LEVELS} levels, or a column of times that rise`;
    troubles.push(
      trouble(file.name, `row ${MOST_LEVELS + 1}`, `${grid.rows.length} rows`, accepted),
    );
  }
  const kept = clock === null ? levels : levelsOfPoints(levels);
  return found({
    levels: kept,
    troubles,
    choices: [...asked, ...units.told, ...share.told, ...failures.told, ...kinds.told],
  });
}
