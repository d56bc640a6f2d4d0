import { useId } from 'react';
import { withUnit } from '../../../charts/frame/format';
import { ScrollFrame } from '../../../charts/frame/ScrollFrame';
import { LeftOutStrip } from '../../../charts/own/LeftOutStrip';
import type { FitAnswer } from '../../../system/fitAnswer';
import type { Description } from '../../description';
import { type ExplanationRow, explanationRows, explanationsFinding } from '../explanations';
import { isTaken, withExplanation } from '../taken';
import styles from './answer.module.css';

/** The right end of the strips, in percent. */
const MOST_PERCENT = 15;

interface ExplanationsProps {
  fit: FitAnswer;
  description: Description;
  onChange: (next: Description, what: string) => void;
}

const percentText = (percent: number | null): string =>
  percent === null ? 'n/a' : withUnit(percent, '%', percent < 10 ? 1 : 0);

/** Every explanation with its errors and what these say of it. */
export function Explanations({ fit, description, onChange }: ExplanationsProps) {
  const title = useId();
  return (
    <section className={styles.part} aria-labelledby={title} data-part="explanations">
      <h3 id={title}>Which explanations fit, and which these points refute</h3>
      <p className={styles.made}>{explanationsFinding(fit)}</p>
      <ScrollFrame aria-label="Explanations with their errors">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Explanation</th>
              <th scope="col" data-number>
                fitted
              </th>
              <th scope="col" data-number>
                left out
              </th>
              <th scope="col">error, up to {withUnit(MOST_PERCENT, '%')}</th>
              <th scope="col">Verdict</th>
            </tr>
          </thead>
          <tbody>
            {explanationRows(fit).map((row) => (
              <Row key={row.says} row={row} description={description} onChange={onChange} />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}

interface RowProps extends Omit<ExplanationsProps, 'fit'> {
  row: ExplanationRow;
}

function Row({ row, description, onChange }: RowProps) {
  const { says, fittedPercent, leftOutPercent, verdict, isAlive, explained } = row;
  return (
    <tr data-alive={isAlive}>
      <th scope="row">
        {says}
        {explained && (
          <span className={styles.take}>
            {isTaken(description, explained) ? (
              <span>drawn as the system</span>
            ) : (
              <button
                type="button"
                aria-label={`Take it as the system: ${says}`}
                onClick={() =>
                  onChange(withExplanation(description, explained), 'Take an explanation')
                }
              >
                take it as the system
              </button>
            )}
          </span>
        )}
      </th>
      <td data-number>{percentText(fittedPercent)}</td>
      <td data-number>{percentText(leftOutPercent)}</td>
      <td>
        <LeftOutStrip
          label={says}
          fittedPercent={fittedPercent}
          leftOutPercent={leftOutPercent}
          mostPercent={MOST_PERCENT}
        />
      </td>
      <td>{verdict}</td>
    </tr>
  );
}
