import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { Label } from '../marks/Label';
import { Curve } from '../marks/lines';
import { Ring } from '../marks/points';
import { FLOOR, MARGIN, SmallFrame, type SmallFrameProps } from './SmallFrame';

export interface SmallPoint {
  x: number;
  y: number;
}

export interface SmallLinesProps extends SmallFrameProps {
  /** A run over x. */
  simulated?: readonly SmallPoint[];
  /** Rings; the label stands to the left of the last of them, or below. */
  measured: readonly {
    id: string;
    points: readonly SmallPoint[];
    label: string;
    labelBelow?: boolean;
  }[];
}

const TOP = 12;

/** Thumbnail of what grows with something: a simulated line, measured rings, both from zero. */
export function SmallLines({ simulated = [], measured, ...frame }: SmallLinesProps) {
  const all = [...simulated, ...measured.flatMap(({ points }) => points)];
  const y = scaleLinear([0, max(all, (point) => point.y) ?? 1], [FLOOR, TOP]);
  return (
    <SmallFrame {...frame}>
      {(width) => {
        const x = scaleLinear([0, max(all, (point) => point.x) ?? 1], [MARGIN, width - MARGIN]);
        const path = line<SmallPoint>(
          (point) => x(point.x),
          (point) => y(point.y),
        );
        return (
          <>
            <Curve look="simulated" data-mark="simulated" d={path([...simulated])} />
            {measured.map(({ id, points, label, labelBelow }) => {
              const last = points.at(-1);
              if (!last) return null;
              return (
                <g key={id}>
                  {points.map((point) => (
                    <Ring
                      key={point.x}
                      data-mark="measured"
                      cx={x(point.x)}
                      cy={y(point.y)}
                      r={3}
                    />
                  ))}
                  <Label
                    x={x(last.x) + (labelBelow ? 4 : -8)}
                    y={y(last.y) + (labelBelow ? 22 : 0)}
                    textAnchor="end"
                  >
                    {label}
                  </Label>
                </g>
              );
            })}
          </>
        );
      }}
    </SmallFrame>
  );
}
