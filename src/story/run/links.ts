import { CHAPTERS, pathOf } from '../../course/chapters/list';
import type { StopId } from './stops';

/** The chapter that a stop is about, by its id, and where the same is met today. What none is about has a page of its own. */
const ABOUT: Readonly<Record<Exclude<StopId, 'again'>, { chapter: string; today: string }>> = {
  receive: { chapter: 'closed-loop', today: 'a load test with virtual users' },
  lock: { chapter: 'locks', today: 'a hot row' },
  poll: { chapter: 'polling', today: 'a queue that is polled' },
  dispatch: { chapter: 'bottleneck', today: 'more copies before one database' },
  backend: { chapter: 'doubt', today: 'a noisy neighbour' },
  answer: { chapter: 'percentiles', today: 'a cache with a few misses' },
};

export interface StopLink {
  to: string;
  text: string;
}

/** Where a reader goes on from a stop: what is asked there, and where it is met today. */
export function linksOf(stop: StopId): StopLink[] {
  if (stop === 'again')
    return [{ to: '/concepts/body-tracking', text: 'What such copies are kept for' }];
  const { chapter: wanted, today } = ABOUT[stop];
  const index = CHAPTERS.findIndex(({ id }) => id === wanted);
  const chapter = CHAPTERS[index];
  if (chapter === undefined) throw new Error(`No chapter is about ${stop}.`);
  const to = pathOf(chapter);
  return [
    { to, text: `Chapter ${index + 1}: ${chapter.asks}` },
    { to: `${to}#today`, text: `Today: ${today}` },
  ];
}
