import type { ScaleLinear } from 'd3-scale';
import styles from '../frame/charts.module.css';
import type { Box } from '../frame/placeLabels';
import { Shade } from '../marks/areas';
import { number } from './amount';
import type { OffScale } from './domain';
import type { Quantity } from './types';

type Scale = ScaleLinear<number, number>;

/** Where along an axis a limit refuses, in px, from one end of the plot to the other. */
function refusedAlong(
  { limit }: Quantity,
  scale: Scale,
  [from, to]: readonly [number, number],
): [number, number] | null {
  if (limit === undefined) return null;
  const at = Math.min(Math.max(scale(limit.value), from), to);
  const [, high = 0] = scale.range();
  const growsTowards = high === from ? 'from' : 'to';
  const isPast = (limit.kind === 'atMost') === (growsTowards === 'to');
  return isPast ? [at, to] : [from, at];
}

/** Panel ground where a limit of either quantity is broken. */
export function Refused(props: { plot: Box; across: Quantity; up: Quantity; x: Scale; y: Scale }) {
  const { plot, across, up, x, y } = props;
  const sides = refusedAlong(across, x, [plot.x, plot.x + plot.width]);
  const rows = refusedAlong(up, y, [plot.y, plot.y + plot.height]);
  return (
    <>
      {rows && (
        <Shade
          data-mark="refused-y"
          x={plot.x}
          width={plot.width}
          y={rows[0]}
          height={rows[1] - rows[0]}
        />
      )}
      {sides && (
        <Shade
          data-mark="refused-x"
          x={sides[0]}
          width={sides[1] - sides[0]}
          y={plot.y}
          height={plot.height}
        />
      )}
    </>
  );
}

/** Where the notes at the sides stand, for labels to keep off them; an empty side has none. */
export const offScaleBoxes = (plot: Box, { left, right }: OffScale): Box[] => {
  const [y, height, width] = [plot.y + plot.height / 2 - 12, 16, 64];
  return [
    ...(left > 0 ? [{ x: plot.x, y, width, height }] : []),
    ...(right > 0 ? [{ x: plot.x + plot.width - width, y, width, height }] : []),
  ];
};

/** How many points lie beyond each side, with an arrow that way. */
export function OffScaleNotes({ plot, counts }: { plot: Box; counts: OffScale }) {
  const { above, below, left, right } = counts;
  const [end, floor] = [plot.x + plot.width, plot.y + plot.height];
  return (
    <g className={`${styles.tick} ${styles.clear}`} data-off-scale>
      {above > 0 && (
        <text x={end} y={plot.y - 8} textAnchor="end">
          ↑ {number(above)} more above
        </text>
      )}
      {below > 0 && (
        <text x={end} y={floor - 8} textAnchor="end">
          ↓ {number(below)} more below
        </text>
      )}
      {right > 0 && (
        <text x={end - 4} y={plot.y + plot.height / 2} textAnchor="end">
          {number(right)} more →
        </text>
      )}
      {left > 0 && (
        <text x={plot.x + 8} y={plot.y + plot.height / 2}>
          ← {number(left)} more
        </text>
      )}
    </g>
  );
}
