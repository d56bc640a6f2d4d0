import type { ReactNode } from 'react';
import { Problems } from '../../lab/Problems';
import { withCarried } from '../../scenario/carriedLink';
import { QuestionActs } from '../book/page/QuestionActs';
import styles from './frame.module.css';
import type { QuestionState } from './useQuestion';

interface FrameProps<Question> {
  /** Accessible name of the whole. */
  label: string;
  state: QuestionState<Question>;
  /** "running", "done" and so on, for those who wait for it. */
  status: string;
  /** What is asked, at the left; none where the question is the answer's head. */
  question?: ReactNode;
  answer: ReactNode;
  /** Model, seed and what else the numbers rest on. */
  footing?: ReactNode;
}

/** A question and its answer beside it, with the link that holds both. */
export function Frame<Question>(props: FrameProps<Question>) {
  const { label, state, status, question, answer, footing } = props;
  const link = state.asked ? withCarried(state.asked.link, window.location.hash) : ' ';
  return (
    <section
      className={styles.explore}
      aria-label={label}
      data-explore={state.asked ? 'ready' : 'loading'}
      data-status={status}
    >
      <Problems problems={state.problems} onDismiss={() => state.report([])} />
      <div className={styles.panel} data-halves={question ? 'both' : 'answer'}>
        {question && <div className={styles.question}>{question}</div>}
        <div className={styles.answer}>{answer}</div>
        <p className={styles.link}>
          <code data-link={link}>{link}</code>
          {state.asked && <QuestionActs studies={state.asked.studies} link={link} />}
          <span>{footing}</span>
        </p>
      </div>
    </section>
  );
}
