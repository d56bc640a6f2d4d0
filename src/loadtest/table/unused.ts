import { trouble } from '../told';
import type { Trouble } from '../types';
import type { Grid } from './grid';
import { isSent, isWholeRate } from './rates';
import { isMeter, resourceOf } from './resources';
import { isUsersHead, type Role } from './roles';
import { wordsOf } from './words';

/** Columns that seem to tell of a resource, of users or of the throughput again, and are not used. */
export function unusedColumns(
  { heads, hasHeads }: Grid,
  file: string,
  roles: ReadonlyMap<Role, number>,
): Trouble[] {
  if (!hasHeads) return [];
  const used = new Set(roles.values());
  const throughput = heads[roles.get('throughput') ?? -1];
  const users = heads[roles.get('users') ?? -1];
  return heads.flatMap((head, at) => {
    if (used.has(at) || resourceOf(head) !== null) return [];
    const name = 'heads';
    if (isMeter(head))
      return [trouble(file, name, head, 'a mean utilisation, such as “cpu %” or “disk util %”')];
    const words = wordsOf(head);
    const isAgain = isWholeRate(words) && !isSent(words) && head !== throughput;
    if (throughput !== undefined && isAgain)
      return [trouble(file, name, head, `one column of throughput; “${throughput}” is taken`)];
    const isOther = users !== undefined && isUsersHead(users) && isUsersHead(head);
    if (isOther && head !== users)
      return [trouble(file, name, head, `one column of users; “${users}” is taken`)];
    return [];
  });
}
