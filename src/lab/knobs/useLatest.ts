import { useCallback, useRef } from 'react';

/** A function that stays the same and does what the latest one does, for what is called long after it was made. */
export function useLatest<Given>(act: (given: Given) => void): (given: Given) => void {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((given: Given) => latest.current(given), []);
}
