import { useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mendedQuery } from '../../address/mendedQuery';
import { type Gesture, watchGestures } from '../../address/page/gesture';
import { showAddress } from '../../address/page/history';
import type { Problem } from '../../address/problem';
import { readModels, withModels } from '../question/models';
import { repeatedKeys } from '../question/repeatedKeys';
import { asksSomething } from '../question/unknownKeys';
import { loadStudies, type Studies, useLoadStudy } from './studies';

/** How the question of a page stands in its address. */
export interface QuestionCodec<Question> {
  /** Ids of the studies that a query asks of; those that do not exist may be among them. */
  studiesOf: (query: URLSearchParams) => readonly string[];
  /** Keys of which one value is read. */
  once: readonly string[];
  /** Never throws; what cannot be used is named and the nearest valid used. */
  read: (studies: Studies, query: URLSearchParams) => { question: Question; problems: Problem[] };
  /** Path and query, without the base of the site. */
  write: (studies: Studies, question: Question) => string;
}

/** A question with the studies that it is about. */
export interface Asked<Question> {
  studies: Studies;
  question: Question;
  /** Path and query of the question, without the base of the site. */
  link: string;
  /**
   * Whether somebody asked it, by a link or in the page. What a page opens with by itself is nobody's question: it is
   * answered by what is stored or by few short runs, until somebody wants the rest.
   */
  isAsked: boolean;
}

export interface QuestionState<Question> {
  /** Null until the address has been read and its studies have arrived. */
  asked: Asked<Question> | null;
  problems: readonly Problem[];
  /**
   * Asks something else, of studies that are there. By default a gesture such as a drag makes one entry of the history,
   * whose address is rewritten at intervals while it lasts.
   */
  ask: (question: Question, kind?: 'push' | 'replace') => void;
  /** Asks of one more study: fetched before it is asked. */
  askWith: (ids: readonly string[], make: (studies: Studies) => Question) => void;
  report: (problems: readonly Problem[]) => void;
}

const here = (): string => window.location.search;

const modelsOf = (studies: Studies, ids: readonly string[]) =>
  [...new Set(ids)].flatMap((id) => studies.get(id)?.context.schema ?? []);

/** The link of a question, with the models that answer it. */
function linkOf<Question>(
  codec: QuestionCodec<Question>,
  studies: Studies,
  question: Question,
): string {
  const link = codec.write(studies, question);
  const query = new URLSearchParams(link.slice(link.indexOf('?')));
  return withModels(link, modelsOf(studies, codec.studiesOf(query)));
}

/** An entry is rewritten this often while its gesture lasts, and a refused one tried again. */
const REWRITE_EVERY_MS = 500;

const addressOf = (link: string): string => {
  const { pathname, hash } = window.location;
  const query = link.includes('?') ? link.slice(link.indexOf('?')) : '';
  return `${pathname}${query}${hash}`;
};

/** The question of a page, kept in its address; going back asks the former question. `codec` never changes. */
export function useQuestion<Question>(codec: QuestionCodec<Question>): QuestionState<Question> {
  const load = useLoadStudy();
  const { search } = useLocation();
  const [asked, setAsked] = useState<Asked<Question> | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  /** The query as last read or written here. */
  const known = useRef<string | null>(null);
  const turn = useRef(0);
  const latest = useRef<Asked<Question> | null>(null);
  latest.current = asked;
  const gestureNow = useRef<(() => Gesture) | null>(null);
  /** What the address does not show yet. */
  const pending = useRef<{ write: () => void; timer: ReturnType<typeof setTimeout> } | null>(null);

  const unschedule = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
  }, []);

  useEffect(() => {
    const stop = new AbortController();
    gestureNow.current = watchGestures(() => pending.current?.write(), stop.signal);
    return () => {
      stop.abort();
      pending.current?.write();
      unschedule();
    };
  }, [unschedule]);

  const fetchThen = useCallback(
    (ids: readonly string[], then: (studies: Studies) => void) => {
      turn.current += 1;
      const own = turn.current;
      loadStudies(load, ids).then((studies) => own === turn.current && then(studies));
    },
    [load],
  );

  const read = useCallback(() => {
    unschedule();
    known.current = here();
    const { query, problems: mended } = mendedQuery(here());
    fetchThen(codec.studiesOf(query), (studies) => {
      const models = readModels(query, modelsOf(studies, codec.studiesOf(query)));
      const found = codec.read(studies, models.rest);
      const repeated = repeatedKeys(query, codec.once);
      const link = linkOf(codec, studies, found.question);
      const isAsked = asksSomething(query);
      setAsked({ studies, question: found.question, link, isAsked });
      setProblems([...mended, ...models.problems, ...found.problems, ...repeated]);
    });
  }, [codec, fetchThen, unschedule]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link of the site changes what the router knows
  useEffect(() => {
    if (known.current !== here()) read();
  }, [read, search]);

  useEffect(() => {
    const onBack = () => {
      if (known.current !== here()) read();
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [read]);

  const show = useCallback(
    (studies: Studies, question: Question, asWhat?: 'push' | 'replace') => {
      const link = linkOf(codec, studies, question);
      const gesture = gestureNow.current?.() ?? { hasEntry: false, isOver: true };
      const { pathname } = window.location;
      const write = () => {
        unschedule();
        // A link may have led away meanwhile.
        if (window.location.pathname !== pathname) return;
        const kind = asWhat ?? (gesture.hasEntry ? 'replace' : 'push');
        if (showAddress(addressOf(link), kind)) {
          gesture.hasEntry = true;
          known.current = here();
        } else schedule();
      };
      const schedule = () => {
        const timer =
          pending.current?.timer ?? setTimeout(() => pending.current?.write(), REWRITE_EVERY_MS);
        pending.current = { write, timer };
      };
      if (gesture.hasEntry && !gesture.isOver) schedule();
      else write();
      setAsked({ studies, question, link, isAsked: true });
    },
    [codec, unschedule],
  );

  const ask = useCallback(
    (question: Question, kind?: 'push' | 'replace') => {
      const { current } = latest;
      if (current === null) return;
      show(current.studies, question, kind);
      setProblems([]);
    },
    [show],
  );

  const askWith = useCallback(
    (ids: readonly string[], make: (studies: Studies) => Question) => {
      const present = [...(latest.current?.studies.keys() ?? [])];
      fetchThen([...present, ...ids], (studies) => {
        show(studies, make(studies), 'push');
        setProblems([]);
      });
    },
    [fetchThen, show],
  );

  return { asked, problems, ask, askWith, report: setProblems };
}
