import { useEffect, useState } from 'react';
import { useFetched } from '../useFetched';
import type { OverLoadProps } from './previewed';

const SIGNS = ['pointermove', 'touchstart', 'keydown'] as const;

const fetchRuns = () => import('./OverLoadRuns');

/** Short runs over the load of what a lab shows, from the reader's first sign of life on; draws nothing. */
export function OverLoad(props: OverLoadProps) {
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
  const runs = useFetched(isAwake || props.view.isChanged, fetchRuns);
  return runs && !props.view.stale ? <runs.OverLoadRuns {...props} /> : null;
}
