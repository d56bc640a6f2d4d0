import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { foldsFor, targetOf } from './folds';
import type { Folds } from './SectionsContext';

/** All is open in the page as it arrives; scripts fold it, except for what the hash asks for. */
export function useFolds(hash: string): Folds {
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  const wanted = useRef<Element | null>(null);

  const set = useCallback((ids: readonly string[], open: boolean) => {
    setOpened((before) => [
      ...(before ?? []).filter((id) => !ids.includes(id)),
      ...(open ? ids : []),
    ]);
  }, []);

  useEffect(() => {
    // Of a link that was followed before the page could hear of it, the address alone tells.
    const target = targetOf(hash || window.location.hash, document);
    wanted.current = target;
    set(target ? foldsFor(target) : [], true);
  }, [hash, set]);

  useEffect(() => {
    if (opened === null) return;
    wanted.current?.scrollIntoView();
    wanted.current = null;
  }, [opened]);

  return useMemo(
    () => ({ opened, set, isOpen: (id) => opened === null || opened.includes(id) }),
    [opened, set],
  );
}
