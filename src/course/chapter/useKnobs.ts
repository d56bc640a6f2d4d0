import { useEffect, useRef, useState } from 'react';
import { readQuery, startOf, writeQuery } from './knobs';
import type { Chapter, Knobs } from './types';

interface KnobState {
  knobs: Knobs;
  /** Whether they stand as the reader or a link has put them, and not the chapter. */
  isReaders: boolean;
  setKnobs: (knobs: Knobs) => void;
  /** The chapter puts them, as by its guess. */
  putKnobs: (knobs: Knobs) => void;
  /** What of the link could not be taken. */
  problems: readonly string[];
}

/**
 * The knobs of a chapter's figure. A step that is reached puts them where it wants them; what the reader moved in a step is
 * there again on the way back. The address holds them.
 */
export function useKnobs(chapter: Chapter, active: number): KnobState {
  const [{ knobs, isReaders }, setState] = useState({ knobs: startOf(chapter), isReaders: false });
  const [problems, setProblems] = useState<readonly string[]>([]);
  const kept = useRef(new Map<number, Knobs>());
  const before = useRef(active);

  useEffect(() => {
    const asked = readQuery(chapter, window.location.search);
    setProblems(asked.problems);
    if (Object.keys(asked.knobs).length > 0) {
      kept.current.set(0, { ...startOf(chapter), ...asked.knobs });
      setState((all) => ({ knobs: { ...all.knobs, ...asked.knobs }, isReaders: true }));
    }
  }, [chapter]);

  useEffect(() => {
    if (before.current === active) return;
    before.current = active;
    const wanted = chapter.steps[active]?.state;
    const mine = kept.current.get(active);
    if (mine) setState({ knobs: mine, isReaders: false });
    else if (wanted) setState((all) => ({ knobs: { ...all.knobs, ...wanted }, isReaders: false }));
  }, [chapter, active]);

  useEffect(() => {
    const { pathname, hash, search } = window.location;
    const query = writeQuery(chapter, knobs, search);
    if (query !== search && (query !== '' || search !== ''))
      window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
  }, [chapter, knobs]);

  const set = (next: Knobs, byReader: boolean) => {
    kept.current.set(active, next);
    setState({ knobs: next, isReaders: byReader });
  };
  return {
    knobs,
    isReaders,
    problems,
    setKnobs: (next) => set(next, true),
    putKnobs: (next) => set(next, false),
  };
}
