import { useEffect, useState } from 'react';

/** The latest value that has not changed for so long, in ms. */
export function useRested<Value>(value: Value, afterMs: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return rested;
}
