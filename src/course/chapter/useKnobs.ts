import { useEffect, useRef, useState } from 'react';
import { readQuery, startOf, writeQuery } from './knobs';
import type { Chapter, Knobs } from './types';

interface KnobState {
  knobs: Knobs;
  setKnobs: (knobs: Knobs) => void;
  /** What of the link could not be taken. */
  problems: readonly string[];
}

/**
 * The knobs of a chapter's figure. A step that is reached puts them where it wants them; what the reader moved in a step is
 * there again on the way back. The address holds them.
 */
export function useKnobs(chapter: Chapter, active: number): KnobState {
  const [knobs, setKnobs] = useState(() => startOf(chapter));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const kept = useRef(new Map<number, Knobs>());
  const before = useRef(active);

  useEffect(() => {
    const asked = readQuery(chapter, window.location.search);
    setProblems(asked.problems);
    if (Object.keys(asked.knobs).length > 0) {
      kept.current.set(0, { ...startOf(chapter), ...asked.knobs });
      setKnobs((all) => ({ ...all, ...asked.knobs }));
    }
  }, [chapter]);

  useEffect(() => {
    if (before.current === active) return;
    before.current = active;
    const wanted = chapter.steps[active]?.state;
    const mine = kept.current.get(active);
    if (mine ?? wanted) setKnobs((all) => mine ?? { ...all, ...wanted });
  }, [chapter, active]);

  useEffect(() => {
    const { pathname, hash, search } = window.location;
    const query = writeQuery(chapter, knobs, search);
    if (query !== search && (query !== '' || search !== ''))
      window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
  }, [chapter, knobs]);

  return {
    knobs,
    problems,
    setKnobs: (next) => {
      kept.current.set(active, next);
      setKnobs(next);
    },
  };
}
