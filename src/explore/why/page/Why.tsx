import { useCallback, useEffect, useMemo } from 'react';
import { published } from '../../../scenario/scenario';
import { Frame } from '../../page/Frame';
import { type Batch, useBatch } from '../../page/useBatch';
import { type QuestionCodec, useQuestion } from '../../page/useQuestion';
import { studiesIn, studyOf } from '../../question/scenarioText';
import { type ExploredStudy, valuesOf } from '../../study/exploredStudy';
import type { Measure } from '../../study/measure';
import { reportsOf } from '../answer';
import { estimateOf } from '../effects';
import { readQuestion, type WhyQuestion, writeQuestion } from '../question';
import { Answer } from './Answer';
import { Question } from './Question';
import { useWhy } from './useWhy';
import styles from './why.module.css';

const CODEC: QuestionCodec<WhyQuestion> = {
  studiesOf: (query) => studiesIn(query, 'from'),
  read: readQuestion,
  write: (studies, question) => writeQuestion(studyOf(studies, question.scenario), question),
};

type State = ReturnType<typeof useQuestion<WhyQuestion>>;

/** What limits a scenario, what its changes did, and what would help next. */
export function Why() {
  const state = useQuestion(CODEC);
  const { asked } = state;
  const batch = useBatch();
  const { prepare } = batch;
  // The workers get ready while the study arrives.
  useEffect(prepare, [prepare]);
  const study = asked && studyOf(asked.studies, asked.question.scenario);
  if (!asked || !study) {
    return (
      <Frame
        label="Why"
        state={state}
        status="idle"
        answer={<p className={styles.empty}>Loading the study and its simulator.</p>}
      />
    );
  }
  return (
    <Asked
      key={study.id}
      state={state}
      study={study}
      question={asked.question}
      isAsked={asked.isAsked}
      batch={batch}
    />
  );
}

interface AskedProps {
  state: State;
  study: ExploredStudy;
  question: WhyQuestion;
  isAsked: boolean;
  batch: Batch;
}

function Asked({ state, study, question, isAsked, batch }: AskedProps) {
  const runs = useWhy(study, question, isAsked, batch);
  const { scenario } = question;
  const { finished } = runs;
  const values = useMemo(() => valuesOf(study, scenario), [study, scenario]);
  const presentOf = useCallback(
    (measure: Measure) => {
      const reports = reportsOf(finished, 'after', 'preview');
      return (
        estimateOf(
          measure,
          reports.map((report) => report && { values, report }),
        )?.mean ?? null
      );
    },
    [finished, values],
  );
  const onStudy = (id: string) =>
    state.askWith([id], (studies) => {
      const next = studies.get(id) ?? study;
      const [measure = question.measure] = next.measures;
      return { scenario: { ...published(next.first), seed: scenario.seed }, measure, limits: [] };
    });
  return (
    <Frame
      label="Why"
      state={state}
      status={runs.batch.status.kind}
      question={
        <Question
          study={study}
          question={question}
          presentOf={presentOf}
          onQuestion={state.ask}
          onStudy={onStudy}
        />
      }
      answer={<Answer study={study} question={question} runs={runs} />}
      footing={`model ${study.context.schema.modelVersion}, seed ${scenario.seed}`}
    />
  );
}
