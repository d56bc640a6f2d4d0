import { useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { withGuide } from '../../address/guide';
import { showAddress } from '../../address/page/history';
import { guideHere } from '../../address/page/pageGuide';
import type { Problem } from '../../address/problem';
import { toFragment } from '../carry/link';
import { newOrigin, SHELF } from '../carry/stored';
import { type Description, NOTHING } from '../description';
import { begun, changed, type History, redone, replaced, undone } from '../edit/history';
import { START } from '../templates/startLink';
import { madeRoom, type Replaced } from './madeRoom';
import { type Carried, readAddress } from './readAddress';

/** How long a reader has rested when the address follows, ms. */
const RESTED_MS = 250;

/** What is carried, and which system it is through all its changes: what is given for it is given for no other. */
interface Open extends Carried {
  origin: string;
}

interface State {
  history: History<Open>;
  problems: readonly Problem[];
  /** What the reader made before and the address put another in the place of; null where that was nothing. */
  replaced: Replaced | null;
  /** Whether the address has been read; until then nothing is shown as the reader's own. */
  isRead: boolean;
}

type Action =
  | { type: 'read'; open: Open; problems: readonly Problem[]; replaced: Replaced | null }
  | { type: 'change'; next: Partial<Open>; what: string; problems: readonly Problem[] }
  | { type: 'follow'; next: Description }
  | { type: 'report'; problems: readonly Problem[] }
  | { type: 'dismiss' }
  | { type: 'undo' }
  | { type: 'redo' };

function reduce(state: State, action: Action): State {
  const { history } = state;
  const { state: now } = history.now;
  switch (action.type) {
    case 'read': {
      const { open, problems, replaced } = action;
      return { history: begun(open), problems, replaced, isRead: true };
    }
    case 'change': {
      const next = { ...now, ...action.next };
      const isSame = next.description === now.description && next.before === now.before;
      return {
        ...state,
        history: changed(history, isSame ? now : next, action.what),
        problems: action.problems,
      };
    }
    case 'follow':
      return { ...state, history: replaced(history, { ...now, description: action.next }) };
    case 'report':
      return { ...state, problems: action.problems };
    case 'dismiss':
      return { ...state, replaced: null };
    case 'undo':
      return { ...state, history: undone(history) };
    case 'redo':
      return { ...state, history: redone(history) };
  }
}

/** What holds all that is carried behind the path of a link, with "#". */
async function fragmentOf({ description, before }: Carried): Promise<string> {
  const parts = [toFragment(description), ...(before ? [toFragment(before, 'before')] : [])];
  return `#${(await Promise.all(parts)).join('&')}`;
}

export interface DescriptionState extends State, Open {
  /** What holds all of it behind the path of a link, with "#"; empty while there is nothing. */
  fragment: string;
  /** One step that can be undone, named as "Two locks instead of one", with what of it could not be used. */
  change: (next: Description, what: string, problems?: readonly Problem[]) => void;
  /** Another system in the place of this one, as a step that can be undone. */
  open: (next: Description, what: string, problems?: readonly Problem[]) => void;
  /** Keeps a system as the one before a change, or none; a step like others. */
  setBefore: (before: Description | null, what: string) => void;
  /** What follows from what is measured is no step of the reader's. */
  follow: (next: Description) => void;
  report: (problems: readonly Problem[]) => void;
  /** What was replaced has been read. */
  dismiss: () => void;
  undo: () => void;
  redo: () => void;
}

/** The reader's system, kept in the fragment of the address, which no server sees, and in the browser. */
export function useDescription(): DescriptionState {
  const [state, dispatch] = useReducer(reduce, {
    history: begun<Open>({ description: NOTHING, before: null, origin: '' }),
    problems: [],
    replaced: null,
    isRead: false,
  });
  const carried = state.history.now.state;
  /** The fragment that the address had when it was last read or written here; null before. */
  const known = useRef<string | null>(null);
  /** The fragment of the address when it last held what is open, or a state of it before. */
  const held = useRef('');
  /** The path of this page: while the next one is fetched, the address is that of the next. */
  const path = useRef('');
  const followed = useLocation(); // a link of the site, or going back

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may lead to the address that the router knows already
  useEffect(() => {
    const read = () => {
      const { hash, search, pathname } = window.location;
      path.current = pathname;
      if (hash === known.current && !new URLSearchParams(search).has(START)) return;
      known.current = hash;
      readAddress({ hash, search }).then((found) => {
        if (known.current !== hash) return;
        const { origin, replaced } = madeRoom(found);
        const { carried, problems } = found;
        held.current = hash;
        dispatch({ type: 'read', open: { ...carried, origin }, problems, replaced });
      });
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [followed]);

  const { isRead, history } = state;
  /** What is only looked at does not take the place of what the reader last worked on. */
  const isWorkedOn = history.before.length + history.after.length > 0;
  useEffect(() => {
    if (!isRead || carried.description === NOTHING) return;
    SHELF.keepOrigin(carried.origin, isWorkedOn);
    SHELF.keepAddress(held.current);
    SHELF.keepDraft(carried.description, isWorkedOn);
    SHELF.keepDraft(carried.before, isWorkedOn, 'before');
  }, [carried, isRead, isWorkedOn]);

  const [fragment, setFragment] = useState('');
  useEffect(() => {
    if (!isRead) return;
    let current = true;
    const timer = setTimeout(() => {
      if (carried.description === NOTHING) {
        setFragment('');
        return;
      }
      fragmentOf(carried).then((text) => {
        const { pathname } = window.location;
        if (!current || pathname !== path.current) return;
        known.current = text;
        held.current = text;
        SHELF.keepAddress(text);
        setFragment(text);
        showAddress(`${pathname}${withGuide('', guideHere())}${text}`, 'replace');
      });
    }, RESTED_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [carried, isRead]);

  return {
    ...state,
    ...carried,
    fragment,
    change: useCallback(
      (description, what, problems = []) =>
        dispatch({ type: 'change', next: { description }, what, problems }),
      [],
    ),
    open: useCallback((description, what, problems = []) => {
      const next = { description, origin: newOrigin() };
      dispatch({ type: 'change', next, what, problems });
    }, []),
    setBefore: useCallback(
      (before, what) => dispatch({ type: 'change', next: { before }, what, problems: [] }),
      [],
    ),
    follow: useCallback((next) => dispatch({ type: 'follow', next }), []),
    report: useCallback((problems) => dispatch({ type: 'report', problems }), []),
    dismiss: useCallback(() => dispatch({ type: 'dismiss' }), []),
    undo: useCallback(() => dispatch({ type: 'undo' }), []),
    redo: useCallback(() => dispatch({ type: 'redo' }), []),
  };
}
