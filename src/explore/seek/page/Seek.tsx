import { useCallback, useEffect, useState } from 'react';
import { studyIn } from '../../../scenario/readNamed';
import { Frame } from '../../page/Frame';
import type { BatchStatus } from '../../page/useBatch';
import { useQuestion } from '../../page/useQuestion';
import { Answer } from './answer/Answer';
import { Around } from './answer/Around';
import { firstQuestion, SEEK_CODEC } from './codec';
import { QuestionForm } from './question/QuestionForm';
import { useSearch } from './useSearch';

const ACTIONS: Readonly<Record<BatchStatus['kind'], string>> = {
  idle: 'Seek',
  running: 'Stop',
  done: 'Seek again',
  stopped: 'Go on',
  failed: 'Go on',
};

/** The best configuration under limits: the question, the search for it, and what it has found. */
export function Seek() {
  const state = useQuestion(SEEK_CODEC);
  const { batch, search, start } = useSearch();
  const { asked, ask, askWith } = state;
  const { stop, status } = batch;
  const isRunning = status.kind === 'running';
  const isStale = search !== null && search.link !== asked?.link;
  const study = asked?.studies.get(studyIn(asked.question.from.base));
  const [isFolded, setFolded] = useState(false);

  // Going back in the history asks something else.
  useEffect(() => {
    if (isStale) stop();
  }, [isStale, stop]);

  const begin = useCallback(() => {
    if (!asked || !study) return;
    setFolded(true);
    start(study, asked.question, asked.link);
  }, [asked, study, start]);
  const toStudy = useCallback(
    (id: string) =>
      askWith([id], (studies) => {
        const next = studies.get(id);
        return next ? firstQuestion(next) : (asked?.question as never);
      }),
    [askWith, asked],
  );
  if (asked === null || study === undefined) {
    return <Frame label="Seek" state={state} status="loading" answer={<p>Loading the study.</p>} />;
  }
  const best = search?.answer?.best ?? null;
  return (
    <>
      <Frame
        label="Seek"
        state={state}
        status={search?.answer && !isRunning ? 'done' : status.kind}
        question={
          <QuestionForm
            study={study}
            question={asked.question}
            isLocked={isRunning}
            isFolded={isFolded}
            onFold={setFolded}
            action={isStale ? 'Seek' : ACTIONS[status.kind]}
            onAction={isRunning ? stop : begin}
            onStudy={toStudy}
            onChange={ask}
          />
        }
        answer={
          <Answer
            study={study}
            question={asked.question}
            search={search}
            batch={batch}
            isStale={isStale}
            onBack={() => search && ask(search.question)}
            onRetry={begin}
          />
        }
        footing={`model ${study.context.schema.modelVersion}, seed ${asked.question.seed}`}
      />
      {search && best && <Around search={search} best={best} />}
    </>
  );
}
