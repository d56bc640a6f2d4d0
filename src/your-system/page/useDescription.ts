import { useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { showAddress } from '../../address/page/history';
import type { Problem } from '../../address/problem';
import { fromFragment, toFragment } from '../carry/link';
import { SHELF } from '../carry/stored';
import { type Description, NOTHING } from '../description';
import { begun, changed, type History, redone, replaced, undone } from '../edit/history';
import { START, startNamed } from '../templates/start';

/** How long a reader has rested when the address follows, ms. */
const RESTED_MS = 250;

interface State {
  history: History<Description>;
  problems: readonly Problem[];
  /** Whether the address has been read; until then nothing is shown as the reader's own. */
  isRead: boolean;
}

type Action =
  | { type: 'read'; description: Description; problems: readonly Problem[] }
  | { type: 'change'; next: Description; what: string }
  | { type: 'follow'; next: Description }
  | { type: 'report'; problems: readonly Problem[] }
  | { type: 'undo' }
  | { type: 'redo' };

function reduce(state: State, action: Action): State {
  const { history } = state;
  switch (action.type) {
    case 'read':
      return { history: begun(action.description), problems: action.problems, isRead: true };
    case 'change':
      return { ...state, history: changed(history, action.next, action.what), problems: [] };
    case 'follow':
      return { ...state, history: replaced(history, action.next) };
    case 'report':
      return { ...state, problems: action.problems };
    case 'undo':
      return { ...state, history: undone(history) };
    case 'redo':
      return { ...state, history: redone(history) };
  }
}

/** What an address asks for: the system of its fragment, what it starts from, or what was last worked on here. */
async function readAddress({ hash, search }: Pick<Location, 'hash' | 'search'>) {
  const carried = await fromFragment(hash.slice(1));
  const start = new URLSearchParams(search).get(START);
  const asked = start === null || carried.description !== null ? carried : await startNamed(start);
  if (asked.description !== null) return { ...asked, description: asked.description };
  const draft = await SHELF.draft();
  const problems = [...asked.problems, ...(draft?.problems ?? [])];
  return { description: draft?.description ?? NOTHING, problems };
}

export interface DescriptionState extends State {
  description: Description;
  /** What holds all of it behind the path of a link, with "#"; empty while there is nothing. */
  fragment: string;
  /** One step that can be undone; `what` names it, such as "Two locks instead of one". */
  change: (next: Description, what: string) => void;
  /** What follows from what is measured is no step of the reader's. */
  follow: (next: Description) => void;
  report: (problems: readonly Problem[]) => void;
  undo: () => void;
  redo: () => void;
}

/** The reader's system, kept in the fragment of the address, which no server sees, and in the browser. */
export function useDescription(): DescriptionState {
  const [state, dispatch] = useReducer(reduce, {
    history: begun<Description>(NOTHING),
    problems: [],
    isRead: false,
  });
  const description = state.history.now.state;
  /** The fragment that the address had when it was last read or written here; null before. */
  const known = useRef<string | null>(null);
  const followed = useLocation(); // a link of the site, or going back

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may lead to the address that the router knows already
  useEffect(() => {
    const read = () => {
      const { hash, search } = window.location;
      if (hash === known.current && !new URLSearchParams(search).has(START)) return;
      known.current = hash;
      readAddress({ hash, search }).then(
        (found) => known.current === hash && dispatch({ type: 'read', ...found }),
      );
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [followed]);

  const { isRead } = state;
  const [fragment, setFragment] = useState('');
  useEffect(() => {
    if (!isRead) return;
    let current = true;
    const timer = setTimeout(() => {
      if (description === NOTHING) {
        setFragment('');
        return;
      }
      SHELF.keepDraft(description);
      toFragment(description).then((text) => {
        if (!current) return;
        known.current = `#${text}`;
        setFragment(known.current);
        showAddress(`${window.location.pathname}${known.current}`, 'replace');
      });
    }, RESTED_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [description, isRead]);

  return {
    ...state,
    description,
    fragment,
    change: useCallback((next, what) => dispatch({ type: 'change', next, what }), []),
    follow: useCallback((next) => dispatch({ type: 'follow', next }), []),
    report: useCallback((problems) => dispatch({ type: 'report', problems }), []),
    undo: useCallback(() => dispatch({ type: 'undo' }), []),
    redo: useCallback(() => dispatch({ type: 'redo' }), []),
  };
}
