import { type AxisTick, HorizontalAxis, VerticalAxis } from '../frame/Axis';
import styles from '../frame/charts.module.css';
import type { Box } from '../frame/placeLabels';

/** The axes of throughput against roundtrip, and the line of the roundtrip aimed at. */
export function OperatingAxes(props: {
  plot: Box;
  xTicks: readonly AxisTick[];
  yTicks: readonly AxisTick[];
  /** Position of the roundtrip aimed at, in px. */
  targetY: number;
  yTitle?: string;
}) {
  const { plot, xTicks, yTicks, targetY, yTitle } = props;
  const right = plot.x + plot.width;
  return (
    <>
      <VerticalAxis title={yTitle} ticks={yTicks} x={plot.x} to={right} />
      <HorizontalAxis
        ticks={xTicks}
        from={plot.x}
        to={right}
        y={plot.y + plot.height}
        title="throughput, messages/s"
      />
      <line className={styles.target} x1={plot.x} x2={right} y1={targetY} y2={targetY} />
    </>
  );
}
