import { CHAPTERS, pathOf } from '../chapters/list';

/** Where a reader was last: a chapter, and a step of it with its place from 1. */
export interface Left {
  chapter: string;
  step: string;
  place: number;
}

/** Where a reader was, as it was kept; null where it cannot be read. */
export function readLeft(text: string | null): Left | null {
  try {
    const kept: Partial<Left> | null = JSON.parse(text ?? 'null');
    const { chapter, step, place } = kept ?? {};
    return typeof chapter === 'string' && typeof step === 'string' && typeof place === 'number'
      ? { chapter, step, place }
      : null;
  } catch {
    return null;
  }
}

/** The way back there, in words and as a link; null for a chapter that is not there any more. */
export function wayTo(left: Left | null): { words: string; link: string } | null {
  const index = CHAPTERS.findIndex(({ id }) => id === left?.chapter);
  const chapter = CHAPTERS[index];
  if (left === null || chapter === undefined) return null;
  return {
    words: `Go on: chapter ${index + 1}, ${chapter.name}, step ${left.place}`,
    link: `${pathOf(chapter)}#${left.step}`,
  };
}
