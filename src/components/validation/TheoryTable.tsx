import theoryJson from '@site/static/data/validation/theory.json';
import { BandSwarm } from '../../charts/evidence/BandSwarm';
import type { TheoryRow } from '../../comparison/theory';
import { formatError, formatNumber, THIN } from '../../lab/view/format';
import { TableFrame } from '../../tables/TableFrame';
import { formatSignificant } from './format';
import { IntervalStrip } from './IntervalStrip';
import styles from './theory.module.css';

const rows: readonly TheoryRow[] = theoryJson;

/** The strips reach this far to either side of the exact value, relative to it. */
const REACH = 0.03;

const holds = ({ low, exact, high }: TheoryRow) => low <= exact && exact <= high;
const halfWidth = ({ low, exact, high }: TheoryRow) => (high - low) / 2 / exact;

function bySystem(): [system: string, rows: TheoryRow[]][] {
  const groups = new Map<string, TheoryRow[]>();
  for (const row of rows) groups.set(row.system, [...(groups.get(row.system) ?? []), row]);
  return [...groups];
}

/** How many quantities are checked and how many exact values lie in their band. */
export function TheorySummary() {
  const held = rows.filter(holds).length;
  const widest = Math.max(...rows.map(halfWidth));
  return (
    <p>
      {rows.length} quantities of {bySystem().length} systems are checked.{' '}
      <strong>
        {held === rows.length ? 'All' : `${formatNumber(held)} of the`} exact values lie in their
        bands
      </strong>
      , the widest of which reaches {formatNumber(100 * widest, 1)}
      {THIN}% to either side.
    </p>
  );
}

function Strip({ row }: { row: TheoryRow }) {
  const relative = (value: number) => value / row.exact - 1;
  return (
    <IntervalStrip
      label={`${row.system}, ${row.quantity}: ${formatError(relative(row.simulated), 2)}, band ${formatError(relative(row.low), 2)} to ${formatError(relative(row.high), 2)}`}
      from={-REACH}
      to={REACH}
      tick={0}
      value={relative(row.simulated)}
      low={relative(row.low)}
      high={relative(row.high)}
    />
  );
}

function Row({ row }: { row: TheoryRow }) {
  return (
    <tr data-outside={holds(row) ? undefined : ''}>
      <th scope="row">
        {row.quantity} <span className={styles.aside}>{row.formula}</span>
      </th>
      <td className={styles.unit}>{row.unit}</td>
      <td>
        <data value={row.exact} data-metric={row.id} data-kind="exact">
          {formatSignificant(row.exact)}
        </data>
      </td>
      <td className={styles.simulated}>
        <data value={row.simulated} data-metric={row.id} data-kind="simulated">
          {formatSignificant(row.simulated)}
        </data>
      </td>
      <td className={styles.range}>
        {formatSignificant(row.low)} to {formatSignificant(row.high)}
      </td>
      <td className={styles.stripCell}>
        <Strip row={row} />
      </td>
    </tr>
  );
}

/** How far every exact value is from the simulated one, in units of its band. */
export function TheorySwarm() {
  return (
    <BandSwarm values={rows.map((row) => ({ ...row, name: `${row.system}, ${row.quantity}` }))} />
  );
}

/** Every exact value with the simulated one, its band in numbers and drawn. */
export function TheoryTable() {
  return (
    <TableFrame
      className={styles.table}
      label="Exact and simulated values"
      cards="beside"
      heads={[
        'Quantity and exact result',
        { name: 'Unit', className: styles.unit },
        'Exact',
        'Simulated',
        { name: `Band, 99${THIN}% joint`, className: styles.range },
        {
          name: 'Simulated over exact',
          content: (
            <div className={styles.axis}>
              <span>{formatError(-REACH, 0)}</span> <span>exact</span>{' '}
              <span>{formatError(REACH, 0)}</span>
            </div>
          ),
        },
      ]}
    >
      {bySystem().map(([system, members]) => (
        <tbody key={system}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={6}>
              {system}
            </th>
          </tr>
          {members.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      ))}
    </TableFrame>
  );
}
