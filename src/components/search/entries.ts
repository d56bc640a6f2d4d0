import { CHAPTERS, pathOf } from '../../course/chapters/list';
import terms from '../glossary/terms.json';
import also from './also.json';
import generated from './generated/pages.json';
import type { Hit, Page } from './types';
import { isNearly, wordsOf } from './words';

export const PAGES: readonly Page[] = generated;

/** A term or a page, and the words by which somebody may ask for it. */
export interface Entry extends Hit {
  names: readonly (readonly string[])[];
}

const alsoOf = (to: string): readonly string[] =>
  (also as Readonly<Record<string, readonly string[]>>)[to] ?? [];

/** "Chapter 7" of a page of the course; nothing for other pages. */
function chapterOf(to: string): string[] {
  const at = CHAPTERS.findIndex((chapter) => pathOf(chapter) === to);
  return at < 0 ? [] : [`Chapter ${at + 1}`];
}

const termEntries = terms.map(({ id, term, words, definition }): Entry => {
  const to = `/reference/glossary#${id}`;
  const names = [term, ...term.split(', '), ...words, ...alsoOf(to)].map(wordsOf);
  return { to, title: term, where: 'Glossary', excerpt: definition, names };
});

const pageEntries = PAGES.map(({ to, title, label, section, about }): Entry => {
  const [short = title] = title.split(':');
  const chapter = chapterOf(to);
  const names = [title, short, label ?? short, ...chapter, ...alsoOf(to)].map(wordsOf);
  return { to, title, where: [section, ...chapter].join(', '), excerpt: about, names };
});

const isChapter = ({ to }: Entry): boolean => chapterOf(to).length > 0;

/** Terms, then chapters, then all other pages: of entries that fit equally well, the first comes first. */
export const ENTRIES: readonly Entry[] = [
  ...termEntries,
  ...pageEntries.filter(isChapter),
  ...pageEntries.filter((entry) => !isChapter(entry)),
];

const startsWith = (name: readonly string[], asked: readonly string[]): boolean =>
  asked.every((word, at) =>
    at === asked.length - 1 ? name[at]?.startsWith(word) : name[at] === word,
  );

/** How badly a name fits what is asked: 0 is the same, null not at all. The last word may still be being typed. */
function misfit(name: readonly string[], asked: readonly string[]): number | null {
  const last = asked[asked.length - 1] ?? '';
  if (name.join(' ') === asked.join(' ')) return 0;
  if (asked.every((word, at) => name[at] === word)) return 1;
  if (startsWith(name, asked)) return 2;
  if (asked.every((word) => name.includes(word))) return 3;
  if (
    asked.slice(0, -1).every((word) => name.includes(word)) &&
    name.some((word) => word.startsWith(last))
  )
    return 4;
  if (asked.every((word) => name.some((own) => isNearly(word, own)))) return 5;
  return null;
}

/** The terms and pages that a query names, the best first. */
export function entriesFor(query: string): Entry[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  return ENTRIES.flatMap((entry) => {
    const misfits = entry.names
      .map((name) => misfit(name, asked))
      .filter((one): one is number => one !== null);
    return misfits.length === 0 ? [] : [{ entry, misfit: Math.min(...misfits) }];
  })
    .sort((a, b) => a.misfit - b.misfit)
    .map(({ entry }) => entry);
}
