import { useSyncExternalStore } from 'react';
import { type Progress, readProgress } from './progress';

const KEY = 'messagebox-lab-course';
const NONE: Progress = {};

let progress: Progress | null = null;
const listeners = new Set<() => void>();

/** Browsers that keep nothing, such as those in private mode, throw; progress then lasts as long as the page. */
function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

function current(): Progress {
  progress ??= readProgress(quietly(() => window.localStorage.getItem(KEY)));
  return progress;
}

function put(next: Progress): void {
  progress = next;
  for (const listener of listeners) listener();
}

export function changeProgress(change: (progress: Progress) => Progress): void {
  put(change(current()));
  quietly(() => window.localStorage.setItem(KEY, JSON.stringify(progress)));
}

export function forgetProgress(): void {
  put(NONE);
  quietly(() => window.localStorage.removeItem(KEY));
}

function subscribe(listener: () => void): () => void {
  const other = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) put(readProgress(event.newValue));
  };
  listeners.add(listener);
  window.addEventListener('storage', other);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', other);
  };
}

/** What the reader has done, also in other tabs; nothing in static HTML. */
export const useProgress = (): Progress => useSyncExternalStore(subscribe, current, () => NONE);
