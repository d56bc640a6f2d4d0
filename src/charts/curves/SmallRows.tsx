import { max } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import styles from '../frame/charts.module.css';
import { textWidth } from '../frame/textWidth';
import { Rule } from '../marks/lines';
import { Ring } from '../marks/points';
import { FLOOR, MARGIN, SmallFrame, type SmallFrameProps } from './SmallFrame';

export interface SmallRowsProps extends SmallFrameProps {
  /** A measured value for each name, from the top. */
  rows: readonly { id: string; label: string; value: number }[];
}

/** Thumbnail of measured values side by side: a name, and a ring as far from zero as its value. */
export function SmallRows({ rows, ...frame }: SmallRowsProps) {
  const left = MARGIN + Math.ceil(max(rows, ({ label }) => textWidth(label)) ?? 0);
  const y = scaleBand(
    rows.map(({ id }) => id),
    [0, FLOOR],
  );
  return (
    <SmallFrame {...frame}>
      {(width) => {
        const x = scaleLinear([0, max(rows, ({ value }) => value) ?? 1], [left, width - MARGIN]);
        return rows.map(({ id, label, value }) => {
          const middle = (y(id) ?? 0) + y.bandwidth() / 2;
          return (
            <g key={id}>
              <text className={styles.tick} x={0} y={middle + 4}>
                {label}
              </text>
              <Rule look="context" x={[left, x(value)]} y={middle} />
              <Ring data-mark="measured" cx={x(value)} cy={middle} r={3} />
            </g>
          );
        });
      }}
    </SmallFrame>
  );
}
