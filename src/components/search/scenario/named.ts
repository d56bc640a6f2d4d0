import { CONFIGURATIONS, entriesFor } from '../entries';
import type { Listed } from '../types';

/** A configuration that a question names, and what it says besides. */
export interface Named {
  configuration: Listed;
  rest: string;
  /** The letter that it names in vain, such as "13-B"; the first of that test case is taken. */
  missing?: string;
  /** Configurations that it names besides, of which `rest` says nothing. */
  others: readonly Listed[];
}

const named = (name: string): Listed | undefined =>
  CONFIGURATIONS.find((one) => one.name.toLowerCase() === name.toLowerCase());

/** "20-A" or "20A" anywhere, and "test case 20" with or without a letter. */
const LETTERED =
  /(?<![\p{L}\p{N}-])(?:test\s+)?(?:case\s+)?(\d{1,2})\s?[-–]?([a-e])(?![\p{L}\p{N}])/iu;
const CASE = /(?<![\p{L}\p{N}])(?:test\s+)?case\s+(\d{1,2})(?:\s+([a-e]))?(?![\p{L}\p{N}])/iu;

/** Where a name of several words ends and what is changed begins. */
const CHANGED = [
  /^(.+?)\s+((?:with|without)\s+.+)$/isu,
  /^(.+?)\s*(?:[:;]|,(?!\d)|(?<!\d),)\s*(.+)$/su, // not the comma of 1,000
];

/** What looks like the name of a configuration, of any letter. */
const NAME = /(?<![\p{L}\p{N}-])\d{1,2}[-–][a-z](?![\p{L}\p{N}-])/giu;
const VERSUS = /(?<![\p{L}\p{N}])(?:vs|versus)(?![\p{L}\p{N}])\.?/giu;

/** Takes the configurations that a text names out of it. */
function othersIn(text: string): { others: Listed[]; rest: string } {
  const others: Listed[] = [];
  const rest = text.replace(NAME, (name) => {
    const other = named(name.replace('–', '-'));
    if (other === undefined) return name;
    others.push(other);
    return ' , ';
  });
  return others.length === 0 ? { others, rest } : { others, rest: rest.replace(VERSUS, ' , ') };
}

/** The name of a configuration that there is not; undefined where a question names none such. */
export const missingName = (query: string): string | undefined =>
  query
    .match(NAME)
    ?.map((name) => name.replace('–', '-').toUpperCase())
    .find((name) => named(name) === undefined);

/** The configuration that a question names with more words than its name; null where there is none. */
export function namedConfiguration(query: string): Named | null {
  for (const pattern of [CASE, LETTERED]) {
    const [found = '', number, letter = 'A'] = pattern.exec(query) ?? [];
    const first = named(`${number}-A`);
    if (first === undefined) continue;
    const configuration = named(`${number}-${letter}`);
    const said = othersIn(query.replace(found, ' , '));
    if (configuration) return { configuration, ...said };
    return { configuration: first, ...said, missing: `${number}-${letter.toUpperCase()}` };
  }
  for (const pattern of CHANGED) {
    const [, name = '', rest = ''] = pattern.exec(query) ?? [];
    const entry = entriesFor(name).find(({ kind }) => kind === 'Configuration');
    const configuration = CONFIGURATIONS.find(({ title }) => title === entry?.title);
    if (configuration) return { configuration, ...othersIn(rest) };
  }
  return null;
}
