import { area, line } from 'd3-shape';
import { Curve } from '../marks/lines';
import { Simulated } from '../marks/points';
import { Cross } from '../marks/shapes';
import type { CurvePoint } from './types';

const CROSS = 3.5;

/** The band of a curve, hatched, with dashed edges. */
export function BandArea(props: {
  points: readonly CurvePoint[];
  x: (value: number) => number;
  y: (value: number) => number;
  hatch: string;
}) {
  const { points, x, y, hatch } = props;
  const known = points.flatMap(({ x: at, band }) => (band ? [{ at, ...band }] : []));
  if (known.length === 0) return null;
  const path = area<(typeof known)[number]>()
    .x(({ at }) => x(at))
    .y0(({ low }) => y(low))
    .y1(({ high }) => y(high));
  const edge = (of: 'low' | 'high') =>
    line<(typeof known)[number]>()
      .x(({ at }) => x(at))
      .y((point) => y(point[of]))(known) ?? undefined;
  return (
    <g>
      <path d={path(known) ?? undefined} fill={`url(#${hatch})`} data-mark="band" />
      <Curve look="predictive" d={edge('low')} data-mark="band-low" />
      <Curve look="predictive" d={edge('high')} data-mark="band-high" />
    </g>
  );
}

interface PointMarkProps {
  point: CurvePoint;
  x: number;
  y: number;
  /** By single runs. */
  isPreview?: boolean;
}

/** A simulated point: a dot, a dashed circle where nobody measured, a cross where a run did not settle. */
export function PointMark({ point, x, y, isPreview }: PointMarkProps) {
  const { isBeyond, isUnstable } = point;
  if (isUnstable) return <Cross data-mark="unsettled" cx={x} cy={y} r={CROSS} />;
  return (
    <Simulated
      look={isPreview ? 'preview' : 'plain'}
      isExtrapolated={isBeyond}
      isSmall
      data-mark={isBeyond ? 'beyond' : 'simulated'}
      cx={x}
      cy={y}
      r={isBeyond ? 3.5 : 3}
    />
  );
}
