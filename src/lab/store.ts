import { useSyncExternalStore } from 'react';

/** A value that several parts of a page follow. */
export interface Store<Value> {
  readonly current: () => Value;
  readonly put: (next: Value) => void;
  /** Calls `listener` after each change, until the function that it returns is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** `first` is asked for when the value is needed. */
export function createStore<Value>(first: () => Value): Store<Value> {
  let held: { value: Value } | null = null;
  const listeners = new Set<() => void>();
  return {
    current() {
      held ??= { value: first() };
      return held.value;
    },
    put(value) {
      held = { value };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store, as it changes; `inStaticHtml` while a page is built and until it comes alive. */
export const useStore = <Value>(
  { subscribe, current }: Omit<Store<Value>, 'put'>,
  inStaticHtml: Value,
): Value => useSyncExternalStore(subscribe, current, () => inStaticHtml);
