/** Passes on what comes often at most once in so many ms, the last always; the first at once. */
export interface Paced<Value> {
  push: (value: Value) => void;
  /** Passes on what waits, now. */
  flush: () => void;
  /** Drops what waits. */
  drop: () => void;
}

export function paced<Value>(pass: (value: Value) => void, everyMs: number): Paced<Value> {
  let waiting: { value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = () => {
    if (waiting === null) return;
    const { value } = waiting;
    waiting = null;
    pass(value);
  };
  const rest = () => {
    timer = setTimeout(() => {
      timer = null;
      if (waiting === null) return;
      flush();
      rest();
    }, everyMs);
  };
  return {
    push(value) {
      waiting = { value };
      if (timer !== null) return;
      flush();
      rest();
    },
    flush,
    drop() {
      waiting = null;
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
