import { isForeignKey } from '../../address/foreignKeys';
import { withCarried } from '../../scenario/carriedLink';

/** A question or scenario that a reader keeps: a link of this site under a name. */
export interface BookEntry {
  /** Path and query, without the base of the site; no two entries have the same. */
  link: string;
  name: string;
  /** Empty for none. */
  note: string;
  /** Versions of the models that it was kept with, by study. */
  models: Readonly<Record<string, string>>;
}

/** Lengths that an entry can have, in characters. */
export const MOST = { link: 4000, name: 120, note: 2000 } as const;

export const ACCEPTED_LINK = `a link of this site, such as /explore/compare?a=low-latency/20-A, of at most ${MOST.link} characters`;

/** Begins at the root of the site; browsers read a second slash, and one behind a tab, as another site. */
const ON_SITE = /^\/(?![/\\])[!-~]*$/;

/** Stands for the site where an address must be a whole one. */
const HERE = 'https://site.invalid';

/** Path and query of an address. */
export function partsOfLink(link: string): { path: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(link, HERE);
  return { path: pathname, query: searchParams };
}

/**
 * A link as the book keeps it: without what others add on its way, so that the same question is known again. Of its
 * fragment the systems stay that it carries. Null where it leads away from the site. Never throws.
 */
export function keptLink(given: string): string | null {
  if (given.length > MOST.link || !ON_SITE.test(given)) return null;
  const [path = ''] = given.split(/[?#]/, 1);
  const query = given.slice(path.length).replace(/^\?|#.*$/gs, '');
  const own = query
    .split('&')
    .filter((pair) => pair !== '' && !isForeignKey(pair.split('=', 1)[0] ?? ''));
  const bare = own.length === 0 ? path : `${path}?${own.join('&')}`;
  return withCarried(bare, given.slice(given.indexOf('#')));
}

const PLACES: Readonly<Record<string, string>> = {
  compare: 'Compare',
  sweep: 'Sweep',
  seek: 'Seek',
  why: 'Why',
  day: 'Day',
  watch: 'Watch',
  sheet: 'Review sheet',
};

/** Where an entry opens, in a word or two. */
export function placeOf(link: string): string {
  const [, first = '', second = ''] = partsOfLink(link).path.split('/');
  if (first === 'explore') return PLACES[second] ?? 'Explore';
  return first === 'python' ? 'Python' : 'Lab';
}
