import { problemOf } from '../../address/problem';
import { gridOf } from '../../loadtest/table/grid';
import { resourceOf } from '../../loadtest/table/resources';
import { rolesOf } from '../../loadtest/table/roles';
import { type DecimalMark, numberWith } from '../../reading/number';
import type { Level } from '../../system/document';
import type { LoadKind } from '../description';
import { TYPED } from './measuredLevel';

/** A row of the table: its cells as typed, by column, and the level that it was before anybody typed. */
export interface DraftRow {
  cells: Readonly<Record<string, string>>;
  of: Level | null;
}

/** The table of levels as it is typed. */
export interface Draft {
  load: LoadKind;
  /** Resources whose utilisation has a column. */
  resources: readonly string[];
  rows: readonly DraftRow[];
}

/** A column: what its cells hold and what is accepted in them. */
export interface Column {
  id: string;
  label: string;
  accepted: string;
  isNeeded: boolean;
  isAccepted: (value: number) => boolean;
}

/** A cell that cannot be used, or one that is missed. */
export interface CellFault {
  row: number;
  column: string;
  message: string;
}

const isPositive = (value: number): boolean => value > 0;
const TIMES = ['mean', 'p50', 'p90', 'p95', 'p99'] as const;
/** Columns that are there whether any level tells them or not. */
const ALWAYS: readonly string[] = ['mean', 'p95'];
const BUSY = 'busy ';

const column = (
  id: string,
  label: string,
  accepted = 'a number above 0',
  isAccepted = isPositive,
): Column => ({ id, label, accepted, isNeeded: false, isAccepted });

/** The columns of a draft, in their order. */
export function columnsOf({ load, resources, rows }: Draft): Column[] {
  const isTold = (id: string) => rows.some(({ cells }) => cells[id]);
  const users = column(
    'load',
    'users',
    'a whole number of 1 or above',
    (value) => Number.isInteger(value) && value >= 1,
  );
  return [
    { ...(load === 'users' ? users : column('load', 'arrivals/s')), isNeeded: true },
    { ...column('throughput', 'requests/s'), isNeeded: true },
    ...TIMES.filter((id) => ALWAYS.includes(id) || isTold(id)).map((id) => column(id, `${id} ms`)),
    ...resources.map((name) =>
      column(
        BUSY + name,
        `${name} busy, %`,
        'a percentage from 0 to 100',
        (value) => value >= 0 && value <= 100,
      ),
    ),
  ];
}

const textOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(Number(value.toPrecision(5)));

function rowOf(level: Level): DraftRow {
  const { users, arrivalsPerSecond, throughputPerSecond, responseMs, utilisation } = level;
  return {
    of: level,
    cells: {
      load: textOf(users ?? arrivalsPerSecond),
      throughput: textOf(throughputPerSecond),
      ...Object.fromEntries(TIMES.map((id) => [id, textOf(responseMs?.[id])])),
      ...Object.fromEntries(
        Object.entries(utilisation ?? {}).map(([name, share]) => [
          BUSY + name,
          share === null ? '' : textOf(100 * share),
        ]),
      ),
    },
  };
}

/** The table of levels that were read or typed before. */
export const draftOf = (levels: readonly Level[]): Draft => ({
  load: levels.length > 0 && levels.every(({ users }) => !users) ? 'arrivalsPerSecond' : 'users',
  resources: [...new Set(levels.flatMap(({ utilisation }) => Object.keys(utilisation ?? {})))],
  rows: levels.map(rowOf),
});

/** A cell as a number, with a decimal point or, where that cannot be, a decimal comma; null where it is none. */
const numberIn = (text: string): number | null => numberWith(text, '.') ?? numberWith(text, ',');

const isEmptyRow = ({ cells }: DraftRow): boolean =>
  Object.values(cells).every((text) => text.trim() === '');

const same = (one: DraftRow['cells'], other: DraftRow['cells']): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (id) => (one[id] ?? '') === (other[id] ?? ''),
  );

/** The levels of a table; a cell that cannot be read is named, and its row counts without it where it can. */
export function readDraft(draft: Draft): { levels: Level[]; faults: CellFault[] } {
  const columns = columnsOf(draft);
  const faults: CellFault[] = [];
  const levels = draft.rows.flatMap((row, at): Level[] => {
    if (row.of !== null && same(row.cells, rowOf(row.of).cells)) return [row.of];
    if (isEmptyRow(row)) return [];
    const values = new Map<string, number>();
    for (const { id, label, accepted, isNeeded, isAccepted } of columns) {
      const text = row.cells[id]?.trim() ?? '';
      const value = numberIn(text);
      if (value !== null && isAccepted(value)) values.set(id, value);
      else if (text !== '' || isNeeded) {
        const given = text === '' ? 'is missing' : `is “${text}”`;
        const what = `Row ${at + 1}, ${label} ${given}`;
        const { message } = problemOf(id, text, what, accepted);
        faults.push({ row: at, column: id, message });
      }
    }
    const [load, throughputPerSecond] = [values.get('load'), values.get('throughput')];
    if (load === undefined || throughputPerSecond === undefined) return [];
    const told = (ids: readonly string[], key: (id: string) => string, times: number) =>
      Object.fromEntries(
        ids.flatMap((id) => {
          const value = values.get(key(id));
          return value === undefined ? [] : [[id, value * times] as const];
        }),
      );
    const responseMs = told(TIMES, (id) => id, 1);
    const utilisation = told(draft.resources, (name) => BUSY + name, 0.01);
    return [
      {
        [draft.load]: load,
        throughputPerSecond,
        ...(Object.keys(responseMs).length > 0 && { responseMs }),
        ...(Object.keys(utilisation).length > 0 && { utilisation }),
        tool: TYPED,
      },
    ];
  });
  return { levels, faults };
}

/** A draft with another text in a cell; a row below the last is added. */
export function withCell(draft: Draft, at: number, id: string, text: string): Draft {
  const empty: DraftRow = { cells: {}, of: null };
  const rows = [...draft.rows];
  while (rows.length <= at) rows.push(empty);
  return {
    ...draft,
    rows: rows.map((row, index) =>
      index === at ? { ...row, cells: { ...row.cells, [id]: text } } : row,
    ),
  };
}

export const withoutRow = (draft: Draft, at: number): Draft => ({
  ...draft,
  rows: draft.rows.filter((_, index) => index !== at),
});

export const withResource = (draft: Draft, name: string): Draft => ({
  ...draft,
  resources: [...new Set([...draft.resources, name])],
});

/** A cell as a point and plain digits where it is a number, else as it is. */
function plain(text: string, decimal: DecimalMark): string {
  const value = numberWith(text, decimal);
  return value === null ? text : String(value);
}

/** Whether a pasted text has heads of its own, so that it is a table and not cells of this one. */
export function hasHeads(text: string): boolean {
  const { heads, hasHeads: named } = gridOf({ name: '', text });
  return named && (rolesOf(heads).size > 0 || heads.some((head) => resourceOf(head) !== null));
}

/** A draft with pasted cells from one on, to the right and down. */
export function withPasted(draft: Draft, at: number, id: string, text: string): Draft {
  const ids = columnsOf(draft).map((one) => one.id);
  const first = ids.indexOf(id);
  const { rows, decimal } = gridOf({ name: '', text });
  let next = draft;
  rows.forEach(({ cells }, down) => {
    cells.forEach((cell, right) => {
      const target = ids[first + right];
      if (target !== undefined) next = withCell(next, at + down, target, plain(cell, decimal));
    });
  });
  return next;
}
