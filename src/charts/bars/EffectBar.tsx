import { scaleSqrt } from 'd3-scale';
import { Bar } from '../marks/areas';
import { Interval } from '../marks/lines';
import styles from './effectBar.module.css';

interface Props {
  /** Relative: 0.1 is 10 % more. */
  mean: number;
  low: number;
  high: number;
}

/** Percent of the width; the root gives small effects room, one as large as the value itself stays at the end. */
const x = scaleSqrt([-1, 1], [0, 100]).clamp(true);
const HEIGHT = 10;
const at = (value: number): string => `${x(value).toFixed(1)}%`;

/** An effect as a bar from no effect, to the left where it is less, with its interval as a whisker. */
export function EffectBar({ mean, low, high }: Props) {
  return (
    <svg translate="no" className={styles.effect} aria-hidden="true" width="100%" height={HEIGHT}>
      <Bar
        look="quiet"
        data-mark="effect"
        x={at(Math.min(0, mean))}
        width={`${Math.abs(x(mean) - x(0)).toFixed(1)}%`}
        y={2}
        height={HEIGHT - 4}
      />
      <Interval width={1.5} x={[at(low), at(high)]} y={HEIGHT / 2} />
      <line className={styles.zero} x1="50%" x2="50%" y1={0} y2={HEIGHT} />
    </svg>
  );
}
