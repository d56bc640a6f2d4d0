import { group } from 'd3-array';
import type { Level } from '../../src/loadtest';
import { table } from '../command/table';

/** A table with its title; the first `left` columns are aligned to the left. */
export const section = (title: string, rows: readonly (readonly string[])[], left = 1): string =>
  `${title}\n${table(rows, left)}`;

/** Every warning once, with the levels that it is about. */
export function warningLines(
  levels: readonly (Pick<Level, 'users'> & { warnings: readonly { sentence: string }[] })[],
): string[] {
  const about = group(
    levels.flatMap(({ users, warnings }) => warnings.map(({ sentence }) => ({ sentence, users }))),
    ({ sentence }) => sentence,
  );
  const lines = [...about].map(([sentence, of]) => {
    const users = of.flatMap((one) => one.users ?? []);
    return users.length === 0 ? sentence : `${sentence} (users ${users.join(', ')})`;
  });
  return lines.length === 0 ? [] : [`Warnings\n${lines.join('\n')}`];
}
