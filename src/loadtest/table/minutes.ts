import type { Grid } from './grid';
import { holdsByLaw } from './marks';
import type { Role } from './roles';
import { BRACKETED_MIN } from './words';

/**
 * The column of mean times in minutes that a head such as "response time [min]" may name, where it could be of least times, too, or
 * of how long a level was held: with minutes N = X R holds. Null where it does not, or where another column holds the mean.
 */
export function minutesColumn(grid: Grid, roles: ReadonlyMap<Role, number>): number | null {
  if (roles.has('responseMean')) return null;
  const seconds = roles.get('seconds');
  const isFree = (at: number) => at === seconds || ![...roles.values()].includes(at);
  const columns = grid.heads.flatMap((head, at) =>
    BRACKETED_MIN.test(head) && isFree(at) ? [at] : [],
  );
  const found = columns.filter((at) => holdsByLaw(grid, new Map(roles).set('responseMean', at)));
  return found.length === 1 ? (found[0] ?? null) : null;
}
