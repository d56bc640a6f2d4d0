import { extent } from 'd3-array';
import { scaleLinear, scaleLog } from 'd3-scale';
import styles from '../frame/charts.module.css';
import { cssLength } from '../frame/drawingUnit';
import frame from '../frame/frame.module.css';
import { useWidth } from '../frame/useWidth';

export interface SmallScatterProps {
  /** Text description of what the thumbnail shows. */
  description: string;
  points: readonly { id: string; x: number; y: number; emphasised?: boolean }[];
  /** Horizontal reference line. */
  target?: { y: number; label: string };
  xLabels: readonly [low: string, high: string];
}

const HEIGHT = 104;
const BOTTOM = 20;

/** Thumbnail of a measured study on a log scale: rings, one reference line, the ends of the axis. */
export function SmallScatter({ description, points, target, xLabels }: SmallScatterProps) {
  const [ref, width] = useWidth<HTMLDivElement>(208);
  const [x0 = 0, x1 = 1] = extent(points, (point) => point.x);
  const [y0 = 0, y1 = 1] = extent([
    ...points.map((point) => point.y),
    ...(target ? [target.y] : []),
  ]);
  const x = scaleLinear([x0, x1], [8, width - 8]);
  const exactY = scaleLog([y0, y1], [HEIGHT - BOTTOM - 10, 8]);
  // Logarithms may differ in the last bit between engines; static HTML and browser must agree.
  const y = (value: number) => Math.round(10 * exactY(value)) / 10;
  const axisY = HEIGHT - BOTTOM;
  return (
    <div ref={ref} className={frame.frame}>
      <svg
        className={frame.plot}
        role="img"
        aria-label={description}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="xMinYMin meet"
        style={{ height: cssLength(HEIGHT) }}
      >
        {target && (
          <line className={styles.target} x1={0} x2={width} y1={y(target.y)} y2={y(target.y)} />
        )}
        {points.map((point) => (
          <circle
            key={point.id}
            className={point.emphasised ? styles.ring : styles.contextRing}
            data-mark="measured"
            cx={x(point.x)}
            cy={y(point.y)}
            r={3}
          />
        ))}
        {target && (
          <text className={styles.label} x={0} y={y(target.y) - 6}>
            {target.label}
          </text>
        )}
        <line className={styles.axis} x1={0} x2={width} y1={axisY} y2={axisY} />
        <text className={styles.tick} x={0} y={HEIGHT - 4}>
          {xLabels[0]}
        </text>
        <text className={styles.tick} x={width} y={HEIGHT - 4} textAnchor="end">
          {xLabels[1]}
        </text>
      </svg>
    </div>
  );
}
