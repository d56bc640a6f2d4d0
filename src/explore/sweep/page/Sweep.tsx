import { useEffect, useRef, useState } from 'react';
import { Frame } from '../../page/Frame';
import { type Batch, useBatch } from '../../page/useBatch';
import { type Asked as AskedState, type QuestionState, useQuestion } from '../../page/useQuestion';
import { studyOf } from '../../question/scenarioText';
import type { SweepQuestion } from '../question';
import { Answer } from './Answer';
import { Asked } from './Asked';
import { SWEEP_CODEC } from './codec';
import { useSweep } from './useSweep';

const LABEL = 'Sweep';
/** More short runs than these wait for a press of the button when a question changes: some ten seconds. */
const MOST_UNASKED = 480;

/** A scenario over the values of one or two knobs, as the address asks. */
export function Sweep() {
  const state = useQuestion(SWEEP_CODEC);
  const batch = useBatch();
  const { prepare } = batch;
  // The workers start while the study comes.
  useEffect(prepare, [prepare]);
  if (state.asked === null) {
    return (
      <Frame label={LABEL} state={state} status="loading" answer={<p>Loading the study.</p>} />
    );
  }
  return <Swept state={state} asked={state.asked} batch={batch} />;
}

interface SweptProps {
  state: QuestionState<SweepQuestion>;
  asked: AskedState<SweepQuestion>;
  batch: Batch;
}

function Swept({ state, asked, batch }: SweptProps) {
  const { question, studies } = asked;
  const study = studyOf(studies, question.from);
  const runs = useSweep(study, question, batch);
  const [isFolded, setFolded] = useState(false);
  const { status, finished, all, start } = runs;
  const isRunning = status.kind === 'running';

  // Whoever opens the link of a short sweep, or changes one that is not stopped, wants its numbers.
  const isShort = question.protocol === 'preview';
  const isFirst = useRef(true);
  const latest = useRef({ isStopped: false, missing: 0 });
  latest.current = { isStopped: status.kind === 'stopped', missing: all - finished };
  const { isAsked } = asked;
  useEffect(() => {
    const { isStopped, missing } = latest.current;
    const isWanted = isFirst.current || (!isStopped && missing > 0 && missing <= MOST_UNASKED);
    if (isShort && isWanted) start(isAsked ? 'whole' : 'first');
    isFirst.current = false;
  }, [isShort, isAsked, start]);

  useEffect(() => {
    if (isRunning) setFolded(true);
  }, [isRunning]);

  const isOpen = status.kind === 'done' && finished < all;
  return (
    <Frame
      label={LABEL}
      state={state}
      status={isOpen ? 'idle' : status.kind}
      question={
        <Asked
          study={study}
          question={question}
          state={state}
          isLocked={isRunning && !isShort}
          isFolded={isFolded}
          onFold={setFolded}
        />
      }
      answer={<Answer study={study} question={question} link={asked.link} runs={runs} />}
      footing={`model ${study.context.schema.modelVersion}, ${isShort ? 'short' : 'full'} protocol, seed ${question.from.seed}`}
    />
  );
}
