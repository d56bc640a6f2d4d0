import type { ReactNode } from 'react';
import styles from '../frame/charts.module.css';
import frame from '../frame/frame.module.css';
import { Rule } from '../marks/lines';
import { Plot } from '../panels/Plot';

export interface SmallFrameProps {
  /** Text description of what the thumbnail shows. */
  description: string;
  /** What the two ends of the axis are. */
  ends: { low?: string; high: string };
}

const HEIGHT = 104;
/** Where the axis lies. */
export const FLOOR = 84;
export const MARGIN = 8;

/** A thumbnail of a study: its marks over an axis that names its two ends. */
export function SmallFrame({
  description,
  ends,
  children,
}: SmallFrameProps & { children: (width: number) => ReactNode }) {
  return (
    <Plot
      height={HEIGHT}
      initialWidth={208}
      around={frame.frame}
      role="img"
      aria-label={description}
    >
      {(width) => (
        <>
          {children(width)}
          <Rule look="axis" x={[0, width]} y={FLOOR} />
          <text className={styles.tick} x={0} y={HEIGHT - 4}>
            {ends.low}
          </text>
          <text className={styles.tick} x={width} y={HEIGHT - 4} textAnchor="end">
            {ends.high}
          </text>
        </>
      )}
    </Plot>
  );
}
