import type { ScaleLinear } from 'd3-scale';
import { VerticalAxis } from '../frame/Axis';
import styles from '../frame/charts.module.css';
import { formatSigned } from '../frame/format';

interface Props {
  y: ScaleLinear<number, number>;
  /** Half width of the tolerance band; null where there is none. */
  tolerance: number | null;
  left: number;
  right: number;
}

/** What errors are drawn on: the tolerance band, an axis in per cent, the line of no error. */
export function ResidualScaffold({ y, tolerance, left, right }: Props) {
  return (
    <>
      {tolerance !== null && (
        <rect
          className={styles.band}
          x={left}
          width={right - left}
          y={y(tolerance)}
          height={y(-tolerance) - y(tolerance)}
        />
      )}
      <VerticalAxis
        x={left}
        to={right}
        ticks={y.ticks(6).map((tick) => ({ at: y(tick), label: formatSigned(100 * tick) }))}
      />
      <line className={styles.measuredRule} x1={left} x2={right} y1={y(0)} y2={y(0)} />
    </>
  );
}
