import { useCallback, useEffect, useState } from 'react';

/** Of this tab: what was typed and not yet read stays over a reload. */
const KEY = 'your-system-typed';

/** What was typed for a system, whose name stands before it. */
const headOf = (origin: string): string => `${origin}\n`;

function kept(origin: string): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    const head = headOf(origin);
    return text?.startsWith(head) ? text.slice(head.length) : null;
  } catch {
    return null;
  }
}

function keep(origin: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, headOf(origin) + text);
  } catch {
    // What is not kept stays on screen.
  }
}

/** What is typed for a system and not yet read; null where there is nothing. */
export function useTyped(origin: string): [string | null, (typed: string | null) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped(kept(origin)), [origin]);
  const change = useCallback(
    (next: string | null) => {
      keep(origin, next);
      setTyped(next);
    },
    [origin],
  );
  return [typed, change];
}
