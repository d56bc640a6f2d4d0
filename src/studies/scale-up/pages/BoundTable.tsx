import { formatNumber } from '../../../charts/frame/format';
import type { ResultTables } from '../../../measured/tabled';
import reference from '../../../tables/reference.module.css';
import { replayOf } from '../../../tables/stated/replayOf';
import styles from '../../../tables/stated/stories.module.css';
import { TableFrame } from '../../../tables/TableFrame';
import type { Replays } from '../../../tables/types';
import validation from '../../../tables/validation.module.css';
import { boundsOf } from '../lab/bounds';
import { scaleUpPoints } from '../points';

interface Props {
  results: ResultTables;
  replays: Replays;
}

/** A label inside a line. */
const inText = (label: string) => label.replace(/^./, (letter) => letter.toLowerCase());

const METRIC = 'orchestrationsPerSecond';

/** The tightest and the next bound of each configuration, beside the simulated and the measured throughput. */
export function BoundTable({ results, replays }: Props) {
  return (
    <div className={styles.story}>
      <TableFrame
        className={reference.compact}
        label="Bounds, simulated and measured throughput"
        cards="beside"
        heads={[
          'Case',
          { name: 'Measured', className: reference.number },
          { name: 'Simulated', className: reference.number },
          'Tightest bound',
          'Next',
        ]}
      >
        <tbody>
          {scaleUpPoints(results).map(({ id, perSecond }) => {
            const summary = replayOf(replays, id);
            const simulated = summary.metrics[METRIC]?.mean ?? Number.NaN;
            const [first, second] = boundsOf(summary);
            return (
              <tr key={id}>
                <th scope="row">{id}</th>
                <td className={reference.number}>
                  <data value={perSecond} data-metric={METRIC} data-kind="measured">
                    {formatNumber(perSecond)}
                  </data>
                </td>
                <td className={`${reference.number} ${validation.simulated}`}>
                  <data
                    value={Number(simulated.toPrecision(6))}
                    data-metric={METRIC}
                    data-kind="simulated"
                  >
                    {formatNumber(simulated)}
                  </data>
                </td>
                {[first, second].map(
                  (bound) =>
                    bound && (
                      <td key={bound.id}>
                        {formatNumber(bound.perSecond)}, {inText(bound.label)}
                      </td>
                    ),
                )}
              </tr>
            );
          })}
        </tbody>
      </TableFrame>
    </div>
  );
}
