import { area, line } from 'd3-shape';
import styles from './sweep.module.css';
import type { CurvePoint } from './types';

const CROSS = 3.5;

/** The band of a curve, hatched, with dashed edges. */
export function BandArea(props: {
  points: readonly CurvePoint[];
  x: (value: number) => number;
  y: (value: number) => number;
  hatch: string;
}) {
  const { points, x, y, hatch } = props;
  const known = points.flatMap(({ x: at, band }) => (band ? [{ at, ...band }] : []));
  if (known.length === 0) return null;
  const path = area<(typeof known)[number]>()
    .x(({ at }) => x(at))
    .y0(({ low }) => y(low))
    .y1(({ high }) => y(high));
  const edge = (of: 'low' | 'high') =>
    line<(typeof known)[number]>()
      .x(({ at }) => x(at))
      .y((point) => y(point[of]))(known) ?? undefined;
  return (
    <g>
      <path d={path(known) ?? undefined} fill={`url(#${hatch})`} data-mark="band" />
      <path className={styles.bandEdge} d={edge('low')} data-mark="band-low" />
      <path className={styles.bandEdge} d={edge('high')} data-mark="band-high" />
    </g>
  );
}

/** A simulated point: a dot, a dashed circle where nobody measured, a cross where a run did not settle. */
export function PointMark({ point, x, y }: { point: CurvePoint; x: number; y: number }) {
  if (point.isUnstable) {
    return (
      <path
        className={styles.unsettled}
        data-mark="unsettled"
        transform={`translate(${x} ${y})`}
        d={`M${-CROSS} ${-CROSS}L${CROSS} ${CROSS}M${-CROSS} ${CROSS}L${CROSS} ${-CROSS}`}
      />
    );
  }
  return (
    <circle
      className={point.isBeyond ? styles.beyond : styles.dot}
      data-mark={point.isBeyond ? 'beyond' : 'simulated'}
      cx={x}
      cy={y}
      r={point.isBeyond ? 3.5 : 3}
    />
  );
}
