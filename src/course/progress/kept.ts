import { useEffect } from 'react';
import { createStore, type Store, useStore } from '../../lab/store';

/** What the storage of the browser keeps under a key. */
export interface Kept<Value> {
  key: string;
  read: (text: string | null) => Value;
  /** Where nothing is kept, and in static HTML. */
  none: Value;
  store: Store<Value>;
}

/** Browsers that keep nothing, such as those in private mode, throw; what is kept then lasts as long as the page. */
function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

export const keptUnder = <Value>(
  key: string,
  read: (text: string | null) => Value,
  none: Value,
): Kept<Value> => ({
  key,
  read,
  none,
  store: createStore(() => read(quietly(() => window.localStorage.getItem(key)))),
});

export function keep<Value>({ key, store }: Kept<Value>, value: Value): void {
  store.put(value);
  quietly(() => window.localStorage.setItem(key, JSON.stringify(value)));
}

export function forget<Value>({ key, store, none }: Kept<Value>): void {
  store.put(none);
  quietly(() => window.localStorage.removeItem(key));
}

/** What is kept, as it changes, also in other tabs. */
export function useKept<Value>({ key, read, none, store }: Kept<Value>): Value {
  useEffect(() => {
    /** Another tab changed what is kept, or emptied all of it, which has no key. */
    const onStorage = ({ key: changed, newValue }: StorageEvent) => {
      if (changed === key || changed === null) store.put(read(newValue));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [key, read, store]);
  return useStore(store, none);
}
