import { forget, keep, keptUnder, useKept } from './kept';
import { type Left, readLeft } from './left';
import { type Progress, readProgress } from './progress';

const PROGRESS = keptUnder<Progress>('messagebox-lab-course', readProgress, {});
const LEFT = keptUnder<Left | null>('messagebox-lab-left', readLeft, null);

export const changeProgress = (change: (progress: Progress) => Progress): void =>
  keep(PROGRESS, change(PROGRESS.store.current()));

/** What the reader has done. */
export const useProgress = (): Progress => useKept(PROGRESS);

/** Keeps where the reader is. */
export const leaveAt = (left: Left): void => keep(LEFT, left);

/** Where the reader was last. */
export const useLeft = (): Left | null => useKept(LEFT);

export function forgetProgress(): void {
  forget(PROGRESS);
  forget(LEFT);
}
