import { useEffect } from 'react';
import { useStore } from '../../../lab/store';
import { type BookEntry, keptLink, MOST } from '../entry';
import { withEntry } from '../shelf';
import { type BookState, BookStore } from '../store';
import { keptText } from '../texts';

/** The book of this browser. */
export const BOOK = new BookStore(() => window.localStorage);

const NONE: BookState = { entries: [], trouble: null };

/** What is kept, also in other tabs; nothing in static HTML. */
export function useBook(): BookState {
  useEffect(() => {
    window.addEventListener('storage', BOOK.onStorage);
    return () => window.removeEventListener('storage', BOOK.onStorage);
  }, []);
  return useStore(BOOK, NONE);
}

/** Keeps a link under a name, and says what came of it. */
export function keepLink(given: Omit<BookEntry, 'note'>): string {
  const link = keptLink(given.link);
  if (link === null) return 'This link is too long for the scenario book';
  const wasKept = BOOK.isKept(link);
  const entry = { link, name: given.name.slice(0, MOST.name), note: '', models: given.models };
  BOOK.change((entries) => withEntry(entries, entry));
  return keptText(wasKept, BOOK.current().trouble);
}
