import { formatNumber } from '../../charts/frame/format';
import { COVERAGE_GOAL, type Coverage, meetsGoal } from '../../evidence/bands/coverage';
import type { BandEvidence } from '../../evidence/bands/table';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import styles from '../../tables/validation.module.css';
import { StudyLink } from '../studies/StudyLink';
import { bandEvidences, countText, shareText } from './bands';

/** Whether a share is within the goal; a miss stands as one. */
export function Verdict({ coverage }: { coverage: Coverage }) {
  return meetsGoal(coverage) ? 'held' : <b className={styles.missed}>missed</b>;
}

/** How bands widen with the distance; "none" where the study does not tell. */
const wideningText = ({ widening }: BandEvidence): string =>
  widening === null
    ? 'none'
    : `${formatNumber(widening.k, 2)} ± ${formatNumber(widening.standardError, 2)}`;

/** How many results the bands of each study hold, made without them and as they are. */
export function BandSummary() {
  const number = (name: string) => ({ name, className: reference.number });
  return (
    <TableFrame
      className={reference.compact}
      label="Predictive bands of the studies"
      cards="beside"
      heads={[
        'Study',
        number('Held, made without'),
        number('Share'),
        `Goal ${COVERAGE_GOAL.least} to ${COVERAGE_GOAL.most} %`,
        number('Held, published'),
        number('95 % interval holds'),
        number('Collapses'),
        number('k'),
      ]}
    >
      <tbody>
        {bandEvidences.map((one) => (
          <tr key={one.study} data-bands={one.study}>
            <th scope="row" className={styles.plain}>
              <StudyLink id={one.study} />{' '}
              {one.rows.every(({ heldOut }) => heldOut === 0) && (
                <span className={reference.mechanism}>in sample</span>
              )}
            </th>
            <td className={reference.number}>{countText(one.coverage)}</td>
            <td className={reference.number}>{shareText(one.coverage)}</td>
            <td>
              <Verdict coverage={one.coverage} />
            </td>
            <td className={reference.number}>{countText(one.published)}</td>
            <td className={reference.number}>{countText(one.intervals)}</td>
            <td className={reference.number}>{one.collapses.length}</td>
            <td className={reference.number}>{wideningText(one)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
