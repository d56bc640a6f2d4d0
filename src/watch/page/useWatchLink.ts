import { useLocation } from '@docusaurus/router';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { mendedQuery } from '../../address/mendedQuery';
import { showAddress } from '../../address/page/history';
import type { Problem } from '../../address/problem';
import type { Scenario } from '../../scenario/scenario';
import { readWatchLink, type View, watchLinkOf } from '../run/link';
import { useWatchPart } from './context';

export interface WatchLink {
  /** Null until the address has been read. */
  scenario: Scenario | null;
  /** What the address asks to see; a new object whenever it was read. */
  asked: View;
  /** Whether the address names no instant, so that messages may move from the first one. */
  opensMoving: boolean;
  problems: readonly Problem[];
  setScenario: (scenario: Scenario) => void;
  setProblems: Dispatch<SetStateAction<readonly Problem[]>>;
}

/** What the address asks for, read when a link leads here. */
export function useWatchLink(first: View | null): WatchLink {
  const { study, context } = useWatchPart();
  const { search } = useLocation();
  const [scenario, setScenario] = useState<Scenario | null>(null);
  const [asked, setAsked] = useState<View>(
    first ?? readWatchLink(study, context, new URLSearchParams()).view,
  );
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    const mended = mendedQuery(search);
    const read = readWatchLink(study, context, mended.query);
    setScenario(read.scenario);
    // Without a question the page shows its first view, with somebody followed.
    setAsked(search === '' && first ? first : read.view);
    setProblems([...mended.problems, ...read.problems]);
  }, [search, first, study, context]);
  const opensMoving = !new URLSearchParams(search).has('at');
  return { scenario, asked, opensMoving, problems, setScenario, setProblems };
}

/** The address is written when the reader rests for so long, ms. */
const REST_MS = 400;

/** Keeps what is on show in the address while nothing plays, once the reader has changed it. */
export function useShownAddress(scenario: Scenario | null, view: View, isResting: boolean): void {
  const { study, context } = useWatchPart();
  const shown = scenario && isResting ? watchLinkOf(study, context, scenario, view) : null;
  const first = useRef<string | null>(null);
  useEffect(() => {
    if (shown === null) return;
    first.current ??= shown;
    if (shown === first.current) return;
    first.current = '';
    const { pathname, hash } = window.location;
    const query = shown.slice(shown.indexOf('?'));
    const timer = setTimeout(() => showAddress(`${pathname}${query}${hash}`, 'replace'), REST_MS);
    return () => clearTimeout(timer);
  }, [shown]);
}
