import { useCallback, useEffect, useRef, useState } from 'react';

/** A count that says something new is there, at most once in `everyMs`; the first time at once. */
export function usePaced(everyMs: number): [count: number, tell: () => void] {
  const [count, setCount] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const toldMs = useRef(Number.NEGATIVE_INFINITY);
  const tell = useCallback(() => {
    if (timer.current !== null) return;
    const waitMs = Math.max(0, toldMs.current + everyMs - performance.now());
    timer.current = setTimeout(() => {
      timer.current = null;
      toldMs.current = performance.now();
      setCount((current) => current + 1);
    }, waitMs);
  }, [everyMs]);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return [count, tell];
}
