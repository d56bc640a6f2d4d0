import { useEffect, useMemo, useRef, useState } from 'react';
import { readFields, writeFields } from '../../address/fields';
import { mendedQuery } from '../../address/mendedQuery';
import { useAddress } from '../../address/page/useAddress';
import type { Problem } from '../../address/problem';
import { fieldsOf, isSetBy, startOf, wantedAt } from './knobs';
import type { Chapter, Knobs } from './types';

/** For so long after the address is read the browser may be on its way to where the reader was on the page. */
const LANDING_MS = 500;

/** The figure names keys of nobody; the seed is that of the exercises. */
const WHOLE = { name: 'This chapter', besides: [{ key: 'seed', title: 'Seed' }] };

interface KnobState {
  knobs: Knobs;
  /** Whether they stand as the reader or a link has put them, and not the chapter. */
  isReaders: boolean;
  setKnobs: (knobs: Knobs) => void;
  /** The chapter puts them, as by its guess. */
  putKnobs: (knobs: Knobs) => void;
  /** What of the link could not be taken. */
  problems: readonly Problem[];
}

/**
 * The knobs of a chapter's figure. A step that is reached puts them where it wants them; what the reader moved in a step is
 * there again on the way back. The address holds them, and what it says stands in the step where it was read.
 */
export function useKnobs(chapter: Chapter, active: number, hasGuessed: boolean): KnobState {
  const [{ knobs, isReaders }, setState] = useState({ knobs: startOf(chapter), isReaders: false });
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const kept = useRef(new Map<number, { knobs: Knobs; isReaders: boolean }>());
  const before = useRef(active);
  const landsUntilMs = useRef(0);
  const fields = useMemo(() => fieldsOf(chapter), [chapter]);
  const { touch, write } = useAddress(
    {
      isOwn: (key) => key in fields,
      hasEntries: false,
      onRead: (search) => {
        const mended = mendedQuery(search);
        const { state, problems: found } = readFields(fields, mended.query, WHOLE);
        setProblems([...mended.problems, ...found]);
        const isAsked = Object.keys(fields).some((key) => mended.query.has(key));
        const own = { knobs: state, isReaders: isAsked && !isSetBy(chapter, state) };
        kept.current = new Map(isAsked ? [[active, own]] : []);
        landsUntilMs.current = isAsked ? performance.now() + LANDING_MS : 0;
        setState(own);
        return writeFields(fields, state);
      },
    },
    chapter,
  );
  const put = (next: Knobs, byReader: boolean) => {
    setState({ knobs: next, isReaders: byReader });
    touch();
    write(writeFields(fields, next));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step puts the knobs once, as it is reached
  useEffect(() => {
    if (before.current === active) return;
    before.current = active;
    const wanted = wantedAt(chapter, active, hasGuessed);
    const mine = kept.current.get(active);
    if (performance.now() < landsUntilMs.current) kept.current.set(active, { knobs, isReaders });
    else if (mine) put(mine.knobs, mine.isReaders);
    else if (wanted) put({ ...knobs, ...wanted }, false);
  }, [chapter, active]);

  const set = (next: Knobs, byReader: boolean) => {
    kept.current.set(active, { knobs: next, isReaders: byReader });
    put(next, byReader);
  };
  return {
    knobs,
    isReaders,
    problems,
    setKnobs: (next) => set(next, true),
    putKnobs: (next) => set(next, false),
  };
}
