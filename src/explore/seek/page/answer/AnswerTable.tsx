import { number } from '../../../../charts/sought/amount';
import type { AnswerRow } from '../../view/rows';
import styles from './answer.module.css';

interface AnswerTableProps {
  /** In place of a number that was not measured. */
  missing: string;
  rows: readonly AnswerRow[];
  /** Such as "20-A" and "20-A with 2 changes". */
  measuredName: string;
  baseName: string;
  /** Such as "best so far". */
  bestName: string;
}

const RUNS = '95 % of runs';
const BAND = '90 % predictive band';
const LIMIT = 'limit';

/** "112–114"; nothing where there is no width. */
const spanText = ({ low, high }: { low: number; high: number }): string =>
  number(low) === number(high) ? number(low) : `${number(low)}–${number(high)}`;

/** What the best gives beside where the search set out from. On a narrow screen each cell says what it is. */
export function AnswerTable({ rows, missing, measuredName, baseName, bestName }: AnswerTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.hidden}>Quantity</span>
            </th>
            <th scope="col">
              <i data-look="measured" /> {measuredName}
            </th>
            <th scope="col" data-tone="simulated">
              <i data-look="simulated" /> {baseName}
            </th>
            <th scope="col" data-tone="simulated">
              <i data-look="best" /> {bestName}
            </th>
            <th scope="col">{RUNS}</th>
            <th scope="col">{BAND}</th>
            <th scope="col">{LIMIT}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ quantity, measured, base, best, band, runs, limit, isUncertain }) => {
            const { id, label, unit } = quantity;
            return (
              <tr key={id} data-row={id}>
                <th scope="row">
                  {label} {unit && <small>{unit}</small>}
                </th>
                <td data-head={`${measuredName}, measured`}>
                  {measured === null ? (
                    <small>{missing}</small>
                  ) : (
                    <data value={measured} data-metric={id} data-kind="measured">
                      {number(measured)}
                    </data>
                  )}
                </td>
                <td data-head={`${baseName}, simulated`}>
                  {base && (
                    <data value={base.mean} data-metric={id} data-kind="simulated">
                      {number(base.mean)}
                    </data>
                  )}
                </td>
                <td data-head={bestName}>
                  {best && (
                    <data value={best.mean} data-metric={id} data-kind="simulated" data-best>
                      {number(best.mean)}
                    </data>
                  )}
                </td>
                <td data-head={RUNS}>
                  {best && quantity.counted === undefined && (
                    <span data-interval={`${best.low} ${best.high}`}>
                      {runs > 1 ? spanText(best) : <small>one short run</small>}
                    </span>
                  )}
                </td>
                <td data-head="90 % band">
                  {band ? (
                    <span
                      className={isUncertain ? styles.uncertain : undefined}
                      data-band={`${band.low} ${band.high}`}
                    >
                      {spanText(band)}
                    </span>
                  ) : (
                    best && <small>{quantity.counted ? 'exact' : 'not known'}</small>
                  )}
                </td>
                <td data-head={LIMIT}>{limit}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
