/** What leads a reader on a page: a step of a tour, or a challenge. It says nothing about the scenario of its link. */
const GUIDE_KEYS = ['tour', 'challenge'] as const;

export type GuideKey = (typeof GUIDE_KEYS)[number];

/** A guide as a link names it, such as the tour "300ms.3". */
export interface GuideName {
  key: GuideKey;
  given: string;
}

export const isGuideKey = (key: string): boolean => (GUIDE_KEYS as readonly string[]).includes(key);

/** The guide that a query names; a tour goes before a challenge. */
export function guideIn(search: string): GuideName | null {
  const query = new URLSearchParams(search);
  for (const key of GUIDE_KEYS) {
    const given = query.get(key);
    if (given !== null) return { key, given };
  }
  return null;
}

/** A query without its guide. */
export function withoutGuide(search: string): string {
  const query = new URLSearchParams(search);
  for (const key of GUIDE_KEYS) query.delete(key);
  return query.size === 0 ? '' : `?${query}`;
}

/** A query with a guide in place of any other; null takes it away. */
export function withGuide(search: string, guide: GuideName | null): string {
  const query = new URLSearchParams(withoutGuide(search));
  if (guide) query.set(guide.key, guide.given);
  return query.size === 0 ? '' : `?${query}`;
}
