import { group } from 'd3-array';
import { trouble } from './told';
import type { Trouble } from './types';

/** Rows of one kind that are named one by one. */
const MOST_NAMED = 3;
const ROW = /^(?:line|item|column) \d+, (.*)$/;

/** Rows of one kind have the same fault in the same column of the same file. */
const kindOf = ({ file, place, accepted }: Trouble): string =>
  JSON.stringify([file, ROW.exec(place)?.[1] ?? place, accepted]);

/** The last of the named rows of a kind is followed by how many more there are. */
function fewOf(rows: readonly Trouble[]): Trouble[] {
  const [first] = rows;
  const [, column] = ROW.exec(first?.place ?? '') ?? [];
  const more = rows.slice(MOST_NAMED);
  if (first === undefined || column === undefined || more.length < 2) return [...rows];
  const values = [...new Set(more.map(({ value }) => value))];
  const shown = values.slice(0, MOST_NAMED).join(', ') + (values.length > MOST_NAMED ? ', …' : '');
  const place = `and ${more.length} more rows, ${column}`;
  return [...rows.slice(0, MOST_NAMED), trouble(first.file, place, shown, first.accepted)];
}

/** Troubles with the many rows of one kind as the first few by their place, and how many more there are. */
export const summarised = (troubles: readonly Trouble[]): Trouble[] =>
  [...group(troubles, kindOf).values()].flatMap(fewOf);
