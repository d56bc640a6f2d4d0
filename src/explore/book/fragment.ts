import { problemOf } from '../../address/problem';
import { packed, unpacked } from '../../scenario/packed';
import { BOOK_VERSION, FORMAT, MOST_CHARACTERS, type ReadBook, readBook } from './file';
import type { Entries } from './shelf';

/** Fragments never reach a server. */
const KEY = '#book=';

/** The fragment of a link that holds a whole book. */
export const bookFragment = async (entries: Entries): Promise<string> =>
  KEY + (await packed({ format: FORMAT, version: BOOK_VERSION, entries }));

function damaged(why: string): ReadBook {
  const accepted = 'a link that the book has made, whole';
  const problem = problemOf(
    'book',
    '',
    `The link (book) ${why}`,
    accepted,
    'Nothing of it is read.',
  );
  return { entries: [], problems: [problem] };
}

/** The book that a fragment holds, whatever stands behind it; null where it holds none. Never throws. */
export async function readFragment(fragment: string): Promise<ReadBook | null> {
  if (!fragment.startsWith(KEY)) return null;
  const read = await unpacked(fragment.slice(KEY.length), MOST_CHARACTERS);
  return 'text' in read ? readBook(read.text) : damaged(read.why);
}
