import { type BookEntry, keptLink, MOST } from '../../../src/explore/book/entry';
import { type Entries, merged } from '../../../src/explore/book/shelf';
import { EXPLORED } from '../../support/explored';

/** Numbers from 0 to 1 that a seed gives: 32-bit xorshift. */
export function randomOf(seed: number): () => number {
  let state = (seed * 2654435761 + 1) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

export type Random = () => number;

export const below = (random: Random, most: number): number => Math.floor(random() * most);

const ALPHABET = [...'abcXYZ 019,;:"\\/<>&{}[]\n\t–“µ漢🙂́'];

export const anyText = (random: Random, most: number): string =>
  Array.from({ length: below(random, most + 1) }, () => ALPHABET[below(random, ALPHABET.length)])
    .join('')
    .slice(0, most);

const PAGES = ['explore/compare', 'explore/sweep', 'explore/seek', 'explore/why', 'explore/day'];

function anyLink(random: Random): string {
  const study = EXPLORED[below(random, EXPLORED.length)] ?? EXPLORED[0];
  const labels = study?.context.labels ?? [];
  const base = `${study?.id}/${labels[below(random, labels.length)]}`;
  const page = PAGES[below(random, PAGES.length)];
  const title = encodeURIComponent(anyText(random, 20).replaceAll(/[\ud800-\udfff]/g, ''));
  return `/${page}?scenario=${base}&seed=${below(random, 100)}&title=${title}`;
}

function anyEntry(random: Random): BookEntry {
  const link = keptLink(anyLink(random));
  if (link === null) throw new Error('A link of the site is none.');
  return {
    link,
    name: anyText(random, MOST.name),
    note: anyText(random, random() < 0.1 ? MOST.note : 80),
    models: random() < 0.2 ? {} : { 'low-latency': `1.${below(random, 9)}.0` },
  };
}

/** A book that a reader could have. */
export function anyBook(seed: number): Entries {
  const random = randomOf(seed);
  const entries = Array.from({ length: below(random, 12) }, () => anyEntry(random));
  return merged([], entries);
}
