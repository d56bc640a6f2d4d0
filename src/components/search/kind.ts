import { CHAPTERS, pathOf } from '../../course/chapters/list';
import type { Kind } from './types';

/** "Chapter 7" of a page of the course; nothing for other pages. */
export function chapterOf(to: string): string[] {
  const at = CHAPTERS.findIndex((chapter) => pathOf(chapter) === to);
  return at < 0 ? [] : [`Chapter ${at + 1}`];
}

/** What a page is, by its address. */
export function kindOf(to: string): Kind {
  if (chapterOf(to).length > 0) return 'Chapter';
  if (/\/test-case-\d+$/.test(to)) return 'Test case';
  return to.endsWith('/lab') ? 'Lab' : 'Page';
}
