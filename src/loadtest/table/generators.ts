import { numberWith } from '../../reading/number';
import type { Grid } from './grid';
import { isOfOne } from './rates';
import { rolesOf } from './roles';
import { wordsOf } from './words';

const GENERATOR =
  '(?:generator|injector|agent|machine|host|node|instance|pod|worker|process|client)';
const EACH = new RegExp(`(?:/|\\b(?:per|pro|je|par|por|each)\\b) ?(${GENERATOR})(?:e?s)?\\b`);
/** Users of one of several, by what stands before "per". */
const USERS = /user|\bv ?us?\b|client|thread|conn|concurren|nutzer|session|usuario|utilisateur/;

/** The columns of users for each generator, and of how many generators there are; null where a table has not both. */
function columnsOf({ heads, hasHeads }: Grid): { each: number; count: number } | null {
  if (!hasHeads) return null;
  const words = heads.map(wordsOf);
  const each = words.findIndex(
    (head) => isOfOne(head) && EACH.test(head) && USERS.test(head.replace(EACH, ' ')),
  );
  const [, name = ''] = EACH.exec(words[each] ?? '') ?? [];
  const many = new RegExp(`^(?:number of |load |n )?${name}e?s?(?: count)?$`);
  const count = each < 0 ? -1 : words.findIndex((head) => many.test(head));
  const isToldOnce = (rolesOf(heads).get('users') ?? count) === count;
  return count >= 0 && isToldOnce ? { each, count } : null;
}

/** A table that tells users of each generator, with a first column of the users of all. */
export function withAllUsers(grid: Grid): Grid {
  const columns = columnsOf(grid);
  if (columns === null) return grid;
  const { each, count } = columns;
  const product = (cells: readonly string[]): string => {
    const [users, times] = [each, count].map((one) => numberWith(cells[one] ?? '', grid.decimal));
    return users && times ? String(users * times) : `${cells[each] ?? ''} × ${cells[count] ?? ''}`;
  };
  return {
    ...grid,
    heads: [`users in all ${grid.heads[count]}`, ...grid.heads],
    rows: grid.rows.map((row) => ({ ...row, cells: [product(row.cells), ...row.cells] })),
    place: (row, column) => grid.place(row, column === 0 ? each : column - 1),
  };
}
