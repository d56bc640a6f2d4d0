import { pairs } from 'd3-array';
import { line } from 'd3-shape';
import { memo, useId } from 'react';
import { HorizontalAxis, VerticalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import { NearestLink } from '../frame/NearestLink';
import { type Box, boxAround, boxesAlong, placeLabels } from '../frame/placeLabels';
import type { ChartFrameText } from '../frame/types';
import { PredictiveBox } from '../marks/boxes';
import { DirectLabels } from '../marks/DirectLabel';
import { Label } from '../marks/Label';
import { Curve, Rule } from '../marks/lines';
import { Dot, Ring, Simulated } from '../marks/points';
import { DotCloud } from '../marks/shapes';
import { quantityText } from './amount';
import { offScale } from './domain';
import {
  BEST_RADIUS,
  dotsPath,
  HEIGHT,
  isInside,
  labelsOf,
  layoutOf,
  reachOf,
  ticksWith,
} from './planeLayout';
import { describe, finding, refusedText, subtitle, table } from './planeText';
import { OffScaleNotes, offScaleBoxes, Refused } from './refused';
import type { PlanePoint, Quantity, Sought } from './types';

export type SoughtPlaneProps = Sought & ChartFrameText;

/** All scenarios that a search has tried, in the plane of what is wanted and what is limited. */
export const SoughtPlane = memo(function SoughtPlane(props: SoughtPlaneProps) {
  const { x: across, y: up, tried, front, measured, best } = props;
  const clipId = useId();
  const linked = [...tried, ...measured, ...(best ? [best] : [])];
  const ids = new Map(linked.map((point) => [point.id, point]));
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={props.subtitle ?? subtitle(props)}
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={HEIGHT}
      initialWidth={750}
      overlay={(width) => {
        const layout = layoutOf(props, width);
        return (
          <NearestLink
            label="Scenarios tried and measured"
            plot={layout.plot}
            tone="simulated"
            startId={best?.id}
            textOf={props.textOf}
            points={[...ids.values()]
              .filter((point) => isInside(layout, point))
              .map(({ id, x, y }) => ({ id, x: layout.x(x), y: layout.y(y) }))}
          />
        );
      }}
    >
      {(width) => {
        const layout = layoutOf(props, width);
        const { plot, x, y } = layout;
        const [right, bottom] = [plot.x + plot.width, plot.y + plot.height];
        const place = (point: PlanePoint) => [x(point.x), y(point.y)] as const;
        const drawn = front.filter((point) => isInside(layout, point));
        const rings = measured.filter((point) => isInside(layout, point));
        const counts = offScale(
          [...tried, ...measured],
          x.domain() as [number, number],
          y.domain() as [number, number],
        );
        const path = line<PlanePoint>(
          (point) => x(point.x),
          (point) => y(point.y),
        );
        const [bandLeft, bandRight] = best ? reachOf(x, best.bandX, best.x) : [0, 0];
        const [bandTop, bandBottom] = best ? reachOf(y, best.bandY, best.y) : [0, 0];
        const asks = labelsOf(props, layout);
        const labels = placeLabels(
          asks.map(({ request }) => request),
          [
            ...drawn.map((point) => boxAround(...place(point), 5)),
            ...rings.map((point) => boxAround(...place(point), 5)),
            ...(best ? [boxAround(...place(best), 9)] : []),
            ...offScaleBoxes(plot, counts),
            ...pairs(drawn).flatMap(([from, to]) => {
              const [x1, y1] = place(from);
              const [x2, y2] = place(to);
              return boxesAlong({ x1, y1, x2, y2 });
            }),
          ],
          plot,
        );
        return (
          <>
            <clipPath id={clipId}>
              <rect {...plot} />
            </clipPath>
            <Refused plot={plot} across={across} up={up} x={x} y={y} />
            <VerticalAxis
              title={quantityText(up)}
              ticks={ticksWith(y, 5, up, 12)}
              x={plot.x}
              to={right}
            />
            <HorizontalAxis
              ticks={ticksWith(x, width < 480 ? 4 : 8, across, 32)}
              from={plot.x}
              to={right}
              y={bottom}
              title={quantityText(across)}
            />
            {up.limit && (
              <Rule look="target" data-mark="limit-y" x={[plot.x, right]} y={y(up.limit.value)} />
            )}
            {across.limit && (
              <Rule
                look="target"
                data-mark="limit-x"
                x={x(across.limit.value)}
                y={[plot.y, bottom]}
              />
            )}
            <DotCloud
              isKept={false}
              data-mark="refused"
              d={dotsPath(
                layout,
                tried.filter(({ isAccepted }) => !isAccepted),
              )}
            />
            {rings.map((point) =>
              point.id === props.own ? null : (
                <Ring
                  key={point.id}
                  look="context"
                  data-mark="measured"
                  cx={x(point.x)}
                  cy={y(point.y)}
                  r={3.5}
                />
              ),
            )}
            <DotCloud
              isKept
              data-mark="accepted"
              d={dotsPath(
                layout,
                tried.filter(({ isAccepted }) => isAccepted),
              )}
            />
            <g clipPath={`url(#${clipId})`}>
              <Curve look="simulated" data-mark="front-line" d={path(front)} />
              {best && (bandRight > bandLeft || bandBottom > bandTop) && (
                <PredictiveBox
                  look="fine"
                  data-mark="band"
                  x={bandLeft}
                  y={bandTop}
                  width={Math.max(1, bandRight - bandLeft)}
                  height={Math.max(1, bandBottom - bandTop)}
                />
              )}
            </g>
            {drawn.map((point) => (
              <Dot
                key={point.id}
                look="swarm"
                data-mark="front"
                cx={x(point.x)}
                cy={y(point.y)}
                r={4}
              />
            ))}
            {rings.map((point) =>
              point.id === props.own ? (
                <Ring
                  key={point.id}
                  look="current"
                  data-mark="own"
                  cx={x(point.x)}
                  cy={y(point.y)}
                  r={5}
                />
              ) : null,
            )}
            {best && isInside(layout, best) && (
              <Simulated
                look="clear"
                isExtrapolated={best.isExtrapolated}
                data-mark="best"
                cx={x(best.x)}
                cy={y(best.y)}
                r={BEST_RADIUS}
              />
            )}
            {asks.length > 0 && (
              <DirectLabels
                labels={labels.map((label) => ({
                  label,
                  tone: asks.find(({ request }) => request.id === label.id)?.tone ?? 'context',
                }))}
              />
            )}
            {up.limit && <RefusedText plot={plot} up={up} />}
            <OffScaleNotes plot={plot} counts={counts} />
          </>
        );
      }}
    </ChartFrame>
  );
});

/** Names the part of the plane that is not accepted, in the corner that is farthest from what is wanted. */
function RefusedText({ plot, up }: { plot: Box; up: Quantity }) {
  const isAbove = up.limit?.kind === 'atMost';
  return (
    <Label
      look="onShade"
      data-refused
      x={plot.x + 8}
      y={isAbove ? plot.y + 18 : plot.y + plot.height - 10}
    >
      {refusedText(up)}
    </Label>
  );
}
