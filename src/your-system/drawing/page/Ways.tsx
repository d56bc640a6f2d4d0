import { OffScaleArrow } from '../../../charts/marks/arrows';
import { Label } from '../../../charts/marks/Label';
import { Curve } from '../../../charts/marks/lines';
import type { PlacedWay, Point } from '../layout';
import { shareText } from '../words';

const lineThrough = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

function Arrow({ points }: { points: readonly Point[] }) {
  const [before, tip] = points.slice(-2);
  if (!before || !tip) return null;
  return (
    <OffScaleArrow
      x={tip.x}
      y={tip.y}
      dx={tip.x - before.x}
      dy={tip.y - before.y}
      shaft={0}
      head={[5, 3.5]}
    />
  );
}

/** A line with an arrow at its end. */
export function Line({ points, isOpen = false }: { points: readonly Point[]; isOpen?: boolean }) {
  return (
    <>
      <Curve look="context" d={lineThrough(points)} />
      {!isOpen && <Arrow points={points} />}
    </>
  );
}

/** The ways from station to station, with the shares that take them. */
export function Ways({ ways, isCompact }: { ways: readonly PlacedWay[]; isCompact: boolean }) {
  return ways.map(({ from, to, share, points, label }) => (
    <g key={JSON.stringify([from, to])} data-from={from ?? 'in'} data-to={to ?? 'out'}>
      <Line points={points} isOpen={to === null} />
      {label && !isCompact && (
        <Label x={label.x} y={label.y + 4} textAnchor="middle" look="onShade">
          {shareText(share)}
        </Label>
      )}
    </g>
  ));
}
