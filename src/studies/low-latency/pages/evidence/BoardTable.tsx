import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { FidelityStrip } from '../../../../charts/evidence/FidelityStrip';
import type { Quantity } from '../../../../comparison/types';
import { formatNumber } from '../../../../lab/view/format';
import { Flag } from '../../../../tables/Flag';
import { CrossMark } from '../../../../tables/marks';
import type { BoardCell, BoardData, BoardRow } from '../../evidence/types';
import { QUANTITIES } from '../../quantities';
import styles from './board.module.css';
import { reachOf, SHORT_QUANTITIES } from './quantities';

const ROLE_TEXT = {
  calibrated: 'calibrated',
  predicted: 'predicted',
  'not-reproduced': 'not reproduced',
} as const;

const configurationLink = (id: string): string =>
  `/low-latency/test-case-${id.split('-')[0]}?config=${id.split('-')[1]}`;

function Measured({ cell }: { cell: BoardCell }) {
  const { measured, printed, metric, erratum } = cell;
  const text =
    measured === null ? (
      printed
    ) : (
      <data value={measured} data-metric={metric} data-kind="measured">
        {formatNumber(measured)}
      </data>
    );
  if (erratum === null) return text;
  return (
    <Link
      className={styles.erratum}
      to={`/reference/errata#${erratum}`}
      title="Erratum, as printed"
      data-noBrokenLinkCheck
    >
      <Flag />
      <span>{text}</span>
    </Link>
  );
}

function Simulated({ cell }: { cell: BoardCell }) {
  if (cell.simulated === null) return '–';
  return (
    <data
      value={Number(cell.simulated.toPrecision(6))}
      data-metric={cell.metric}
      data-kind="simulated"
      data-role={cell.role}
    >
      {formatNumber(cell.simulated)}
    </data>
  );
}

interface CellProps {
  row: BoardRow;
  cell: BoardCell;
  tolerance: number | null;
}

function Strip({ row, cell, tolerance }: CellProps) {
  if (cell.error === null) return <small className={styles.role}>{ROLE_TEXT[cell.role]}</small>;
  return (
    <FidelityStrip
      label={`${SHORT_QUANTITIES[cell.quantity].label} of ${row.id}`}
      error={cell.error}
      heldOut={cell.heldOutError}
      tolerance={tolerance}
      reach={reachOf(tolerance)}
      evidence={ROLE_TEXT[cell.role]}
    />
  );
}

function QuantityCells(props: CellProps) {
  const { cell, tolerance } = props;
  const { label, unit } = SHORT_QUANTITIES[cell.quantity];
  const outside =
    cell.error !== null && tolerance !== null && Math.abs(cell.error.mean) > tolerance;
  return (
    <>
      <td className={styles.measured} data-quantity={`${label}, ${unit}`}>
        <Measured cell={cell} />
      </td>
      <td className={clsx(styles.simulated, (outside || cell.inLedger) && styles.outside)}>
        <Simulated cell={cell} />
      </td>
      <td className={styles.strip}>
        <Strip {...props} />
      </td>
    </>
  );
}

function BoardLine({
  row,
  tolerances,
  first,
}: {
  row: BoardRow;
  tolerances: BoardData['tolerances'];
  first: boolean;
}) {
  const listed = row.notCompared !== null || row.cells.some(({ inLedger }) => inLedger);
  return (
    <tr className={first ? styles.first : undefined} data-configuration={row.id}>
      <th scope="row">
        <span className={styles.name}>
          <span className={styles.cross}>
            {listed && (
              <>
                <CrossMark />
                <span className={styles.hidden}>in the ledger: </span>
              </>
            )}
          </span>
          <Link to={configurationLink(row.id)}>{row.id}</Link>{' '}
          <span className={styles.turned}>
            {row.server}, {row.users} users, {row.trackingPoints} tracking points
          </span>
        </span>
        {row.notCompared === null &&
          ['measured', 'simulated', 'error'].map((head) => (
            <span key={head} className={styles.turnedHead} aria-hidden="true">
              {head}
            </span>
          ))}
      </th>
      <td className={styles.server}>{row.server}</td>
      <td className={styles.count}>{row.users}</td>
      <td className={styles.count}>{row.trackingPoints}</td>
      {row.notCompared === null ? (
        row.cells.map((cell) => (
          <QuantityCells
            key={cell.quantity}
            row={row}
            cell={cell}
            tolerance={tolerances[cell.quantity]}
          />
        ))
      ) : (
        <td colSpan={3 * QUANTITIES.length} className={styles.notCompared}>
          <b>not compared</b> {row.notCompared}
        </td>
      )}
    </tr>
  );
}

function Scale({ tolerance }: { tolerance: number | null }) {
  if (tolerance === null) return 'error';
  const percent = formatNumber(100 * tolerance);
  return (
    <>
      <span className={styles.hidden}>error</span>{' '}
      <span className={styles.scale}>
        <span>−{percent}</span> <span>+{percent} %</span>
      </span>
    </>
  );
}

function QuantityHead({ quantity }: { quantity: Quantity }) {
  const { label, unit } = SHORT_QUANTITIES[quantity];
  return (
    <th colSpan={3} scope="colgroup" className={styles.quantity}>
      {label} <small>{unit}</small>
    </th>
  );
}

interface Props {
  rows: readonly BoardRow[];
  tolerances: BoardData['tolerances'];
  /** Whether rows of a test case stand together, with a rule between test cases. */
  grouped: boolean;
}

/** Every configuration with its quantities: measured, simulated, and how far apart. */
export function BoardTable({ rows, tolerances, grouped }: Props) {
  return (
    <table className={styles.table} aria-label="Measured and simulated, every configuration">
      <thead>
        <tr>
          <th rowSpan={2} scope="col">
            Case
          </th>
          <th rowSpan={2} scope="col">
            MessageBox
          </th>
          <th rowSpan={2} scope="col" className={styles.count}>
            Users
          </th>
          <th rowSpan={2} scope="col" className={styles.count}>
            Tracking points
          </th>
          {QUANTITIES.map((quantity) => (
            <QuantityHead key={quantity} quantity={quantity} />
          ))}
        </tr>
        <tr>
          {QUANTITIES.map((quantity) => [
            <th key={`${quantity} measured`} scope="col" className={styles.measured}>
              meas.
            </th>,
            <th key={`${quantity} simulated`} scope="col" className={styles.simulated}>
              sim.
            </th>,
            <th key={`${quantity} error`} scope="col" className={styles.strip}>
              <Scale tolerance={tolerances[quantity]} />
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <BoardLine
            key={row.id}
            row={row}
            tolerances={tolerances}
            first={grouped && row.testCase !== rows[index - 1]?.testCase}
          />
        ))}
      </tbody>
    </table>
  );
}
