import { formatNumber } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText } from '../frame/types';
import { Bar } from '../marks/areas';
import { OffScaleArrow } from '../marks/arrows';
import { Rule } from '../marks/lines';
import { RatioRows } from './RatioRows';

/** What a parameter can be multiplied with. */
export interface FactorRange {
  id: string;
  /** By its profile; null where it reaches farther than was tried. */
  low: number | null;
  high: number | null;
  /** By refits, and its inverse; null where there are none. */
  refits: number | null;
}

export interface FactorRowsProps extends ChartFrameText {
  rows: readonly FactorRange[];
  /** What was tried. */
  reach: readonly [number, number];
}

/** How far an arrow stands beyond the end of its bar, px. */
const BEYOND = 4;

const isOpen = ({ low, high }: FactorRange): boolean => low === null || high === null;

function finding({ rows, reach: [least, most] }: FactorRowsProps): string {
  const open = rows.filter(isOpen).length;
  const tried = `between ×${formatNumber(least, 2)} and ×${formatNumber(most, 2)}`;
  return open === 0
    ? `Each of the ${rows.length} weakest parameters has both its ends ${tried}`
    : `${open === rows.length ? 'Each' : open} of the ${rows.length} weakest parameters can lie farther off than was tried, ${tried}`;
}

const endText = (end: number | null): string => (end === null ? 'open' : formatNumber(end, 2));

const describe = (props: FactorRowsProps): string =>
  `${finding(props)}. ${props.rows
    .map(({ id, low, high }) => `${id}: ${endText(low)} to ${endText(high)}`)
    .join('; ')}.`;

const table = ({ rows }: FactorRowsProps): TwinData => ({
  columns: ['Parameter', 'from ×', 'to ×', 'by refits from ×', 'by refits to ×'],
  rows: rows.map(({ id, low, high, refits }) => [
    id,
    endText(low),
    endText(high),
    refits === null ? 'none' : formatNumber(1 / refits, 2),
    refits === null ? 'none' : formatNumber(refits, 2),
  ]),
});

/** How far each parameter can lie from its value, on a logarithmic axis of factors. */
export function FactorRows(props: FactorRowsProps) {
  const { rows, reach } = props;
  const refitted = rows.flatMap(({ refits }) => (refits === null ? [] : [refits]));
  const most = Math.max(reach[1], ...refitted);
  return (
    <RatioRows
      title={props.title ?? finding(props)}
      subtitle={
        props.subtitle ??
        'Bar: factors at which the best fit is no worse than chance explains, with an arrow where it goes on. Dashed: 95 % by the refits without a test case. Upright: the fit.'
      }
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      rows={rows.map((row) => ({ ...row, name: row.id }))}
      ends={[Math.min(reach[0], 1 / most), most]}
      axisTitle="times the fitted value"
    >
      {({ low, high, refits }, x, y) => {
        const [from, to] = [x(low ?? reach[0]), x(high ?? reach[1])];
        return (
          <>
            <Bar
              look="gliding"
              data-mark="profile"
              x={from}
              width={to - from}
              y={y - 7}
              height={8}
            />
            {low === null && <OpenEnd x={from - BEYOND} y={y - 3} dx={-1} />}
            {high === null && <OpenEnd x={to + BEYOND} y={y - 3} dx={1} />}
            {refits !== null && (
              <Rule look="leaving" data-mark="refits" x={[x(1 / refits), x(refits)]} y={y + 6} />
            )}
          </>
        );
      }}
    </RatioRows>
  );
}

/** A range that goes on beyond what was tried. */
function OpenEnd(props: { x: number; y: number; dx: number }) {
  return (
    <g data-mark="open" data-tone="simulated">
      <OffScaleArrow {...props} />
    </g>
  );
}
