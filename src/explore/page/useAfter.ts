import { startTransition, useEffect, useState } from 'react';

/** A value once what was drawn of it before is on the page: so that two parts of an answer are two tasks. */
export function useAfter<Value>(value: Value): Value | null {
  const [later, setLater] = useState<Value | null>(null);
  useEffect(() => startTransition(() => setLater(() => value)), [value]);
  return later;
}
