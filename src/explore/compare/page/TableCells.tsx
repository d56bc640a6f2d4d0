import { formatNumber, formatSigned, intervalText } from '../../../charts/frame/format';
import { differenceDigits } from '../../../lab/view/differenceText';
import { cutAtZero } from '../../../numbers/cutAtZero';
import { halfOf } from '../../../simulator/statistics';
import { isTold } from '../../study/pairs';
import { DifferenceWorth } from '../../trust/page/DifferenceWorth';
import { digitsFor } from '../finding';
import type { Row } from '../rows';
import styles from './compare.module.css';

interface CellProps {
  row: Row;
  /** Place of the scenario among those of the row. */
  index: number;
}

const nameOf = ({ metric, key }: Row): string => metric ?? key;

/** Decimals that all values of a row are written with. */
const digitsOf = ({ cells }: Row): number =>
  Math.max(
    0,
    ...cells.flatMap((cell) => (cell?.mean ? digitsFor(cell.mean.mean, halfOf(cell.mean)) : [])),
  );

/** What is printed for a published scenario. */
export function Measured({ row, index }: CellProps) {
  const value = row.cells[index]?.measured;
  return value == null ? (
    <span className={styles.none}>–</span>
  ) : (
    <data value={value} data-metric={nameOf(row)} data-kind="measured">
      {formatNumber(value, Number.isInteger(value) ? 0 : 1)}
    </data>
  );
}

interface SimulatedProps extends CellProps {
  letter: string;
  /** Whether band and measured value stand under it, and not in columns of their own. */
  isStacked: boolean;
}

/** The mean over runs with its interval. */
export function Simulated({ row, index, letter, isStacked }: SimulatedProps) {
  const cell = row.cells[index];
  if (!cell?.mean) {
    return <span className={styles.none}>{cell ? 'none' : 'not told'}</span>;
  }
  const { mean, low, high } = cutAtZero(cell.mean);
  const digits = digitsOf(row);
  return (
    <>
      <data
        className={styles.simulated}
        value={mean}
        data-metric={nameOf(row)}
        data-kind="simulated"
        data-scenario={letter}
        data-low={low}
        data-high={high}
      >
        {formatNumber(mean, digits)}
      </data>
      {low < high && (
        <span className={styles.interval}> {intervalText({ low, high }, digits)}</span>
      )}
      {isStacked && cell.band && (
        <small className={styles.under}>
          90 % band <BandText row={row} index={index} />
        </small>
      )}
      {isStacked && cell.measured !== null && (
        <small className={styles.under}>
          measured <Measured row={row} index={index} />
        </small>
      )}
    </>
  );
}

/** Where nine of ten measurements of a scenario would lie. */
export function BandText({ row, index }: CellProps) {
  const band = row.cells[index]?.band;
  if (!band) return null;
  const digits = digitsFor(band.low, halfOf(band));
  return (
    <span data-band={nameOf(row)} data-low={band.low} data-high={band.high}>
      {intervalText(band, digits)}
    </span>
  );
}

/** The difference of a scenario from the first, half its interval, and in brackets what independent runs would leave. */
export function DifferenceLine({ row, index, letter }: CellProps & { letter: string }) {
  const [difference, judged] = [row.differences[index], row.judged[index]];
  if (!difference) return <span className={styles.line}>{letter} –</span>;
  const { paired, independentHalf, pairs } = difference;
  const half = halfOf(paired);
  const digits = differenceDigits(paired.mean, half);
  return (
    <span className={styles.line} data-told={isTold(difference) || undefined}>
      {letter && <small>{letter} </small>}
      <data
        value={paired.mean}
        data-metric={nameOf(row)}
        data-kind="simulated"
        data-difference={index}
        data-low={paired.low}
        data-high={paired.high}
        data-independent={independentHalf}
      >
        {formatSigned(paired.mean, digits)}
      </data>
      {pairs > 1 && independentHalf > 0 && (
        <span className={styles.interval}>
          {' '}
          ± {formatNumber(half, digits)} ({formatNumber(independentHalf, digits)})
        </span>
      )}
      {pairs > 1 && judged && (
        <DifferenceWorth judged={judged} metric={nameOf(row)} className={styles.under} />
      )}
    </span>
  );
}
