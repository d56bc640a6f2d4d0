import styles from '../frame/charts.module.css';
import { UpperEnd } from '../marks/ends';
import { Rule } from '../marks/lines';
import { Dot, Ring } from '../marks/points';
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
      <Rule look="connector" x={[x(1), x(measured)]} y={y} />
      {isUpperEnd ? (
        <UpperEnd data-mark="upper-end" x={x(measured)} y={y} towards="left" length={ARROW} />
      ) : (
        <Ring
          look={isChance ? 'context' : 'measured'}
          data-mark={isChance ? 'chance' : 'measured'}
          cx={x(measured)}
          cy={y}
          r={RING}
        />
      )}
      <Dot data-mark="simulated" cx={x(simulated)} cy={y} r={2.8} />
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
