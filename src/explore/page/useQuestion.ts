import { useCallback, useRef, useState } from 'react';
import { asksSomething } from '../../address/asksSomething';
import { isGuideKey } from '../../address/guide';
import { mendedQuery } from '../../address/mendedQuery';
import { useAddress } from '../../address/page/useAddress';
import type { Problem } from '../../address/problem';
import { readModels, withModels } from '../question/models';
import type { Studies } from '../question/scenarioText';
import { loadStudies, problemsOfStudies, useLoadStudy } from './studies';

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
  ask: (question: Question, kind?: 'replace') => void;
  /** Asks of one more study: fetched before it is asked. */
  askWith: (ids: readonly string[], make: (studies: Studies) => Question) => void;
  report: (problems: readonly Problem[]) => void;
}

const modelsOf = (studies: Studies, ids: readonly string[]) =>
  [...new Set(ids)].flatMap((id) => studies.get(id)?.context.schema ?? []);

const queryIn = (link: string): URLSearchParams =>
  new URLSearchParams(link.includes('?') ? link.slice(link.indexOf('?')) : '');

/** The link of a question, with the models that answer it. */
function linkOf<Question>(
  codec: QuestionCodec<Question>,
  studies: Studies,
  question: Question,
): string {
  const link = codec.write(studies, question);
  return withModels(link, modelsOf(studies, codec.studiesOf(queryIn(link))));
}

const messagesOf = (problems: readonly Problem[]) =>
  new Set(problems.map(({ message }) => message));

/** The question of a page, kept in its address; going back asks the former question. `codec` never changes. */
export function useQuestion<Question>(codec: QuestionCodec<Question>): QuestionState<Question> {
  const load = useLoadStudy();
  const [asked, setAsked] = useState<Asked<Question> | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const turn = useRef(0);
  const latest = useRef<Asked<Question> | null>(null);
  latest.current = asked;

  const fetchThen = useCallback(
    (ids: readonly string[], then: (studies: Studies) => void) => {
      turn.current += 1;
      const own = turn.current;
      loadStudies(load, ids).then((studies) => own === turn.current && then(studies));
    },
    [load],
  );

  const { touch, write } = useAddress(
    {
      isOwn: (key) => !isGuideKey(key),
      hasEntries: true,
      onRead: (search) => {
        const { query, problems: mended } = mendedQuery(search);
        fetchThen(codec.studiesOf(query), (studies) => {
          const models = readModels(query, modelsOf(studies, codec.studiesOf(query)));
          const found = codec.read(studies, models.rest);
          const link = linkOf(codec, studies, found.question);
          const isAsked = asksSomething(query);
          setAsked({ studies, question: found.question, link, isAsked });
          const ofStudies = problemsOfStudies(studies);
          setProblems([...ofStudies, ...mended, ...models.problems, ...found.problems]);
        });
        return undefined;
      },
    },
    codec,
  );

  const show = useCallback(
    (studies: Studies, question: Question, kind?: 'replace') => {
      const link = linkOf(codec, studies, question);
      touch();
      write([...queryIn(link)], kind);
      const known = messagesOf(problemsOfStudies(latest.current?.studies ?? new Map()));
      setAsked({ studies, question, link, isAsked: true });
      // Of a study that is asked about it stays until it is dismissed; of one that has come it is new.
      setProblems((before) => {
        const shown = messagesOf(before);
        return problemsOfStudies(studies).filter(
          ({ message }) => shown.has(message) || !known.has(message),
        );
      });
    },
    [codec, touch, write],
  );

  const ask = useCallback(
    (question: Question, kind?: 'replace') => {
      const { current } = latest;
      if (current !== null) show(current.studies, question, kind);
    },
    [show],
  );

  const askWith = useCallback(
    (ids: readonly string[], make: (studies: Studies) => Question) => {
      const present = [...(latest.current?.studies.keys() ?? [])];
      fetchThen([...present, ...ids], (studies) => show(studies, make(studies)));
    },
    [fetchThen, show],
  );

  return { asked, problems, ask, askWith, report: setProblems };
}
