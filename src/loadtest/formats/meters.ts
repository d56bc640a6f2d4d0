import { numberWith } from '../../reading/number';
import { positive, wholeNumber } from '../cell';
import { columnBy } from '../table/columnBy';
import { type Grid, gridOf, isEmpty } from '../table/grid';
import { isRate } from '../table/rates';
import { resourceOf } from '../table/resources';
import { CLOCK, rolesOf } from '../table/roles';
import type { Row } from '../table/rows';
import { shareFactor } from '../table/share';
import { wordsOf } from '../table/words';
import { epochSeconds } from '../time';
import { type Format, found, type Meter, trouble } from '../told';
import type { Choices, LoadFile, Trouble } from '../types';

const NAME =
  /^(?:stage|resource|station|host|name|instance|component|device|node|server|service|metric)$/;
const SERVERS = /^(?:servers?|count|cores?|capacity|size|limit|slots|permits|n servers)$/;
const BUSY = /\bbusy\b|\butil|\bused\b|\busage\b|\bload\b/;
const MEANT = /util|cpu|monitor|meter|server|sar\b|vmstat|metrics/i;

/** A head without its sign of percent. */
const bareName = (head: string): string =>
  head.replace(/[([]?(?:%|\bpercent\b|\bpct\b)[)\]]?/gi, ' ').trim() || head;

/** Where a table says when or under which load, and of what. */
interface Columns {
  time: number;
  users: number;
  name: number;
  servers: number;
  busy: number;
  /** Columns of a resource each. */
  wide: { name: string; at: number }[];
}

function columnsOf(grid: Grid, file: string): Columns | null {
  if (!grid.hasHeads) return null;
  const roles = rolesOf(grid.heads);
  const columns = {
    time: columnBy(grid.heads, CLOCK),
    users: roles.get('users') ?? -1,
    name: columnBy(grid.heads, NAME),
    servers: columnBy(grid.heads, SERVERS),
    busy: columnBy(grid.heads, BUSY),
    wide: [],
  };
  if (columns.time < 0 && columns.users < 0) return null;
  if (columns.name >= 0 && columns.busy >= 0) return columns;
  const isResponse = (roles.get('responseMean') ?? columns.time) !== columns.time;
  if (roles.has('throughput') || isResponse || roles.has('requests')) return null;
  // A rate that is not the throughput shows levels, too, which are asked for their own.
  if (columns.users >= 0 && grid.heads.some((head) => isRate(wordsOf(head)))) return null;
  const isMeant = MEANT.test(file) || grid.heads.some((head) => resourceOf(head) !== null);
  const wide = grid.heads.flatMap((head, at) =>
    at === columns.time || at === columns.users
      ? []
      : [{ name: resourceOf(head) ?? bareName(head), at }],
  );
  return isMeant && wide.length > 0 ? { ...columns, wide } : null;
}

/** When a row was taken, or under how many users; null and a trouble where it does not say. */
function placedOf(
  file: string,
  grid: Grid,
  row: Row,
  { time, users }: Columns,
  troubles: Trouble[],
) {
  const at = time >= 0 ? time : users;
  const cell = row.cells[at] ?? '';
  const value = time >= 0 ? (epochSeconds(cell) ?? positive(cell)) : wholeNumber(cell);
  if (value === null) {
    const accepted = time >= 0 ? 'seconds since 1970 or a date with a clock' : 'a number of users';
    troubles.push(trouble(file, grid.place(row, at), cell, accepted));
    return null;
  }
  return time >= 0 ? { atSeconds: value, users: null } : { atSeconds: null, users: value };
}

/** Rows of a resource each: busy servers of so many, or a share. */
function longMeters(file: string, grid: Grid, columns: Columns, choices: Choices) {
  const troubles: Trouble[] = [];
  const hasServers = columns.servers >= 0;
  const share = shareFactor(grid, hasServers ? [] : [columns.busy], file, choices);
  const meters = grid.rows.flatMap((row): Meter[] => {
    const servers = row.cells[columns.servers] ?? '';
    // What has no number of servers has no utilisation, such as a delay.
    if (hasServers && isEmpty(servers)) return [];
    const placed = placedOf(file, grid, row, columns, troubles);
    if (placed === null) return [];
    const utilisation = hasServers
      ? busyShare(file, grid, row, columns, troubles)
      : share.read(row, columns.busy, troubles);
    const resource = row.cells[columns.name] ?? '';
    return utilisation === null ? [] : [{ file, resource, utilisation, ...placed }];
  });
  return found({ meters, troubles, choices: share.told });
}

function busyShare(
  file: string,
  grid: Grid,
  row: Row,
  { servers, busy }: Columns,
  troubles: Trouble[],
) {
  const [all, used] = [servers, busy].map((at) => numberWith(row.cells[at] ?? '', grid.decimal));
  const isCount = all !== null && all !== undefined && Number.isFinite(all) && all > 0;
  if (!isCount) {
    troubles.push(
      trouble(file, grid.place(row, servers), row.cells[servers] ?? '', 'a number above zero'),
    );
    return null;
  }
  if (used !== null && used !== undefined && used >= 0 && used <= 1.05 * all)
    return Math.min(1, used / all);
  const accepted = `a number from 0 to ${all}, the servers`;
  troubles.push(trouble(file, grid.place(row, busy), row.cells[busy] ?? '', accepted));
  return null;
}

/** A row for each second or level, with a column for each resource. */
function wideMeters(file: string, grid: Grid, columns: Columns, choices: Choices) {
  const troubles: Trouble[] = [];
  const share = shareFactor(
    grid,
    columns.wide.map(({ at }) => at),
    file,
    choices,
  );
  const meters = grid.rows.flatMap((row): Meter[] => {
    const placed = placedOf(file, grid, row, columns, troubles);
    if (placed === null) return [];
    return columns.wide.flatMap(({ name, at }) => {
      const utilisation = share.read(row, at, troubles);
      return utilisation === null ? [] : [{ file, resource: name, utilisation, ...placed }];
    });
  });
  return found({ meters, troubles, choices: share.told });
}

/** How busy resources were, by second or by level: a row for each resource, or a column. */
export const meters: Format = {
  recognises: (text, name) => columnsOf(gridOf({ name, text: text.slice(0, 4000) }), name) !== null,
  read: (file: LoadFile, choices) => {
    const grid = gridOf(file);
    const columns = columnsOf(grid, file.name);
    if (columns === null) return found({});
    const read = columns.wide.length > 0 ? wideMeters : longMeters;
    const { meters: rows, troubles, choices: told } = read(file.name, grid, columns, choices);
    return found({ meters: rows, troubles: [...grid.troubles, ...troubles], choices: told });
  },
};
