import type { Description } from '../description';
import { fromFragment, hasSystem } from './link';
import { type ReadDescription, readDescription, unreadable } from './read';
import { isRecord } from './record';
import { saidOf } from './said';

/** A file for the reader to keep. */
export interface SavedFile {
  name: string;
  text: string;
}

/** The name of a system as a file may have it, without an ending. */
export const fileNameOf = ({ name }: Description): string =>
  (name ?? '').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'system';

export const savedFile = (description: Description): SavedFile => ({
  name: `${fileNameOf(description)}.json`,
  text: `${JSON.stringify(saidOf(description), null, 2)}\n`,
});

/** In which way a text holds a system. */
export type Carrier = 'description' | 'link' | 'jsimg';

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isDescription = (given: unknown): boolean =>
  isRecord(given) && ['stations', 'measured', 'classes'].some((field) => field in given);

/** What a fragment is of a text: a whole link, or a fragment alone. */
const fragmentIn = (text: string): string => text.slice(text.indexOf('#') + 1).trim();

/** In which way a text holds a system, right or wrong; null where it is something else, such as a load test. */
export function carrierOf(text: string): Carrier | null {
  const begin = text.trimStart();
  if (begin.startsWith('<')) return /<(sim|archive)[\s>]/.test(begin) ? 'jsimg' : null;
  if (begin.startsWith('{')) return isDescription(jsonIn(begin)) ? 'description' : null;
  return hasSystem(fragmentIn(begin)) ? 'link' : null;
}

/** Parses XML; a browser's DOMParser does. */
export type ParseXml = (text: string) => Document;

/** The system that a text holds: one of our files, a link or its fragment, or a JSIMgraph file. Never throws. */
export async function openedSystem(text: string, parse: ParseXml): Promise<ReadDescription> {
  switch (carrierOf(text)) {
    case 'description':
      return readDescription(jsonIn(text));
    case 'link':
      return fromFragment(fragmentIn(text));
    case 'jsimg': {
      const { fromJsimg } = await import('./jmt/read');
      return fromJsimg(parse(text));
    }
    default: {
      const accepted = 'a JSON file that this page has saved, a link of it, or a JSIMgraph file';
      return unreadable('system', text.slice(0, 100), 'The text holds no system', accepted);
    }
  }
}
