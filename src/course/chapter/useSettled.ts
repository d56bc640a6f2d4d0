import { useEffect, useState } from 'react';

/** Whether so many ms have passed since the page stood. */
export function useSettled(afterMs: number): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return settled;
}
