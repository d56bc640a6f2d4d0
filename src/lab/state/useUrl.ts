import { useCallback, useEffect, useRef } from 'react';
import { fromParams, toParams } from '../../scenario/codec';
import type { Scenario } from '../../scenario/scenario';
import type { LabAction, LabContext } from '../types';
import { sameScenario } from './reducer';

/** Safari refuses more than 100 history calls in 30 s. */
const REPLACE_EVERY_MS = 350;

const addressOf = (context: LabContext, scenario: Scenario): string => {
  const query = toParams(context, scenario).toString();
  const { pathname, hash } = window.location;
  return `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
};

/** The complete address of a scenario, for copying. */
export const absoluteLink = (context: LabContext, scenario: Scenario): string =>
  `${window.location.origin}${addressOf(context, scenario)}`;

/**
 * Keeps scenario and address the same. A gesture such as a drag makes one history entry, rewritten
 * at intervals while it lasts; the returned function ends the gesture.
 */
export function useUrl(
  context: LabContext,
  scenario: Scenario,
  dispatch: (action: LabAction) => void,
): { beginGesture: () => void; endGesture: () => void } {
  const gesture = useRef<{ pushed: boolean } | null>(null);
  const pending = useRef<ReturnType<typeof setTimeout> | null>(null);
  const latest = useRef(scenario);
  const restored = useRef<Scenario | null>(null);
  const started = useRef(false);
  /** Path of the page; another one means that a link leads away while this page still shows. */
  const path = useRef<string | null>(null);
  /** The query as last read or written here: another one means that a link led to this page. */
  const known = useRef<string | null>(null);
  latest.current = scenario;

  const isHere = useCallback(() => {
    path.current ??= window.location.pathname;
    return path.current === window.location.pathname;
  }, []);

  const replaceNow = useCallback(() => {
    if (pending.current !== null) clearTimeout(pending.current);
    pending.current = null;
    if (!isHere()) return;
    window.history.replaceState(window.history.state, '', addressOf(context, latest.current));
    known.current = window.location.search;
  }, [context, isHere]);

  const read = useCallback(() => {
    if (!isHere()) return;
    const link = fromParams(context, new URLSearchParams(window.location.search));
    known.current = window.location.search;
    restored.current = link.scenario;
    dispatch({ type: 'restored', ...link });
  }, [context, dispatch, isHere]);

  useEffect(() => {
    read();
    // Before the site's router hears of it: going back is not following a link.
    window.addEventListener('popstate', read, { capture: true });
    return () => {
      window.removeEventListener('popstate', read, { capture: true });
      if (pending.current !== null) clearTimeout(pending.current);
    };
  }, [read]);

  useEffect(() => {
    if (!isHere() || known.current === window.location.search) return;
    read();
    window.scrollTo({ top: 0 });
  });

  useEffect(() => {
    const isRestored = sameScenario(scenario, restored.current);
    const isFirst = !started.current;
    started.current = true;
    if (!isHere()) return;
    const address = addressOf(context, scenario);
    const { pathname, search, hash } = window.location;
    if (address === `${pathname}${search}${hash}`) return;
    if (isRestored) {
      replaceNow(); // the link as this page would write it
      return;
    }
    if (isFirst) return; // the address has been read, its scenario comes with the next render
    restored.current = null;
    if (gesture.current?.pushed) {
      pending.current ??= setTimeout(replaceNow, REPLACE_EVERY_MS);
      return;
    }
    window.history.pushState(null, '', address);
    known.current = window.location.search;
    if (gesture.current) gesture.current.pushed = true;
  }, [context, scenario, isHere, replaceNow]);

  const beginGesture = useCallback(() => {
    gesture.current ??= { pushed: false };
  }, []);
  const endGesture = useCallback(() => {
    gesture.current = null;
    if (pending.current !== null) replaceNow();
  }, [replaceNow]);
  return { beginGesture, endGesture };
}
