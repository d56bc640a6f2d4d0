import { memo } from 'react';
import { capitalised } from '../../../../charts/frame/format';
import { SEED } from '../../../../scenario/linkFields';
import { published, type Scenario } from '../../../../scenario/scenario';
import { Folding } from '../../../page/Folding';
import type { ExploredStudy } from '../../../study/exploredStudy';
import type { SeekQuestion } from '../../types';
import { asksPrice } from '../../view/quantity';
import { questionText } from '../../view/sentences';
import { AmountField } from './AmountField';
import { FromField } from './FromField';
import { LimitFields } from './LimitFields';
import { MoveFields } from './MoveFields';
import { PriceFields } from './PriceFields';
import styles from './question.module.css';
import { WantedField } from './WantedField';

interface QuestionFormProps {
  study: ExploredStudy;
  question: SeekQuestion;
  /** Fields stay readable while a search runs. */
  isLocked: boolean;
  /** What the button does: "Seek", "Go on", "Stop". */
  action: string;
  /** Whether a search was begun: on a narrow screen the question then folds to a sentence. */
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  onAction: () => void;
  onStudy: (id: string) => void;
  onChange: (question: SeekQuestion) => void;
}

/** The question: what is wanted, what is accepted, and what may move. */
export const QuestionForm = memo(function QuestionForm(props: QuestionFormProps) {
  const { study, question, isLocked, action, isFolded, onFold, onAction, onStudy, onChange } =
    props;
  const change = (part: Partial<SeekQuestion>) => {
    const next = { ...question, ...part };
    const isFirstPrice = asksPrice(next) && Object.keys(next.prices).length === 0;
    // A price list without prices would decide nothing: everything costs 1 until the reader says what it costs.
    const prices = Object.fromEntries(study.priced.map(({ knob }) => [knob, 1]));
    onChange(isFirstPrice ? { ...next, prices } : next);
  };
  const setOut = (from: Scenario) => change({ from });
  return (
    <form
      className={styles.form}
      aria-label="Question"
      data-locked={isLocked || undefined}
      onSubmit={(event) => event.preventDefault()}
    >
      <Folding
        heading="Question"
        isFolded={isFolded}
        onFold={onFold}
        sentence={`${capitalised(questionText(study, question))}.`}
      >
        <FromField
          study={study}
          from={question.from}
          isLocked={isLocked}
          onStudy={onStudy}
          onBase={(base) => setOut({ ...question.from, base, changes: {} })}
          onReset={() => setOut(published(question.from.base))}
        />
        <WantedField
          study={study}
          wanted={question.wanted}
          isLocked={isLocked}
          onChange={(wanted) => change({ wanted })}
        />
        <LimitFields
          key={`limits of ${study.id}`}
          study={study}
          question={question}
          isLocked={isLocked}
          onChange={(limits) => change({ limits })}
        />
        {asksPrice(question) && (
          <PriceFields
            study={study}
            prices={question.prices}
            isLocked={isLocked}
            onChange={(prices) => change({ prices })}
          />
        )}
        <MoveFields
          key={`moves of ${study.id}`}
          study={study}
          question={question}
          isLocked={isLocked}
          onChange={(moves) => change({ moves })}
        />
        <div className={styles.limit}>
          <AmountField
            field={SEED}
            value={question.seed}
            unit=""
            isLocked={isLocked}
            onCommit={(seed) => change({ seed })}
          >
            <span>Seed</span>
            <span />
          </AmountField>
        </div>
      </Folding>
      {question.moves.length === 0 && (
        <p className={styles.note}>Nothing may move: tick one knob at least.</p>
      )}
      <button
        type="button"
        className={styles.seek}
        data-running={isLocked || undefined}
        disabled={question.moves.length === 0}
        onClick={onAction}
      >
        {action}
      </button>
    </form>
  );
});
