import {
  fetchIndexesByWorker,
  searchByWorker,
} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import { entriesFor, PAGES } from './entries';
import { excerptOf } from './excerpt';
import type { Hit } from './types';

type Found = Awaited<ReturnType<typeof searchByWorker>>[number];

const pages = new Map(PAGES.map((page) => [page.to, page]));

/** Most terms and pages that stand before what is found in the texts. */
const MOST_NAMED = 5;

function hitOf({ document, page, metadata }: Found, baseUrl: string): Hit {
  const path = `/${document.u.slice(baseUrl.length)}`;
  const known = pages.get(path);
  const positions = Object.values(metadata).flatMap(({ t }) => t?.position ?? []);
  const place = page ? page.t : document.t;
  const part = document.h ? (document.s ?? document.t) : place;
  return {
    to: path + (document.h ?? ''),
    title: part,
    where: [known?.section, part === place ? undefined : place].filter(Boolean).join(', '),
    excerpt: excerptOf(document.t, positions) || (known?.about ?? ''),
  };
}

/** Fetches the index of all texts, so that the first search is quick. */
export const prepare = (baseUrl: string): Promise<void> => fetchIndexesByWorker(baseUrl, '');

/** At most so many hits: terms, chapters and pages of that name, then what stands in the texts. */
export async function find(query: string, baseUrl: string, most: number): Promise<Hit[]> {
  const named = entriesFor(query).slice(0, MOST_NAMED);
  const texts = await searchByWorker(baseUrl, '', query, most).catch(() => []);
  const hits = new Map<string, Hit>();
  for (const hit of [...named, ...texts.map((found) => hitOf(found, baseUrl))]) {
    if (!hits.has(hit.to)) hits.set(hit.to, hit);
  }
  return [...hits.values()].slice(0, most);
}
