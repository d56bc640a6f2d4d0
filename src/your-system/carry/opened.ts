import { formatNumber } from '../../charts/frame/format';
import { carrierOf, fragmentIn, jsonIn } from './carrier';
import { fromFragment, MOST_CHARACTERS } from './link';
import { type ReadDescription, readDescription, unreadable } from './read';
import { saysAnything } from './said';

/** JSIMgraph files may hold results, too. */
const MOST_XML = 20 * MOST_CHARACTERS;

/** Parses XML; a browser's DOMParser does. */
export type ParseXml = (text: string) => Document;

async function readText(text: string, parse: ParseXml): Promise<ReadDescription> {
  const carrier = carrierOf(text);
  const most = carrier === 'jsimg' ? MOST_XML : MOST_CHARACTERS;
  if (text.length > most) {
    const what = `The system has ${formatNumber(text.length)} characters`;
    return unreadable('system', '', what, `up to ${formatNumber(most)}`);
  }
  switch (carrier) {
    case 'description': {
      const given = jsonIn(text);
      if (given !== undefined) return readDescription(given);
      return unreadable(
        'system',
        '',
        'The JSON of the system is cut short or damaged',
        'all of it',
      );
    }
    case 'link':
      return fromFragment(fragmentIn(text) ?? '');
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

/** The system that a text holds: one of our files, a link or its fragment, or a JSIMgraph file. Never throws. */
export async function openedSystem(text: string, parse: ParseXml): Promise<ReadDescription> {
  const read = await readText(text, parse);
  if (read.description === null || saysAnything(read.description)) return read;
  const empty = unreadable('system', '', 'The system is empty', 'stations or measured levels');
  return { ...empty, problems: [...read.problems, ...empty.problems] };
}
