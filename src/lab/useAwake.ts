import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'touchstart', 'keydown'] as const;

/** Whether the reader has given a first sign of life: what is not in sight can wait for it. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const wake = () => {
      stop.abort();
      setAwake(true);
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, wake, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, []);
  return isAwake;
}
