import { useEffect, useRef, useState } from 'react';

/** A text that changes at most once in `everyMs`, so that a screen reader can keep up. */
export function usePolite(text: string, everyMs: number): string {
  const [said, setSaid] = useState('');
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
