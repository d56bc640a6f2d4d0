import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { guideIn, withGuide, withoutGuide } from '../../address/guide';
import { mendedQuery } from '../../address/mendedQuery';
import { type Gesture, watchGestures } from '../../address/page/gesture';
import { showAddress } from '../../address/page/history';
import { fromParams, toParams } from '../../scenario/codec';
import { readModel, refusedModel } from '../../scenario/model';
import type { Scenario } from '../../scenario/scenario';
import type { LabAction, LabContext } from '../types';

/** An entry is rewritten this often while its gesture lasts, and a refused one tried again. */
const REWRITE_EVERY_MS = 500;

const addressOf = (context: LabContext, scenario: Scenario, model?: string): string => {
  const { pathname, search, hash } = window.location;
  const query = withGuide(toParams(context, scenario, model).toString(), guideIn(search));
  return `${pathname}${query}${hash}`;
};

/** What of the query is the lab's own: the guide beside it comes and goes by itself. */
const ownQuery = (): string => withoutGuide(window.location.search);

/** The complete address of a scenario, for copying. */
export const absoluteLink = (context: LabContext, scenario: Scenario): string =>
  `${window.location.origin}${addressOf(context, scenario)}`;

export interface LabAddress {
  /** For what the reader does. */
  act: Dispatch<LabAction>;
  /** Follows the link of the same scenario in another model. */
  turnToModel: (model: string) => void;
}

/**
 * Keeps scenario and address the same. A gesture such as a drag makes one history entry, rewritten at intervals while
 * it lasts. An address of another model is read in the context that `open` brings.
 */
export function useUrl(
  context: LabContext,
  scenario: Scenario,
  dispatch: Dispatch<LabAction>,
  open: (model: string) => Promise<void>,
): LabAddress {
  const gestureNow = useRef<(() => Gesture) | null>(null);
  /** The gesture of the reader's latest change; null where the scenario came from the address. */
  const gesture = useRef<Gesture | null>(null);
  const pending = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(scenario);
  /** Path of the page; another one means that a link leads away while this page still shows. */
  const path = useRef<string | null>(null);
  /** The query as last read or written here: another one means that a link led to this page. */
  const known = useRef<string | null>(null);
  latest.current = scenario;

  const isHere = useCallback(() => {
    path.current ??= window.location.pathname;
    return path.current === window.location.pathname;
  }, []);

  const unschedule = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = undefined;
  }, []);

  const write = useCallback(() => {
    unschedule();
    const { current } = gesture;
    if (current === null || !isHere()) return;
    const kind = current.hasEntry ? 'replace' : 'push';
    if (showAddress(addressOf(context, latest.current), kind)) {
      current.hasEntry = true;
      known.current = ownQuery();
    } else {
      pending.current = setTimeout(write, REWRITE_EVERY_MS);
    }
  }, [context, isHere, unschedule]);

  const read = useCallback(() => {
    unschedule();
    if (!isHere()) return;
    gesture.current = null;
    const { search } = window.location;
    const { query, problems: mended } = mendedQuery(search);
    const { modelVersion } = context.schema;
    const { model } = readModel((context.archived?.page ?? context).schema, query);
    if (model !== modelVersion) {
      known.current = ownQuery();
      open(model).catch(() => {
        if (search !== window.location.search) return;
        // The address stays as it is, for another try.
        const { scenario, problems } = fromParams(context, query);
        const missing = refusedModel(model, [modelVersion], ', whose simulator did not arrive');
        dispatch({ type: 'restored', scenario, problems: [missing, ...mended, ...problems] });
      });
      return;
    }
    const link = fromParams(context, query);
    showAddress(addressOf(context, link.scenario), 'replace'); // the link as this page would write it
    known.current = ownQuery();
    dispatch({ type: 'restored', ...link, problems: [...mended, ...link.problems] });
  }, [context, dispatch, isHere, open, unschedule]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onRelease = () => pending.current !== undefined && write();
    gestureNow.current = watchGestures(onRelease, signal);
    read();
    // Before the site's router hears of it: going back is not following a link.
    window.addEventListener('popstate', read, { capture: true, signal });
    return () => {
      stop.abort();
      unschedule();
    };
  }, [read, write, unschedule]);

  useEffect(() => {
    if (!isHere() || known.current === ownQuery()) return;
    read();
    window.scrollTo({ top: 0 });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is written for each scenario
  useEffect(() => {
    const { current } = gesture;
    if (current?.hasEntry && !current.isOver) {
      pending.current ??= setTimeout(write, REWRITE_EVERY_MS);
    } else {
      write();
    }
  }, [scenario, write]);

  const act = useCallback(
    (action: LabAction) => {
      gesture.current = gestureNow.current?.() ?? null;
      dispatch(action);
    },
    [dispatch],
  );
  const turnToModel = useCallback(
    (model: string) => {
      showAddress(addressOf(context, latest.current, model), 'push');
      read();
    },
    [context, read],
  );
  return { act, turnToModel };
}
