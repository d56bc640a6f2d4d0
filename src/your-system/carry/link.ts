import type { OWN_SYSTEMS } from '../../measured/studyNames';
import { packed, unpacked } from '../../scenario/packed';
import type { Description } from '../description';
import type { ReadDescription } from './read';
import { saidOf } from './said';

/** The system of a link, and beside it the one before a change that it is compared with. */
export type SystemKey = (typeof OWN_SYSTEMS)[number]['key'];

/** The module reads no longer description. */
export const MOST_CHARACTERS = 1 << 20;

/** The fragment, without "#", that holds a whole description; others join it by "&" under other keys. */
export const toFragment = async (description: Description, key: SystemKey = 's'): Promise<string> =>
  `${key}=${await packed(saidOf(description))}`;

/** What a fragment has behind a key; mail programs write "&" and "=" otherwise. */
const codeBehind = (fragment: string, key: SystemKey): string | undefined =>
  new RegExp(`(?:^#?|&|&amp;|%26)${key}(?:=|%3D)(.*?)(?=&|%26|$)`, 'is').exec(fragment)?.[1];

/** Whether a fragment is of a system, right or wrong. */
export const hasSystem = (fragment: string, key: SystemKey = 's'): boolean =>
  codeBehind(fragment, key) !== undefined;

/** The system that a fragment holds; null without a problem where it holds none. Never throws. */
export async function fromFragment(
  fragment: string,
  key: SystemKey = 's',
): Promise<ReadDescription> {
  const code = codeBehind(fragment, key);
  if (code === undefined) return { description: null, problems: [] };
  const { readDescription, unreadable } = await import('./read');
  const read = await unpacked(code, MOST_CHARACTERS);
  if ('text' in read) return readDescription(JSON.parse(read.text));
  const what = `The system of the link (${key}) ${read.why}`;
  return unreadable(key, '', what, 'a link that this page has made, whole');
}
