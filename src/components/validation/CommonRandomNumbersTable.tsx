import pairedJson from '@site/static/data/validation/common-random-numbers.json';
import differencesJson from '@site/static/data/validation/paired-differences.json';
import type { PairedDifference, PairedDifferences, PairedReplays } from '../../comparison/theory';
import { formatNumber, formatSigned } from '../../lab/view/format';
import { magnitudeOf } from '../../numbers/elementary';
import { TableFrame } from '../../tables/TableFrame';
import { formatSignificant } from './format';
import styles from './theory.module.css';

const { pairs: differences }: PairedDifferences = differencesJson;
const { pairs }: PairedReplays = pairedJson;

/** Decimals that show two digits of a standard error. */
const decimals = (error: number) => Math.max(0, 1 - magnitudeOf(error));

function Row({ pair }: { pair: PairedDifference }) {
  return (
    <tr>
      <th scope="row">
        {pair.change}: {pair.quantity} <span className={styles.aside}>{pair.model}</span>
      </th>
      <td className={styles.unit}>{pair.unit}</td>
      <td className={styles.simulated}>
        <data value={pair.difference} data-metric={pair.id} data-kind="simulated">
          {formatSigned(pair.difference, decimals(pair.commonStandardError))}
        </data>
      </td>
      <td>{formatSignificant(pair.commonStandardError)}</td>
      <td>{formatSignificant(pair.independentStandardError)}</td>
      <td>
        <strong>{formatNumber(pair.varianceReduction, 1)}</strong>
      </td>
    </tr>
  );
}

/** Differences between two settings and how precise they are either way. */
export function CommonRandomNumbersTable() {
  return (
    <TableFrame
      className={styles.table}
      label="Common random numbers"
      cards="beside"
      heads={[
        'Change and quantity',
        { name: 'Unit', className: styles.unit },
        'Difference',
        'Error, common',
        'Error, independent',
        'Variance ratio',
      ]}
    >
      <tbody>
        {[...pairs, ...differences].map((pair) => (
          <Row key={pair.id} pair={pair} />
        ))}
      </tbody>
    </TableFrame>
  );
}
