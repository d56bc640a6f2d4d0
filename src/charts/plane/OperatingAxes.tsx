import { type AxisTick, HorizontalAxis, VerticalAxis } from '../frame/Axis';
import type { Box } from '../frame/placeLabels';
import { Rule } from '../marks/lines';

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
      <Rule look="target" x={[plot.x, right]} y={targetY} />
    </>
  );
}
