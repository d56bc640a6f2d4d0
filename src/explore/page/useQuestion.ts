import { useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { showAddress } from '../../lab/state/history';
import type { Problem } from '../../scenario/problem';
import { loadStudies, type Studies, useLoadStudy } from './studies';

/** How the question of a page stands in its address. */
export interface QuestionCodec<Question> {
  /** Ids of the studies that a query asks of; those that do not exist may be among them. */
  studiesOf: (query: URLSearchParams) => readonly string[];
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
}

export interface QuestionState<Question> {
  /** Null until the address has been read and its studies have arrived. */
  asked: Asked<Question> | null;
  problems: readonly Problem[];
  /** A study did not arrive. */
  hasFailed: boolean;
  /** Asks something else, of studies that are there; as an entry of the history, or while a gesture lasts without one. */
  ask: (question: Question, kind?: 'push' | 'replace') => void;
  /** Asks of one more study: fetched before it is asked. */
  askWith: (ids: readonly string[], make: (studies: Studies) => Question) => void;
  report: (problems: readonly Problem[]) => void;
  retry: () => void;
}

const here = (): string => window.location.search;

/** The question of a page, kept in its address; going back asks the former question. `codec` never changes. */
export function useQuestion<Question>(codec: QuestionCodec<Question>): QuestionState<Question> {
  const load = useLoadStudy();
  const { search } = useLocation();
  const [asked, setAsked] = useState<Asked<Question> | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [hasFailed, setFailed] = useState(false);
  /** The query as last read or written here. */
  const known = useRef<string | null>(null);
  const turn = useRef(0);
  const latest = useRef<Asked<Question> | null>(null);
  latest.current = asked;

  const fetchThen = useCallback(
    (ids: readonly string[], then: (studies: Studies) => void) => {
      turn.current += 1;
      const own = turn.current;
      setFailed(false);
      loadStudies(load, ids).then(
        (studies) => own === turn.current && then(studies),
        () => own === turn.current && setFailed(true),
      );
    },
    [load],
  );

  const read = useCallback(() => {
    known.current = here();
    const query = new URLSearchParams(here());
    fetchThen(codec.studiesOf(query), (studies) => {
      const found = codec.read(studies, query);
      setAsked({
        studies,
        question: found.question,
        link: codec.write(studies, found.question),
      });
      setProblems(found.problems);
    });
  }, [codec, fetchThen]);

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
    (studies: Studies, question: Question, kind: 'push' | 'replace') => {
      const link = codec.write(studies, question);
      const { pathname, hash } = window.location;
      const query = link.includes('?') ? link.slice(link.indexOf('?')) : '';
      if (showAddress(`${pathname}${query}${hash}`, kind)) known.current = here();
      setAsked({ studies, question, link });
    },
    [codec],
  );

  const ask = useCallback(
    (question: Question, kind: 'push' | 'replace' = 'push') => {
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

  return { asked, problems, hasFailed, ask, askWith, report: setProblems, retry: read };
}
