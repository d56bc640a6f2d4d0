import { capitalised } from '../../charts/frame/format';
import type { BandEvidence, BandRow, FailedBand } from '../../evidence/bands/table';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import styles from '../../tables/validation.module.css';
import { bandsOfStudy, bandText, countText } from './bands';

/** The metrics of a study in their order. */
const metricsOf = ({ rows, failed }: BandEvidence) => [
  ...new Map([...rows, ...failed].map(({ metric, label }) => [metric, label])),
];

/** A metric's band in a regime and how many results it holds that it was made without; or that it holds too few. */
function Cell({ row, failed }: { row: BandRow | undefined; failed: FailedBand | undefined }) {
  if (row === undefined) {
    return (
      <td className={reference.number} data-failed={failed?.metric}>
        {failed ? (
          <span>
            none <small>{countText(failed.coverage)}</small>
          </span>
        ) : (
          'none'
        )}
      </td>
    );
  }
  return (
    <td className={reference.number} data-band={row.metric} data-regime={row.regime}>
      {bandText(row)} <small>{countText(row.coverage)}</small>
    </td>
  );
}

/** The bands of a study in each of its regimes. */
export function RegimeTable({ study }: { study: string }) {
  const evidence = bandsOfStudy(study);
  const heads = evidence.byRegime.map(({ label }) => ({
    name: capitalised(label),
    className: reference.number,
  }));
  return (
    <TableFrame
      className={reference.compact}
      label={`Predictive bands by regime, ${study}`}
      cards="beside"
      heads={['Metric', ...heads]}
    >
      <tbody>
        {metricsOf(evidence).map(([metric, label]) => (
          <tr key={metric}>
            <th scope="row" className={styles.plain}>
              {label}
            </th>
            {evidence.byRegime.map(({ regime }) => {
              const isHere = (one: { metric: string; regime: string }) =>
                one.metric === metric && one.regime === regime;
              return (
                <Cell
                  key={regime}
                  row={evidence.rows.find(isHere)}
                  failed={evidence.failed.find(isHere)}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
