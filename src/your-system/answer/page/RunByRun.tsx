import { useId } from 'react';
import { download } from '../../../charts/frame/download';
import { formatNumber } from '../../../charts/frame/format';
import { ScrollFrame } from '../../../charts/frame/ScrollFrame';
import { fileSlug } from '../../../lab/view/fileSlug';
import { csvOf } from '../../../measured/csv';
import type { Description, LoadKind } from '../../description';
import { isMissed, ledgerText, missesText, runRecords } from '../ledger';
import { loadText } from '../loads';
import type { Compared, RunRow } from '../runs';
import { withHold } from '../taken';
import styles from './answer.module.css';

interface RunByRunProps {
  rows: readonly RunRow[];
  /** Whether they are of the system before a change. */
  isChanged: boolean;
  kind: LoadKind;
  description: Description;
  hrefOf: (load: number) => string;
  onChange: (next: Description, what: string) => void;
}

/** Decimals of a column: enough for its smallest number. */
function digitsOf(values: readonly Compared[]): number {
  const measured = values.flatMap((one) => one.measured ?? one.simulated ?? []);
  return Math.min(...measured, Infinity) < 10 ? 1 : 0;
}

/** Every measured run beside what is simulated under its load. */
export function RunByRun({ rows, isChanged, kind, description, hrefOf, onChange }: RunByRunProps) {
  const title = useId();
  const digits = {
    throughput: digitsOf(rows.map(({ throughput }) => throughput)),
    response: digitsOf(rows.map(({ response }) => response)),
  };
  const save = () =>
    download(
      `${fileSlug(description.name || 'your-system')}-runs.csv`,
      new Blob([csvOf(runRecords(rows, kind))], { type: 'text/csv' }),
    );
  return (
    <section className={styles.part} aria-labelledby={title} data-part="runs">
      <div className={styles.head}>
        <h3 id={title}>Run by run</h3>
        <button type="button" onClick={save}>
          Table as CSV
        </button>
      </div>
      <p className={styles.made} data-ledger>
        {ledgerText(rows, kind, isChanged)}
      </p>
      <ScrollFrame aria-label="Levels, measured and simulated">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" data-number>
                {kind === 'users' ? 'users' : 'arrivals/s'}
              </th>
              <th scope="col" data-number>
                req/s
              </th>
              <th scope="col" data-number data-simulated>
                sim.
              </th>
              <th scope="col" data-number>
                ms
              </th>
              <th scope="col" data-number data-simulated>
                sim.
              </th>
              <th scope="col">use</th>
              <th scope="col">missed</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two runs may have had the same load
              <tr key={`${row.load} ${place}`} data-missed={isMissed(row)}>
                <th scope="row" data-number>
                  <a href={hrefOf(row.load)} aria-label={`${loadText(row.load, kind)} in the lab`}>
                    {formatNumber(row.load, Number.isInteger(row.load) ? 0 : 1)}
                  </a>
                </th>
                <Pair of={row.throughput} metric="throughput.mean" digits={digits.throughput} />
                <Pair of={row.response} metric="responseTime.mean" digits={digits.response} />
                <td>
                  <select
                    aria-label={`Use of the run at ${loadText(row.load, kind)}`}
                    value={row.isKeptBack ? 'held' : 'fitted'}
                    onChange={({ target }) => {
                      const isHeld = target.value === 'held';
                      const what = isHeld ? 'Keep a run back' : 'Give a run to the fit';
                      onChange(withHold(description, row.load, isHeld), what);
                    }}
                  >
                    <option value="fitted">○ fitted</option>
                    <option value="held">◇ kept back</option>
                  </select>
                </td>
                <td className={styles.missed}>{missesText(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}

/** A measured and a simulated number as two cells. */
function Pair({ of, metric, digits }: { of: Compared; metric: string; digits: number }) {
  return (
    <>
      <td data-number>
        <Value value={of.measured} metric={metric} kind="measured" digits={digits} />
      </td>
      <td data-number data-simulated>
        <Value value={of.simulated} metric={metric} kind="simulated" digits={digits} />
      </td>
    </>
  );
}

interface ValueProps {
  value: number | null;
  metric: string;
  kind: 'measured' | 'simulated';
  digits: number;
}

const Value = ({ value, metric, kind, digits }: ValueProps) =>
  value === null ? (
    <span>n/a</span>
  ) : (
    <data value={value} data-metric={metric} data-kind={kind}>
      {formatNumber(value, digits)}
    </data>
  );
