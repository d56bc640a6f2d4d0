import type { ScaleLinear } from 'd3-scale';
import { VerticalAxis } from '../frame/Axis';
import { formatSigned } from '../frame/format';
import { Band } from '../marks/areas';
import { Rule } from '../marks/lines';

interface Props {
  y: ScaleLinear<number, number>;
  /** Half width of the tolerance band; null where there is none. */
  tolerance: number | null;
  left: number;
  right: number;
}

/** What errors are drawn on: the tolerance band, an axis in per cent, the line of no error. */
export function ResidualScaffold({ y, tolerance, left, right }: Props) {
  return (
    <>
      {tolerance !== null && (
        <Band
          x={left}
          width={right - left}
          y={y(tolerance)}
          height={y(-tolerance) - y(tolerance)}
        />
      )}
      <VerticalAxis
        x={left}
        to={right}
        ticks={y.ticks(6).map((tick) => ({ at: y(tick), label: formatSigned(100 * tick) }))}
      />
      <Rule look="measured" x={[left, right]} y={y(0)} />
    </>
  );
}
