import { useCallback, useEffect, useState } from 'react';
import { paced } from '../../../lab/pace/paced';

/** A count that says something new is there, at most once in `everyMs`; the first time at once, and what waits when flushed. */
export function usePaced(everyMs: number): [count: number, tell: () => void, flush: () => void] {
  const [count, setCount] = useState(0);
  const [pace] = useState(() => paced<null>(() => setCount((current) => current + 1), everyMs));
  const tell = useCallback(() => pace.push(null), [pace]);
  useEffect(() => () => pace.drop(), [pace]);
  return [count, tell, pace.flush];
}
