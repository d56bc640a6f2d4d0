import { type Problem, problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { capitalised } from '../../charts/frame/format';
import type { Foreign } from '../../reading/foreign';
import type { LeftOut, SeriesRow } from '../../reading/series';
import { hourName, type Load, MOST_HOURS } from './load';

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
    return [problemOf(field, given, `${rows}${name} ${what}`, accepted, `${done}.`)];
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
  const rows = isOne ? capitalised(field) : `${lines.length} rows, ${field}`;
  const instead = `${isOne ? 'The row is' : 'They are'} left out.`;
  return problemOf(field, given, `${rows} ${what}`, accepted, instead);
}

/** That a row is earlier than the one before. */
export function outOfOrder(line: number): Problem {
  const place = `line ${line}`;
  const what = `Line ${line} is earlier than the line before`;
  const instead = 'The rows are put in order.';
  return problemOf(place, place, what, 'rows in the order of time', instead);
}

/** That so many rows, with that of the line, are further away than a week. */
export function beyondWeek(line: number, count: number): Problem {
  const what = `Line ${line} is not within a week of the first row`;
  const accepted = `up to ${MOST_HOURS} hours, a week`;
  return problemOf('length', `line ${line}`, what, accepted, `${count} rows are left out.`);
}

/** That there are more rows than are read; `rest` says what becomes of the others. */
export function tooManyRows(count: number, most: number, rest: string): Problem {
  const accepted = `up to ${most} rows, a week of half minutes`;
  return problemOf('rows', String(count), `There are ${count} rows`, accepted, rest);
}

const ACCEPTED = 'a list of rates, or columns time and rate, or rate alone';
/** What becomes of the load where nothing is taken. */
const STAYS = 'The load stays as it was.';

/** That a text holds no load. */
export function nothingRead(text: string): Problem {
  return problemOf('load', text.slice(0, 80), 'No rate could be read', ACCEPTED, STAYS);
}

/** That a text is of another kind, and how a load is got from it. */
export function noTable(text: string, { name, advice }: Foreign): Problem {
  const what = `This looks like ${name}`;
  return problemOf('load', text.slice(0, 80), what, ACCEPTED, `${advice} ${STAYS}`);
}

/** That time zones are not interpreted. */
export function zonesIgnored(): Problem {
  const what = 'Times are read as they stand, and those since 1970 in UTC';
  const instead = 'Their time zone is not interpreted.';
  return problemOf('time', 'time zone', what, 'times as they stand', instead);
}

/** Which stretches of hours, each as [first, last], have no row; `isFirstFilled` where a rate stands before the first of them. */
export function nothingGiven(
  load: Load,
  gaps: readonly (readonly [number, number])[],
  isFirstFilled: boolean,
): Problem {
  const [[from, to] = [0, 0], ...others] = gaps;
  const until = to > from ? ` to ${hourName(load, to)}` : '';
  const more = others.length === 0 ? '' : ` and in ${others.length} more stretches`;
  const which = isFirstFilled ? 'before' : 'after';
  const what = `Nothing is given from ${hourName(load, from)}${until}${more}`;
  const instead = `The load stands as in the hour ${which}.`;
  return problemOf(hourName(load, from), '', what, 'a rate in every hour', instead);
}

/** That up to `most` rows of an hour became its mean. */
export function averaged(rows: number, most: number): Problem {
  const what = `Up to ${most} rows an hour are averaged, because each hour is judged by its mean`;
  const instead = 'The highest row of each hour is kept beside it.';
  return problemOf('rows', `${rows} rows`, what, 'hours', instead);
}

/** That a log does not cover its first or last hour. */
export function coveredInPart(rows: number, leastMinutes: number): Problem {
  const what = 'The log covers a part of its first or last hour';
  const instead = `These are counted over the time that it covers, and stand as the hour beside them where that is less than ${leastMinutes} minutes.`;
  return problemOf('rows', `${rows} rows`, what, 'whole hours', instead);
}
