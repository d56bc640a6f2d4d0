import styles from '../frame/charts.module.css';
import { ARROW, besideMarks, RING } from './layout';
import type { Effect } from './types';

interface Props {
  effect: Effect;
  y: number;
  x: (ratio: number) => number;
  plot: { left: number; right: number };
}

/** A ratio as measured, joined with no difference, and as simulated. */
export function EffectMarks({ effect, y, x, plot }: Props) {
  const { measured, isUpperEnd, isChance, simulated } = effect;
  const label = besideMarks(effect, x, plot);
  return (
    <>
      <line className={styles.connector} x1={x(1)} x2={x(measured)} y1={y} y2={y} />
      {isUpperEnd ? (
        <path
          className={styles.measuredRule}
          fill="none"
          data-mark="upper-end"
          transform={`translate(${x(measured)} ${y})`}
          d={`M0 -5v10M0 0h${-ARROW}m5 -4l-5 4l5 4`}
        />
      ) : (
        <circle
          className={isChance ? styles.contextRing : styles.ring}
          data-mark={isChance ? 'chance' : 'measured'}
          cx={x(measured)}
          cy={y}
          r={RING}
        />
      )}
      <circle className={styles.dot} data-mark="simulated" cx={x(simulated)} cy={y} r={2.8} />
      <text
        className={`${styles.rowLabel} ${styles.clear}`}
        x={label.x}
        y={y + 4}
        textAnchor={label.anchor}
      >
        <tspan className={isChance ? undefined : styles.rowHead}>{label.ratio}</tspan> {label.pair}
      </text>
    </>
  );
}
