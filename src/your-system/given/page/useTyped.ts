import { useCallback, useEffect, useState } from 'react';

/** Of this tab: what was typed and not yet read stays over a reload. */
const KEY = 'your-system-typed';

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // What is not kept stays on screen.
  }
}

/** What is typed and not yet read; null where there is nothing. */
export function useTyped(): [string | null, (typed: string | null) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped((now) => now ?? kept()), []);
  const change = useCallback((next: string | null) => {
    keep(next);
    setTyped(next);
  }, []);
  return [typed, change];
}
