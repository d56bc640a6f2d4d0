import { capitalised } from '../../charts/frame/format';
import type { Coverage } from '../../evidence/bands/coverage';
import type { TriedCoverage } from '../../evidence/bands/table';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import styles from '../../tables/validation.module.css';
import { Verdict } from './BandSummary';
import { bandsOfStudy, countText, shareText } from './bands';

interface LineProps {
  tried: TriedCoverage;
  /** Ids of the quantities, in the order of the columns. */
  quantities: readonly string[];
  /** By bands that know of no regimes; absent where none were tried. */
  pooled?: Coverage;
}

function Line({ tried: { label, all, judged, quantities: own }, quantities, pooled }: LineProps) {
  return (
    <tr data-coverage={label}>
      <th scope="row" className={styles.plain}>
        {capitalised(label)}
      </th>
      {quantities.map((id) => (
        <td key={id} className={reference.number}>
          {own[id] ? countText(own[id]) : 'none'}
        </td>
      ))}
      <td className={reference.number}>
        {countText(judged)} <small>{shareText(judged)}</small>
      </td>
      <td>
        <Verdict coverage={judged} />
      </td>
      <td className={reference.number}>{pooled ? shareText(pooled) : '–'}</td>
      <td className={reference.number}>{shareText(all)}</td>
    </tr>
  );
}

/**
 * How many results the bands of a study hold in each regime, made without their test case, and how many around the
 * predictions of fits that leave much out at once.
 */
export function RegimeCoverages({ study }: { study: string }) {
  const { byRegime, extrapolated, quantities } = bandsOfStudy(study);
  const ids = quantities.map(({ id }) => id);
  const number = (name: string) => ({ name, className: reference.number });
  return (
    <TableFrame
      className={reference.compact}
      label={`Predictive bands tried by regime, ${study}`}
      cards="beside"
      heads={[
        'Where, or what was left out',
        ...quantities.map(({ label }) => number(label)),
        number('These together'),
        'Goal',
        number('One band for all'),
        number('All printed numbers'),
      ]}
    >
      <tbody>
        {byRegime.map(({ pooled, ...tried }) => (
          <Line key={tried.regime} tried={tried} quantities={ids} pooled={pooled} />
        ))}
        {extrapolated.map((tried) => (
          <Line key={tried.label} tried={tried} quantities={ids} />
        ))}
      </tbody>
    </TableFrame>
  );
}
