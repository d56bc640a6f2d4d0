import { CHAPTERS, pathOf } from '../../course/chapters/list';
import type { StopId } from './stops';

/** The chapter that a stop is about, by its id; what none is about has a page of its own. */
const CHAPTER_OF: Readonly<Record<Exclude<StopId, 'again'>, string>> = {
  receive: 'closed-loop',
  lock: 'locks',
  poll: 'polling',
  dispatch: 'bottleneck',
  backend: 'doubt',
  answer: 'percentiles',
};

/** Where a reader goes on from a stop, and what is asked there. */
export function chapterLinkOf(stop: StopId): { to: string; text: string } {
  if (stop === 'again') return { to: '/concepts/body-tracking', text: 'What such copies cost' };
  const index = CHAPTERS.findIndex(({ id }) => id === CHAPTER_OF[stop]);
  const chapter = CHAPTERS[index];
  if (chapter === undefined) throw new Error(`No chapter is about ${stop}.`);
  return { to: pathOf(chapter), text: `Chapter ${index + 1}: ${chapter.asks}` };
}
