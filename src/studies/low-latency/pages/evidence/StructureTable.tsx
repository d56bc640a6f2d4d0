import { formatNumber } from '../../../../charts/frame/format';
import reference from '../../../../tables/reference.module.css';
import { TableFrame } from '../../../../tables/TableFrame';
import styles from '../../../../tables/validation.module.css';
import type { MechanismRow } from '../../evidence/types';

interface Props {
  rows: readonly MechanismRow[];
  /** Test cases that are left out, one at a time. */
  testCases: number;
}

const ratioText = (ratio: number): string => formatNumber(ratio, 2);

/** What each mechanism says, and what predictions and the fit cost without it over with it. */
export function StructureTable({ rows, testCases }: Props) {
  return (
    <TableFrame
      className={reference.prose}
      label="Mechanisms and what they are worth"
      cards="above"
      heads={[
        'Mechanism',
        { name: 'Predictions cost, ×', className: reference.number },
        { name: '95 % by test case', className: reference.number },
        { name: `Better with it, of ${testCases}`, className: reference.number },
        { name: `Chosen, of ${testCases}`, className: reference.number },
        { name: 'Fit costs, ×', className: reference.number },
        { name: 'By Schwarz above, ×', className: reference.number },
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={styles.plain}>
              <b>{row.name}.</b> {row.says}: <code>{row.parameters.join(', ')}</code>
            </th>
            <td className={reference.number}>{ratioText(row.ratio)}</td>
            <td className={reference.number}>{row.interval.map(ratioText).join(' to ')}</td>
            <td className={reference.number}>{row.betterWith}</td>
            <td className={reference.number}>{testCases - row.omittedWithout.length}</td>
            <td className={reference.number}>{ratioText(row.fitRatio)}</td>
            <td className={reference.number}>{ratioText(row.askedRatio)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
