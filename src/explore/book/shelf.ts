import type { BookEntry } from './entry';

/** All that is kept, in the reader's order. */
export type Entries = readonly BookEntry[];

export const hasLink = (entries: Entries, link: string): boolean =>
  entries.some((entry) => entry.link === link);

/** With one more at the end; what is there already stays as it is. */
export const withEntry = (entries: Entries, entry: BookEntry): Entries =>
  hasLink(entries, entry.link) ? entries : [...entries, entry];

/** With others at the end; of the same link the entry that is there already stays. */
export const merged = (entries: Entries, others: Entries): Entries =>
  others.reduce(withEntry, entries);

export const without = (entries: Entries, link: string): Entries =>
  entries.filter((entry) => entry.link !== link);

const inserted = (entries: Entries, entry: BookEntry, place: number): Entries => [
  ...entries.slice(0, place),
  entry,
  ...entries.slice(place),
];

/** With an entry back at the place, from 0, that it had; unchanged where its link is there. */
export const restored = (entries: Entries, entry: BookEntry, place: number): Entries =>
  hasLink(entries, entry.link) ? entries : inserted(entries, entry, place);

/** With an entry at another place, from 0, of those that it can have. */
export function moved(entries: Entries, link: string, place: number): Entries {
  const entry = entries.find((one) => one.link === link);
  if (entry === undefined) return entries;
  return inserted(without(entries, link), entry, Math.max(0, place));
}

/** With another name and note. */
export const edited = (
  entries: Entries,
  link: string,
  changes: Pick<BookEntry, 'name' | 'note'>,
): Entries => entries.map((entry) => (entry.link === link ? { ...entry, ...changes } : entry));
