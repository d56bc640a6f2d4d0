import type { MeasuredPool, TriedPool } from '../../../../charts/curves/PoolCliff';
import { ScrollFrame } from '../../../../charts/frame/ScrollFrame';
import styles from '../../../../lab/handle/handle.module.css';
import { formatError, formatNumber, intervalText, THIN } from '../../../../lab/view/format';

interface Props {
  tried: readonly TriedPool[];
  measured: readonly MeasuredPool[];
  /** The size at the handle. */
  threads: number;
}

/** The sizes that were run, with the measured completions and the error where there are any. */
export function EdgeTable({ tried, measured, threads: here }: Props) {
  const rows = [...tried].sort((a, b) => a.threads - b.threads);
  return (
    <ScrollFrame aria-label="Pools tried">
      <table className={styles.tried}>
        <thead>
          <tr>
            <th scope="col">Threads</th>
            <th scope="col">Simulated</th>
            <th scope="col">Measured</th>
            <th scope="col">Error</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ threads, completed, low, high }) => {
            const stated = measured.find((run) => run.threads === threads);
            return (
              <tr key={threads} data-here={threads === here || undefined}>
                <th scope="row">{threads}</th>
                <td>
                  <data
                    value={Math.round(completed)}
                    data-metric="completed"
                    data-kind="simulated"
                    title={`95${THIN}% interval ${intervalText({ low, high }, 0, ' to ')}`}
                  >
                    {formatNumber(completed)}
                  </data>
                </td>
                <td>
                  {stated ? (
                    <data value={stated.completed} data-metric="completed" data-kind="measured">
                      {formatNumber(stated.completed)}
                    </data>
                  ) : (
                    'none'
                  )}
                </td>
                <td>{stated && formatError(completed / stated.completed - 1)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
