import { CONFIGURATIONS, entriesFor } from '../entries';
import type { Listed } from '../types';

/** A configuration that a question names, and what it says besides. */
export interface Named {
  configuration: Listed;
  rest: string;
  /** The letter that it names in vain, such as "13-B"; the first of that test case is taken. */
  missing?: string;
}

const named = (name: string): Listed | undefined =>
  CONFIGURATIONS.find((one) => one.name.toLowerCase() === name.toLowerCase());

/** "20-A" or "20A" anywhere, and "test case 20" with or without a letter. */
const LETTERED =
  /(?<![\p{L}\p{N}-])(?:test\s+)?(?:case\s+)?(\d{1,2})\s?[-–]?([a-e])(?![\p{L}\p{N}])/iu;
const CASE = /(?<![\p{L}\p{N}])(?:test\s+)?case\s+(\d{1,2})(?:\s+([a-e]))?(?![\p{L}\p{N}])/iu;

/** Where a name of several words ends and what is changed begins. */
const CHANGED = [/^(.+?)\s+((?:with|without)\s+.+)$/isu, /^(.+?)\s*[,:;]\s*(.+)$/su];

/** The configuration that a question names with more words than its name; null where there is none. */
export function namedConfiguration(query: string): Named | null {
  for (const pattern of [CASE, LETTERED]) {
    const [found = '', number, letter = 'A'] = pattern.exec(query) ?? [];
    const first = named(`${number}-A`);
    if (first === undefined) continue;
    const configuration = named(`${number}-${letter}`);
    const rest = query.replace(found, ' , ');
    if (configuration) return { configuration, rest };
    return { configuration: first, rest, missing: `${number}-${letter.toUpperCase()}` };
  }
  for (const pattern of CHANGED) {
    const [, name = '', rest = ''] = pattern.exec(query) ?? [];
    const entry = entriesFor(name).find(({ kind }) => kind === 'Configuration');
    const configuration = CONFIGURATIONS.find(({ title }) => title === entry?.title);
    if (configuration) return { configuration, rest };
  }
  return null;
}
