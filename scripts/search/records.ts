import { sentencesOf } from '../../src/components/search/excerpt';
import configurations from '../../src/components/search/generated/configurations.json';
import experiments from '../../src/components/search/generated/experiments.json';
import pages from '../../src/components/search/generated/pages.json';
import { chapterOf, kindOf } from '../../src/components/search/kind';
import { pathOf } from '../../src/scenario/codec';
import { readData } from '../dataFiles';
import type { Indexed } from './pieces';
import { sectionsOf } from './sections';

const known = new Map(pages.map((page) => [page.to, page]));

/** Sections whose rows are records of their own, and the glossary, whose terms a search knows by their names. */
const ROWS = new Set(['/reference/claims#all-claims', '/reference/errata#all-errata']);
const GLOSSARY = '/reference/glossary';

/** What a page of the site says, part by part. */
export function pageRecords(to: string, html: string): Indexed[] {
  if (to === GLOSSARY) return [];
  const sections = sectionsOf(html);
  const [first] = sections;
  return sections
    .map(({ id, title, text }) => ({ to: id === '' ? to : `${to}#${id}`, title, text }))
    .filter((section) => !ROWS.has(section.to))
    .map(({ to: place, title, text }) => ({
      kind: kindOf(to),
      to: place,
      title,
      where: [
        known.get(to)?.section,
        ...chapterOf(to),
        title === first?.title ? undefined : first?.title,
      ]
        .filter(Boolean)
        .join(', '),
      excerpt: sentencesOf(text).join('\n'),
      text,
    }));
}

/** A claim or an erratum. */
interface Told {
  id: string;
  text: string;
}

const told = (kind: 'Claim' | 'Contradiction', page: string) => (one: Told) => ({
  kind,
  to: `${page}#${one.id}`,
  title: `${kind} ${one.id}`,
  where: 'Evidence',
  excerpt: one.text,
  text: one.text,
});

/** Claims of the authors, places where studies contradict themselves, experiments of today, and what was measured of each configuration. */
export function dataRecords(): Indexed[] {
  return [
    ...readData<Told[]>('claims.json').map(told('Claim', '/reference/claims')),
    ...readData<Told[]>('errata.json').map(told('Contradiction', '/reference/errata')),
    ...experiments.map(({ to, title, where, about }) => ({
      kind: 'Experiment' as const,
      to,
      title,
      where,
      excerpt: about,
      text: about,
    })),
    ...configurations.map(({ scenario, title, where, about }) => ({
      kind: 'Configuration' as const,
      to: pathOf(scenario),
      title,
      where,
      excerpt: about,
      text: about,
    })),
  ];
}
