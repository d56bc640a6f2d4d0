import type { ReactNode } from 'react';
import styles from '../frame/charts.module.css';
import { cssLength } from '../frame/drawingUnit';
import frame from '../frame/frame.module.css';
import { useWidth } from '../frame/useWidth';
import { Rule } from '../marks/lines';

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
  const [ref, width] = useWidth<HTMLDivElement>(208);
  return (
    <div ref={ref} className={frame.frame}>
      <svg
        translate="no"
        className={frame.plot}
        role="img"
        aria-label={description}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="xMinYMin meet"
        style={{ height: cssLength(HEIGHT) }}
      >
        {children(width)}
        <Rule look="axis" x={[0, width]} y={FLOOR} />
        <text className={styles.tick} x={0} y={HEIGHT - 4}>
          {ends.low}
        </text>
        <text className={styles.tick} x={width} y={HEIGHT - 4} textAnchor="end">
          {ends.high}
        </text>
      </svg>
    </div>
  );
}
