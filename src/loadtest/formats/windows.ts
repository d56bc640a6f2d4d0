import { positive } from '../cell';
import { columnBy } from '../table/columnBy';
import { gridOf, isEmpty } from '../table/grid';
import { rolesOf } from '../table/roles';
import { epochSeconds } from '../time';
import { type Format, found, trouble, type Window } from '../told';
import type { Trouble } from '../types';

const BEGIN = /^(?:begin|start|from|started?(?: at)?|begin ?time|start ?time)\b/;
const END = /^(?:end|stop|until|to|ended|finish(?:ed)?|end ?time|stop ?time)\b/;
const RUN = /^(?:run|file|name|test|level|label)$/;
/** A run with steps names the first and the last number of users. */
const RANGE = /^\d+ ?[-–] ?\d+$/;

/** When each level began and ended: with its number of users, or the name of its file. */
export const windows: Format = {
  recognises: (text, name) => {
    const { heads } = gridOf({ name, text: text.slice(0, 4000) });
    return columnBy(heads, BEGIN) >= 0 && columnBy(heads, END) >= 0;
  },
  read: (file) => {
    const grid = gridOf(file);
    const troubles: Trouble[] = [...grid.troubles];
    const users = rolesOf(grid.heads).get('users') ?? -1;
    const [begin, end, run] = [BEGIN, END, RUN].map((pattern) => columnBy(grid.heads, pattern)) as [
      number,
      number,
      number,
    ];
    const rows = grid.rows.flatMap((row): Window[] => {
      const bad = (at: number, accepted: string) =>
        troubles.push(trouble(file.name, grid.place(row, at), row.cells[at] ?? '', accepted));
      const [from, to] = [begin, end].map((at) => {
        const cell = row.cells[at] ?? '';
        const value = epochSeconds(cell) ?? positive(cell);
        if (value === null) bad(at, 'seconds since 1970 or a date with a clock');
        return value;
      });
      if (from === null || from === undefined || to === null || to === undefined) return [];
      if (to <= from) {
        bad(end, 'a time after the begin');
        return [];
      }
      const cell = row.cells[users] ?? '';
      const count = positive(cell);
      if (count === null && users >= 0 && !isEmpty(cell) && !RANGE.test(cell))
        bad(users, 'a number of users');
      const name = row.cells[run] || null;
      return [{ file: file.name, run: name, users: count, beginSeconds: from, endSeconds: to }];
    });
    return found({ windows: rows, troubles });
  },
};
