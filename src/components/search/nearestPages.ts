import leven from 'leven';
import type { Page } from './types';
import { isNearly, wordsOf } from './words';

/** A page that may be meant by an address, and how much speaks for it: from 0 to 1, which is the same words. */
export interface Near {
  page: Page;
  likeness: number;
}

/** Less than this and nothing speaks for a page. */
const LEAST = 0.45;
/** From here on a page is meant, if no other is as near. */
const MEANT = 0.75;
const LEAD = 0.08;
const MOST = 5;

/** How alike two words are: 1 for the same, 0 for numbers that differ. */
function likenessOf(word: string, other: string): number {
  if (word === other) return 1;
  if (/^\d+$/.test(word) || /^\d+$/.test(other)) return Number(word) === Number(other) ? 1 : 0;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  const isPart = short.length >= 4 && (long.startsWith(short) || long.endsWith(short));
  const isAkin = short.length >= 6 && long.startsWith(short.slice(0, -1));
  if (isPart || isAkin || isNearly(word, other)) return 0.9;
  const alike = 1 - leven(word, other) / long.length;
  return alike >= 0.6 ? 0.9 * alike : 0;
}

const best = (word: string, others: readonly string[]): number =>
  Math.max(0, ...others.map((other) => likenessOf(word, other)));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What a word of a title counts, against one of the address. */
const SPOKEN = 0.7;

/**
 * How much of what is asked the page has, and of its address what is asked. The last part of a path says more than its
 * folders, and counts twice.
 */
function likeness(asked: readonly string[], last: readonly string[], page: Page): number {
  const { to, title, label = '' } = page;
  const own = wordsOf(to);
  const spoken = wordsOf(`${title} ${label}`);
  const has = [...asked, ...last].map((word) =>
    Math.max(best(word, own), SPOKEN * best(word, spoken)),
  );
  return 0.75 * mean(has) + 0.25 * mean(own.map((word) => best(word, asked)));
}

/** The pages whose address or title is nearest to the words of a path, the nearest first; at most five. */
export function nearestPages(path: string, pages: readonly Page[]): Near[] {
  const parts = path
    .replace(/%[\dA-F]{2}|\.html?$/gi, ' ')
    .replace(/(?<=[a-z])(?=[A-Z0-9])/g, ' ')
    .split('/')
    .map(wordsOf)
    .filter(({ length }) => length > 0);
  const asked = parts.flat();
  const last = parts.at(-1) ?? [];
  if (asked.length === 0) return [];
  const near = pages
    .map((page) => ({ page, likeness: likeness(asked, last, page) }))
    .sort((a, b) => b.likeness - a.likeness);
  const enough = Math.max(LEAST, 0.7 * (near[0]?.likeness ?? 0));
  return near.filter((one) => one.likeness >= enough).slice(0, MOST);
}

/** The page that is obviously meant: one that is near, with no other about as near. */
export function pageMeant([first, second]: readonly Near[]): Page | null {
  if (first === undefined || first.likeness < MEANT) return null;
  return second === undefined || first.likeness - second.likeness >= LEAD ? first.page : null;
}
