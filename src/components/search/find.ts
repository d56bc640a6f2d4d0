import {
  fetchIndexesByWorker,
  searchByWorker,
} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import { searchIndexUrl } from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';
import { fetchFile } from '../../arrival/fetchJson';
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

let indexing: Promise<void> | null = null;

/** Fetches the index of all texts; the worker that reads it would not ask a second time. */
export function prepare(baseUrl: string): Promise<void> {
  const url = baseUrl + searchIndexUrl.replace('{dir}', '');
  // Not as JSON: megabytes of it would hold up the page.
  indexing ??= fetchFile(url, (response) => response.arrayBuffer()).then(() =>
    fetchIndexesByWorker(baseUrl, ''),
  );
  return indexing;
}

/** Terms, chapters and pages of that name. */
export const named = (query: string): Hit[] => entriesFor(query).slice(0, MOST_NAMED);

/** At most so many hits: those that are named so, then what stands in the texts. Rejects where these cannot be searched. */
export async function find(query: string, baseUrl: string, most: number): Promise<Hit[]> {
  await prepare(baseUrl);
  const texts = await searchByWorker(baseUrl, '', query, most);
  const hits = new Map<string, Hit>();
  for (const hit of [...named(query), ...texts.map((found) => hitOf(found, baseUrl))]) {
    if (!hits.has(hit.to)) hits.set(hit.to, hit);
  }
  return [...hits.values()].slice(0, most);
}
