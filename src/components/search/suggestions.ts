import pages from './generated/pages.json';
import { type Near, nearestPages, pageMeant } from './nearestPages';
import type { Page } from './types';

/** What to offer for an address without a page: the one that is meant, if it is beyond doubt, and others like it. */
export interface Suggestions {
  meant: Page | null;
  others: readonly Near[];
}

export function suggestionsFor(path: string): Suggestions {
  const near = nearestPages(path, pages);
  const meant = pageMeant(near);
  return { meant, others: near.filter(({ page }) => page !== meant) };
}
