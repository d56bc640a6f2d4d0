import { useChapter } from '../chapter/context';
import { startOf } from '../chapter/knobs';
import type { Knobs } from '../chapter/types';
import type { Report } from '../network/shapes';

/** The state that the guess started from, while the figure shows the one that answers it; null otherwise. */
export function useBefore(): { knobs: Knobs; report: Report } | null {
  const { chapter, knobs, progress, still } = useChapter();
  const { before, after, ofReplications } = chapter.guess;
  const isAnswer = Object.entries(after).every(([id, value]) => knobs[id] === value);
  if (progress.guess === null || !isAnswer || ofReplications) return null;
  return { knobs: { ...startOf(chapter), ...before }, report: still.before };
}
