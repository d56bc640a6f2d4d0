import { useEffect, useState } from 'react';

/** Whether so many ms have passed since the page stood. */
export function useElapsed(afterMs: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return hasElapsed;
}
