import { useEffect, useRef, useState } from 'react';
import { mendedQuery } from '../../address/mendedQuery';
import { showAddress } from '../../address/page/history';
import type { Problem } from '../../address/problem';

/** How the state of a figure stands in the query of its page. */
export interface Query<State> {
  initial: State;
  /** What a query says; what cannot be used is named and the nearest valid used. Never throws. */
  read: (query: URLSearchParams) => { state: State; problems: Problem[] };
  /** The figure's keys; null for one that the address does without. */
  write: (state: State) => Readonly<Record<string, string | null>>;
}

/** An address follows its figure after this pause, in ms: a drag is written once. */
const PAUSE_MS = 250;

/** The query of the page with the figure's keys as `texts` has them; other keys stay. */
export function withKeys(search: string, texts: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams(search);
  for (const [key, text] of Object.entries(texts)) {
    if (text === null) params.delete(key);
    else params.set(key, text);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** Keeps the state of a figure and the query of its page the same. */
export function useQuery<State>(query: Query<State>) {
  const [state, setState] = useState(query.initial);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isRead, setRead] = useState(false);
  const path = useRef('');

  useEffect(() => {
    path.current = window.location.pathname;
    const read = () => {
      if (path.current !== window.location.pathname) return; // on the way to another page
      const mended = mendedQuery(window.location.search);
      const link = query.read(mended.query);
      setState(link.state);
      setProblems([...mended.problems, ...link.problems]);
      setRead(true);
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [query]);

  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      if (path.current !== pathname) return;
      showAddress(`${pathname}${withKeys(search, query.write(state))}${hash}`, 'replace');
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, state, isRead]);

  return { state, setState, problems, dismiss: () => setProblems([]), isRead };
}
