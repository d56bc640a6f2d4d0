import { countText } from '../../charts/frame/format';
import type { ReadBook } from './file';
import { type Entries, hasLink } from './shelf';
import type { Trouble } from './trouble';

/** What keeps the book from being kept, and what the reader can do about it. */
export function troubleText(trouble: Trouble): string {
  switch (trouble.kind) {
    case 'unavailable':
      return 'This browser keeps nothing for this site, as in a private window. What is on this page stays until you leave it: export it to keep it.';
    case 'full':
      return 'The browser’s storage is full: what is on this page is not all kept. Export it, or drop entries to make room.';
    case 'cleared':
      return 'What was kept has been cleared, by the browser or in another tab. What is on this page is not kept any more.';
    case 'unreadable':
      return 'What this browser keeps could not be read in full, and is left as it is. What could be read is on this page; changes are not kept.';
  }
}

/** What happened to an entry that was to be kept. */
export function keptText(wasKept: boolean, trouble: Trouble | null): string {
  if (wasKept) return 'It is in the scenario book already';
  if (trouble === null) return 'Kept in the scenario book';
  if (trouble.kind === 'full') return 'The browser’s storage is full: export the scenario book';
  return 'In the scenario book until you leave: this browser does not keep it';
}

/** What of another book is new to this one. */
export const newIn = (entries: Entries, others: Entries): Entries =>
  others.filter(({ link }) => !hasLink(entries, link));

/** What came of taking over another book. */
export function mergedText(before: Entries, { entries }: Pick<ReadBook, 'entries'>): string {
  const added = newIn(before, entries).length;
  const known = entries.length - added;
  const already =
    known === 0 ? '' : `, ${known} with the same link already there and left as yours`;
  return `${countText(added, 'entry', 'entries')} added${already}.`;
}
