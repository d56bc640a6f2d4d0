import { useEffect, useRef, useState } from 'react';

/** A message is read out so often at most, ms. */
const SAID_EVERY_MS = 1000;

/** A text that changes at most once in `everyMs`, so that a screen reader can keep up; at first it is `first`. */
export function usePolite(text: string, everyMs = SAID_EVERY_MS, first = ''): string {
  const [said, setSaid] = useState(first);
  const saidMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const waitMs = Math.max(0, saidMs.current + everyMs - performance.now());
    const timer = setTimeout(() => {
      saidMs.current = performance.now();
      setSaid(text);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [text, everyMs]);
  return said;
}
