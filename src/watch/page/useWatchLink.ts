import { type Dispatch, type SetStateAction, useCallback, useRef, useState } from 'react';
import { isGuideKey } from '../../address/guide';
import { mendedQuery } from '../../address/mendedQuery';
import { useAddress } from '../../address/page/useAddress';
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
  /** Shows a scenario and what of it is on show in the address, once the reader has changed it. */
  show: (scenario: Scenario, view: View) => void;
}

/** What the address asks for, and how it follows what is on show. */
export function useWatchLink(first: View | null): WatchLink {
  const { study, context, problems: ofPart = [] } = useWatchPart();
  const [scenario, setScenario] = useState<Scenario | null>(null);
  const [asked, setAsked] = useState<View>(
    () => first ?? readWatchLink(study, context, new URLSearchParams()).view,
  );
  const [opensMoving, setOpensMoving] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const opened = useRef<string | null>(null);
  const { touch, write } = useAddress(
    {
      isOwn: (key) => !isGuideKey(key),
      hasEntries: false,
      onRead: (search) => {
        const mended = mendedQuery(search);
        const read = readWatchLink(study, context, mended.query);
        setScenario(read.scenario);
        // Without a question the page shows its first view, with somebody followed.
        setAsked(search === '' && first ? first : read.view);
        setOpensMoving(!mended.query.has('at'));
        setProblems([...ofPart, ...mended.problems, ...read.problems]);
        return undefined;
      },
    },
    context,
  );
  const show = useCallback(
    (shown: Scenario, view: View) => {
      const link = watchLinkOf(study, context, shown, view);
      opened.current ??= link;
      if (link === opened.current) return;
      opened.current = '';
      touch();
      write([...new URLSearchParams(link.slice(link.indexOf('?')))]);
    },
    [study, context, touch, write],
  );
  return { scenario, asked, opensMoving, problems, setScenario, setProblems, show };
}
