import { entriesFor, PAGES } from './entries';
import { textHits } from './index/texts';
import { scenarioHits } from './scenario/hits';
import type { Hit } from './types';

const aboutOf = new Map(PAGES.map(({ to, about }) => [to, about]));

/** Most terms, configurations and pages that stand before what is found in the texts. */
const MOST_NAMED = 5;

/** Configurations, terms, chapters and pages of that name. */
export const named = (query: string): Hit[] => entriesFor(query).slice(0, MOST_NAMED);

/** At most so many hits: a scenario that is told in words, what is named so, then what stands in the texts. */
export async function find(query: string, baseUrl: string, most: number): Promise<Hit[]> {
  const [scenarios, texts] = await Promise.all([
    scenarioHits(query),
    textHits(query, baseUrl, most),
  ]);
  const hits = new Map<string, Hit>();
  for (const hit of [...scenarios, ...named(query), ...texts]) {
    const [path = ''] = hit.to.split('#');
    const excerpt = hit.excerpt || (aboutOf.get(path) ?? '');
    if (!hits.has(hit.to)) hits.set(hit.to, { ...hit, excerpt });
  }
  return [...hits.values()].slice(0, most);
}
