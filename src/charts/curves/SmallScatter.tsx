import { extent } from 'd3-array';
import { scaleLinear, scaleLog } from 'd3-scale';
import { BASELINE, placeAlongLine } from '../frame/placeAlongLine';
import { boxAround } from '../frame/placeLabels';
import { steady } from '../frame/steady';
import { Label } from '../marks/Label';
import { Rule } from '../marks/lines';
import { Ring } from '../marks/points';
import { FLOOR, MARGIN, SmallFrame, type SmallFrameProps } from './SmallFrame';

export interface SmallScatterProps extends SmallFrameProps {
  points: readonly { id: string; x: number; y: number; emphasised?: boolean }[];
  /** Horizontal reference line. */
  target?: { y: number; label: string };
}

const RADIUS = 3;

/** Thumbnail of a measured study on a log scale: rings, one reference line, the ends of the axis. */
export function SmallScatter({ points, target, ...frame }: SmallScatterProps) {
  const [x0 = 0, x1 = 1] = extent(points, (point) => point.x);
  const [y0 = 0, y1 = 1] = extent([
    ...points.map((point) => point.y),
    ...(target ? [target.y] : []),
  ]);
  const y = steady(scaleLog([y0, y1], [FLOOR - 10, MARGIN]));
  return (
    <SmallFrame {...frame}>
      {(width) => {
        const x = scaleLinear([x0, x1], [MARGIN, width - MARGIN]);
        const name =
          target &&
          placeAlongLine(
            target.label,
            { begin: 0, end: width, y: y(target.y), sides: ['above', 'below'] },
            points.map((point) => boxAround(x(point.x), y(point.y), RADIUS + 1)),
          );
        return (
          <>
            {target && <Rule look="target" x={[0, width]} y={y(target.y)} />}
            {points.map((point) => (
              <Ring
                key={point.id}
                look={point.emphasised ? 'measured' : 'context'}
                data-mark="measured"
                cx={x(point.x)}
                cy={y(point.y)}
                r={RADIUS}
              />
            ))}
            {target && name && (
              <Label x={name.x} y={name.y + BASELINE}>
                {target.label}
              </Label>
            )}
          </>
        );
      }}
    </SmallFrame>
  );
}
