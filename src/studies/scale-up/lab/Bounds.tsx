import { formatNumber } from '../../../charts/frame/format';
import { ScrollFrame } from '../../../charts/frame/ScrollFrame';
import styles from '../../../lab/stated/stated.module.css';
import type { Summary } from '../../../simulator/types';
import { boundsOf } from './bounds';

/** What each part lets through at most, beside the simulated throughput. */
export function Bounds({ summary, stale }: { summary: Summary; stale: boolean }) {
  const throughput = summary.metrics.orchestrationsPerSecond?.mean ?? 0;
  return (
    <ScrollFrame aria-label="Bounds">
      <table className={styles.results}>
        <caption>What each part lets through, orchestrations per second</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Bound</th>
            <th scope="col">Used by the simulation</th>
          </tr>
        </thead>
        <tbody>
          {boundsOf(summary).map(({ id, label, perSecond }) => (
            <tr key={id} data-stale={stale || undefined}>
              <th scope="row">{label}</th>
              <td>{formatNumber(perSecond)}</td>
              <td>{`${formatNumber((100 * throughput) / perSecond)}\u202f%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
