import { capitalised } from '../../charts/frame/format';
import type { LeftOut, SeriesRow } from '../../reading/series';
import type { Problem } from '../../scenario/problem';
import { quoted } from '../../scenario/quoted';

/** A cell that is not used as it stands. */
export interface Fault {
  /** Such as "line 3". */
  place: string;
  column: string;
  given: string;
  accepted: string;
  /** What is used instead, or what becomes of the row. */
  used: number | 'stands as the hour before';
}

/** Places that a message names; more are counted. */
const MOST_NAMED = 5;

/** Where rows stand: by their lines, or by their number where one line holds them all. */
export function placesOf(rows: readonly SeriesRow[]): string[] {
  const isOneLine = rows.length > 1 && rows.every(({ line }) => line === rows[0]?.line);
  return rows.map(({ line }, index) => (isOneLine ? `entry ${index + 1}` : `line ${line}`));
}

/** "line 3", "lines 3, 5 and 9", or "lines 3, 4, 5, 6, 7 and 12 more". */
function listed(places: readonly string[]): string {
  const [first = ''] = places;
  if (places.length === 1) return first;
  const [word = '', ...rest] = first.split(' ');
  const numbers = [rest.join(' '), ...places.slice(1).map((place) => place.replace(/^\S+ /, ''))];
  const shown = numbers.slice(0, MOST_NAMED);
  const more = numbers.length - shown.length;
  const last = more > 0 ? `${more} more` : shown.pop();
  return `${word === 'entry' ? 'entries' : `${word}s`} ${shown.join(', ')} and ${last}`;
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** What is wrong with cells, each message once with the places that it is of. */
export function faultsTold(faults: readonly Fault[]): Problem[] {
  return grouped(faults, ({ used, given }) => `${used} ${given === ''}`).flatMap((group) => {
    const [fault] = group;
    if (fault === undefined) return [];
    const { column, given, accepted, used } = fault;
    const field = `${listed(group.map(({ place }) => place))}, ${column}`;
    const isOne = group.length === 1;
    const givens = new Set(group.map((one) => one.given)).size;
    const such = givens > 1 ? ` no rates, such as ${quoted(given)}` : ` ${quoted(given)}`;
    const rows = isOne ? '' : `${group.length} rows, `;
    const name = isOne ? capitalised(field) : field;
    const is = isOne ? 'is' : 'are';
    const what = given === '' ? `${is} missing` : `${is}${isOne ? ` ${quoted(given)}` : such}`;
    const done =
      typeof used === 'number'
        ? `${used} is used`
        : isOne
          ? `It ${used}`
          : 'They stand as the hour before';
    const message = `${rows}${name} ${what}; accepted: ${accepted}. ${done}.`;
    return [{ field, given, accepted, message }];
  });
}

/** Which rows are left out, and why. */
export function leftOutTold({ reason, lines, given }: LeftOut, column: string): Problem {
  const isTotal = reason === 'total';
  const accepted = isTotal ? 'rows of single times' : 'times alike in all rows';
  const field = `${listed(lines.map((line) => `line ${line}`))}${isTotal ? '' : `, ${column}`}`;
  const isOne = lines.length === 1;
  const what = isTotal
    ? `${isOne ? 'is a total or mean' : 'are totals or means'}, ${quoted(given)}`
    : `${isOne ? 'is' : 'are no such times, such as'} ${quoted(given)}`;
  const message = `${isOne ? '' : `${lines.length} rows, `}${isOne ? capitalised(field) : field} ${what}; accepted: ${accepted}. ${isOne ? 'The row is' : 'They are'} left out.`;
  return { field, given, accepted, message };
}
