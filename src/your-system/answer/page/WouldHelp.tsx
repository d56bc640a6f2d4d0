import Link from '@docusaurus/Link';
import { useEffect, useId, useMemo } from 'react';
import { ScrollFrame } from '../../../charts/frame/ScrollFrame';
import { type Batch, useBatch } from '../../../explore/page/useBatch';
import { labLinkOf } from '../../../explore/question/labLink';
import { baseValuesOf, type ExploredStudy } from '../../../explore/study/exploredStudy';
import { Progress } from '../../../explore/why/page/Progress';
import { useWhy } from '../../../explore/why/page/useWhy';
import { type WhyQuestion, writeQuestion } from '../../../explore/why/question';
import type { Answered } from '../../answered';
import {
  caveatText,
  type HelpRow,
  helpOf,
  helpQuestion,
  isCheap,
  isTried,
  madeText,
} from '../wouldHelp';
import styles from './answer.module.css';

interface WouldHelpProps {
  answered: Answered;
  study: ExploredStudy;
  fragment: string;
}

/** What one step of each setting of the drawn system would do. */
export function WouldHelp(props: WouldHelpProps) {
  const { study } = props;
  const batch = useBatch();
  const question = useMemo(() => helpQuestion(study), [study]);
  // Of another system nobody has asked for more than the first runs.
  const system = study.context.systemOf?.(baseValuesOf(study, { base: study.first }));
  return question && <Asked key={system} {...props} batch={batch} question={question} />;
}

interface AskedProps extends WouldHelpProps {
  batch: Batch;
  question: WhyQuestion;
}

function Asked({ answered, study, fragment, batch, question }: AskedProps) {
  const title = useId();
  const runs = useWhy(study, question, false, batch, isTried);
  const { steps, finished, unasked, done, all, goOn } = runs;
  const isDone = batch.status.kind === 'done' && done === all;
  const isWaiting = isDone && unasked > 0;
  // The first runs tell what the others take.
  useEffect(() => {
    if (isWaiting && isCheap(finished, unasked)) goOn();
  }, [isWaiting, finished, unasked, goOn]);
  const help = useMemo(
    () => (isDone && unasked === 0 ? helpOf(study, question, steps.steps, finished) : null),
    [isDone, unasked, study, question, steps, finished],
  );
  const caveat = caveatText(answered);
  return (
    <section className={styles.part} aria-labelledby={title} data-help={help ? 'done' : 'running'}>
      <div className={styles.head}>
        <h3 id={title}>What would help</h3>
        <Link to={`${writeQuestion(study, question)}${fragment}`}>
          Ask for other measures and limits
        </Link>
      </div>
      {caveat !== '' && <p className={styles.note}>{caveat}</p>}
      <p className={styles.made}>{madeText(answered)}</p>
      {help === null ? (
        <Progress study={study} runs={runs} />
      ) : (
        <>
          <p>
            <strong>{help.finding}.</strong>
          </p>
          <Changes
            rows={help.rows}
            hrefOf={({ scenario }) => labLinkOf(study, scenario) + fragment}
          />
        </>
      )}
    </section>
  );
}

interface ChangesProps {
  rows: readonly HelpRow[];
  hrefOf: (row: HelpRow) => string;
}

function Changes({ rows, hrefOf }: ChangesProps) {
  return (
    <ScrollFrame aria-label="Changes and what they do">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Change</th>
            <th scope="col" data-number>
              requests/s
            </th>
            <th scope="col" data-number>
              mean response, ms
            </th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-step={row.id} data-alive={row.isLever} data-helps={row.isHelp}>
              <th scope="row">
                <Link to={hrefOf(row)}>
                  {row.label} {row.step}
                </Link>
              </th>
              <td data-number>{row.throughput}</td>
              <td data-number>{row.response}</td>
              <td>{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
