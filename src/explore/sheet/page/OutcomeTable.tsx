import { Interval } from '../../../charts/marks/lines';
import { Dot, Ring } from '../../../charts/marks/points';
import { ValueStrip } from '../../../charts/strips/ValueStrip';
import { digitsOf, formatNumber, intervalText } from '../../../lab/view/format';
import type { StudyWords } from '../../../scenario/words';
import type { SheetOutcome } from '../outcomes';
import styles from './sheet.module.css';

interface OutcomeTableProps {
  words: StudyWords;
  row: string;
  outcomes: readonly SheetOutcome[];
  /** Whether the scenario is not the published configuration itself. */
  isChanged: boolean;
}

interface NumberProps {
  value: number;
  digits: number;
  metric: string;
  kind: 'measured' | 'simulated' | 'published';
}

const Shown = ({ value, digits, metric, kind }: NumberProps) => (
  <data value={value} data-metric={metric} data-kind={kind}>
    {formatNumber(value, digits)}
  </data>
);

/** Both ends, with one more decimal where they would look the same. */
function rangeOf({ low, high }: { low: number; high: number }, digits: number): string {
  const isSame = formatNumber(low, digits) === formatNumber(high, digits);
  const shown = isSame && low < high ? digits + 1 : digits;
  return intervalText({ low, high }, shown);
}

/** Characters of a configuration's name that a column has room for; the key below tells longer ones. */
const LONGEST_HEAD = 10;

/** Measured, simulated, interval and band of every outcome. */
export function OutcomeTable({ words, row, outcomes, isChanged }: OutcomeTableProps) {
  const head = row.length > LONGEST_HEAD ? words.standing : row;
  return (
    <>
      <table className={styles.outcomes}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.hidden}>Outcome</span>
            </th>
            <th scope="col">
              {head}
              <br />
              measured
            </th>
            {isChanged && (
              <th scope="col">
                {head}
                <br />
                simulated
              </th>
            )}
            <th scope="col" className={styles.here}>
              here
              <br />
              simulated
            </th>
            <th scope="col">95 % of runs</th>
            <th scope="col" className={styles.here}>
              predictive
              <br />
              90 % band
            </th>
            <th scope="col">
              <span className={styles.hidden}>Strip</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ id, label, unit, measured, isPrinted, base, here, band }) => {
            const digits = digitsOf(here?.mean ?? measured ?? 0);
            return (
              <tr key={id}>
                <th scope="row">
                  {label}
                  {unit !== '' && <span>{`, ${unit}`}</span>}
                </th>
                <td>
                  {measured === null ? (
                    isPrinted ? (
                      words.missing
                    ) : (
                      'n/a'
                    )
                  ) : (
                    <Shown
                      value={measured}
                      digits={digitsOf(measured)}
                      metric={id}
                      kind="measured"
                    />
                  )}
                </td>
                {isChanged && (
                  <td>
                    {base ? (
                      <Shown value={base.mean} digits={digits} metric={id} kind="published" />
                    ) : (
                      '–'
                    )}
                  </td>
                )}
                <td className={styles.here}>
                  {here ? (
                    <Shown value={here.mean} digits={digits} metric={id} kind="simulated" />
                  ) : (
                    '–'
                  )}
                </td>
                <td data-low={here?.low} data-high={here?.high}>
                  {here ? rangeOf(here, digits) : '–'}
                </td>
                <td
                  className={styles.here}
                  data-band={band ? id : undefined}
                  data-low={band?.low}
                  data-high={band?.high}
                >
                  {band ? rangeOf(band, digits) : here ? 'none' : '–'}
                </td>
                <td>
                  <ValueStrip measured={measured} simulated={here} band={band} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.key}>
        <svg width="12" height="12" aria-hidden="true">
          <Ring look="through" cx={6} cy={6} r={5} />
        </svg>
        measured {row}
        <svg width="24" height="12" aria-hidden="true">
          <Interval width={4} x={[0, 24]} y={6} />
          <Dot cx={12} cy={6} r={4.5} />
        </svg>
        here, 95 % of runs
        <svg width="26" height="12" aria-hidden="true">
          <path
            d="M1 1h24v10h-24zM1 6l5-5M3 11 13 1M10 11 20 1M17 11l8-8"
            fill="none"
            stroke="currentColor"
          />
        </svg>
        90 % predictive band
      </p>
    </>
  );
}
