import { useEffect } from 'react';
import { createStore, useStore } from '../../lab/store';
import { type Progress, readProgress } from './progress';

const KEY = 'messagebox-lab-course';
const NONE: Progress = {};

/** Browsers that keep nothing, such as those in private mode, throw; progress then lasts as long as the page. */
function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

const PROGRESS = createStore(() => readProgress(quietly(() => window.localStorage.getItem(KEY))));

export function changeProgress(change: (progress: Progress) => Progress): void {
  const next = change(PROGRESS.current());
  PROGRESS.put(next);
  quietly(() => window.localStorage.setItem(KEY, JSON.stringify(next)));
}

export function forgetProgress(): void {
  PROGRESS.put(NONE);
  quietly(() => window.localStorage.removeItem(KEY));
}

/** Another tab changed what is kept, or emptied all of it, which has no key. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key === KEY || key === null) PROGRESS.put(readProgress(newValue));
}

/** What the reader has done, also in other tabs; nothing in static HTML. */
export function useProgress(): Progress {
  useEffect(() => {
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  return useStore(PROGRESS, NONE);
}
