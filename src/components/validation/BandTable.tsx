import { FEWEST, type PoolName } from '../../evidence/bands/pools';
import type { BandRow } from '../../evidence/bands/table';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import styles from '../../tables/validation.module.css';
import { Verdict } from './BandSummary';
import { bandsOfStudy, bandText, countText, shareText } from './bands';
import { RegimeTable } from './RegimeTable';

const OF_POOL: Readonly<Record<PoolName, string>> = {
  metric: '',
  quantity: ' of its quantity',
  study: ' of the study',
};

/** "48 held out", "5 held out and 7 in sample of the study". */
function errorsText({ pool, errors, heldOut, predicted }: BandRow): string {
  const rest = errors - heldOut - predicted;
  const parts = [
    ...(heldOut > 0 ? [`${heldOut} held out`] : []),
    ...(predicted > 0 ? [`${predicted} predicted`] : []),
    ...(rest > 0 ? [`${rest} in sample`] : []),
  ];
  return `${parts.join(' and ')}${OF_POOL[pool]}`;
}

function Line({ row }: { row: BandRow }) {
  return (
    <tr data-band={row.metric}>
      <th scope="row" className={styles.plain}>
        {row.label}
      </th>
      <td className={reference.number}>{bandText(row)}</td>
      <td>{errorsText(row)}</td>
      <td className={reference.number}>{row.clusters}</td>
      <td className={reference.number}>{countText(row.coverage)}</td>
      {row.coverage.cells < FEWEST ? (
        <>
          <td className={reference.number}>–</td>
          <td>too few</td>
        </>
      ) : (
        <>
          <td className={reference.number}>{shareText(row.coverage)}</td>
          <td>
            <Verdict coverage={row.coverage} />
          </td>
        </>
      )}
    </tr>
  );
}

/** The band of each metric of a study that knows no regimes, what it rests on, and how many results it holds. */
function OneBandTable({ study }: { study: string }) {
  const { rows, without, failed, ignored } = bandsOfStudy(study);
  const number = (name: string) => ({ name, className: reference.number });
  return (
    <>
      <TableFrame
        className={reference.compact}
        label={`Predictive bands, ${study}`}
        cards="beside"
        heads={[
          'Metric',
          number('Band'),
          'Errors behind it',
          number('Groups'),
          number('Held'),
          number('Share'),
          'Goal',
        ]}
      >
        <tbody>
          {rows.map((row) => (
            <Line key={row.metric} row={row} />
          ))}
        </tbody>
      </TableFrame>
      {without.length > 0 && (
        <p className={styles.after}>
          Without a band, because fewer than {FEWEST} results tell of one:{' '}
          {without.map(({ label, cells }) => `${label} (${cells})`).join(', ')}.
        </p>
      )}
      {failed.length > 0 && (
        <p className={styles.after}>
          Without a band, because those made without a group hold too few:{' '}
          {failed.map(({ label, coverage }) => `${label} (${countText(coverage)})`).join(', ')}.
        </p>
      )}
      {ignored.length > 0 && <p className={styles.after}>Could not be used: {ignored.join(' ')}</p>}
    </>
  );
}

/** The bands of a study, in each of its regimes, and how many results they hold that they were made without. */
export const BandTable = ({ study }: { study: string }) =>
  bandsOfStudy(study).byRegime.length > 0 ? (
    <RegimeTable study={study} />
  ) : (
    <OneBandTable study={study} />
  );
