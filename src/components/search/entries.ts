import { pathOf } from '../../scenario/codec';
import terms from '../glossary/terms.json';
import also from './also.json';
import listed from './generated/configurations.json';
import experiments from './generated/experiments.json';
import generated from './generated/pages.json';
import { chapterOf, kindOf } from './kind';
import type { Hit, Listed, ListedExperiment, Page } from './types';
import { isNearly, wordsOf } from './words';

export const PAGES: readonly Page[] = generated;

export const CONFIGURATIONS: readonly Listed[] = listed;

export const EXPERIMENTS: readonly ListedExperiment[] = experiments;

/** A term, a configuration, an experiment or a page, and the words by which somebody may ask for it. */
export interface Entry extends Hit {
  names: readonly (readonly string[])[];
  /** Everyday words that stand for it, and may be another's name. */
  also: readonly (readonly string[])[];
}

const alsoOf = (to: string): readonly (readonly string[])[] =>
  ((also as Readonly<Record<string, readonly string[]>>)[to] ?? []).map(wordsOf);

const termEntries = terms.map(({ id, term, words, definition }): Entry => {
  const to = `/reference/glossary#${id}`;
  const names = [term, ...term.split(', '), ...words].map(wordsOf);
  return {
    kind: 'Term',
    to,
    title: term,
    where: 'Glossary',
    excerpt: definition,
    names,
    also: alsoOf(to),
  };
});

const pageEntries = PAGES.map(({ to, title, label, section, about }): Entry => {
  const [short = title] = title.split(':');
  const chapter = chapterOf(to);
  const names = [title, label ?? title, ...chapter].map(wordsOf);
  const where = [section, ...chapter].join(', ');
  return {
    kind: kindOf(to),
    to,
    title,
    where,
    excerpt: about,
    names,
    also: [wordsOf(short), ...alsoOf(to)],
  };
});

const configurationEntries = CONFIGURATIONS.map(
  ({ scenario, title, where, about, also: others }): Entry => ({
    kind: 'Configuration',
    to: pathOf(scenario),
    title,
    where,
    excerpt: about,
    names: [title, ...others].map(wordsOf),
    also: [],
  }),
);

const experimentEntries = EXPERIMENTS.map(
  ({ to, title, where, about }): Entry => ({
    kind: 'Experiment',
    to,
    title,
    where,
    excerpt: about,
    names: [wordsOf(title)],
    also: alsoOf(to),
  }),
);

const isChapter = ({ kind }: Entry): boolean => kind === 'Chapter';

/** Terms, chapters, experiments, configurations, then all other pages: of entries that fit equally well, the first comes first. */
export const ENTRIES: readonly Entry[] = [
  ...termEntries,
  ...pageEntries.filter(isChapter),
  ...experimentEntries,
  ...configurationEntries,
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

/** A word that stands for something fits a little worse than the name of something else. */
const lessened = (fit: number | null): number | null => (fit === null ? null : fit + 0.5);

/** The terms, configurations, experiments and pages that a query names, the best first. */
export function entriesFor(query: string): Entry[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  return ENTRIES.flatMap((entry) => {
    const misfits = [
      ...entry.names.map((name) => misfit(name, asked)),
      ...entry.also.map((name) => lessened(misfit(name, asked))),
    ].filter((one): one is number => one !== null);
    return misfits.length === 0 ? [] : [{ entry, misfit: Math.min(...misfits) }];
  })
    .sort((a, b) => a.misfit - b.misfit)
    .map(({ entry }) => entry);
}
