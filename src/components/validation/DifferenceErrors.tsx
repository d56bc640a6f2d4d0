import generated from '@site/generated/validation/differences.json';
import { formatNumber, withUnit } from '../../charts/frame/format';
import type { DifferenceEvidence, DifferenceRow } from '../../evidence/differences/table';
import type { TriedDifferences } from '../../evidence/differences/tried';
import { exp } from '../../numbers/elementary';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import styles from '../../tables/validation.module.css';
import { StudyLink } from '../studies/StudyLink';
import { Verdict } from './BandSummary';
import { countText, shareText } from './bands';

const evidences = generated as readonly DifferenceEvidence[];

const number = (name: string) => ({ name, className: reference.number });

const partText = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${part} of ${whole}`;

const TOLD_HEADS = [number('Told, and rightly'), number('Large ones told')];

const Told = ({ tried: { right, told, largeTold, large } }: { tried: TriedDifferences }) => (
  <>
    <td className={reference.number}>{partText(right, told)}</td>
    <td className={reference.number}>{partText(largeTold, large)}</td>
  </>
);

/** How differences fared that were judged without their own, study by study. */
export function DifferenceSummary() {
  return (
    <TableFrame
      className={reference.compact}
      label="Differences of two configurations, tried"
      cards="beside"
      heads={[
        'Study',
        number('Pairs'),
        number('Held, made without'),
        number('Share'),
        'Goal',
        ...TOLD_HEADS,
      ]}
    >
      <tbody>
        {evidences.map(({ study, pairs, rows, tried }) => (
          <tr key={study} data-differences={study}>
            <th scope="row" className={styles.plain}>
              <StudyLink id={study} />
            </th>
            <td className={reference.number}>{pairs}</td>
            {rows.length === 0 ? (
              <td colSpan={5}>too few pairs</td>
            ) : (
              <>
                <td className={reference.number}>{countText(tried.coverage)}</td>
                <td className={reference.number}>{shareText(tried.coverage)}</td>
                <td>
                  <Verdict coverage={tried.coverage} />
                </td>
                <Told tried={tried} />
              </>
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** A size in the scale of a metric, such as "8.3 %" or "7.2 points". */
const sizeText = ({ scale }: DifferenceRow, size: number): string =>
  scale === 'points' ? `${formatNumber(size, 1)} points` : withUnit(100 * (exp(size) - 1), '%', 1);

/** The errors of differences in each metric of a study. */
export function DifferenceTable({ study }: { study: string }) {
  const rows = evidences.find((one) => one.study === study)?.rows ?? [];
  return (
    <TableFrame
      className={reference.compact}
      label={`Differences, ${study}`}
      cards="beside"
      heads={[
        'Metric',
        number('Pairs'),
        number('Held out'),
        number('Nine of ten within'),
        number('Direction from'),
        number('Held'),
        ...TOLD_HEADS,
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.metric} data-difference={row.metric}>
            <th scope="row" className={styles.plain}>
              {row.label}
            </th>
            <td className={reference.number}>{row.pairs}</td>
            <td className={reference.number}>{row.heldOut}</td>
            <td className={reference.number}>{sizeText(row, row.all.halfWidth)}</td>
            <td className={reference.number}>
              {row.all.directionFrom === null ? 'never' : sizeText(row, row.all.directionFrom)}
            </td>
            <td className={reference.number}>{countText(row.tried.coverage)}</td>
            <Told tried={row.tried} />
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
