import { extent, pairs } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useId } from 'react';
import { HorizontalAxis, ticksOf, VerticalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import { Marked, plainText } from '../frame/marked';
import { PointLinks } from '../frame/PointLinks';
import { type Box, boxAround, boxesAlong, placeLabels } from '../frame/placeLabels';
import { Hatched } from '../marks/areas';
import { DirectLabels } from '../marks/DirectLabel';
import { Curve, Interval, Rule } from '../marks/lines';
import { Halo, Ring } from '../marks/points';
import { BandArea, PointMark } from './CurveMarks';
import { acrossScale, valuesShown } from './curveLayout';
import { curveDescription, curveTable, pointDescription, pointLines } from './curveText';
import { Hatches } from './Hatches';
import type { CurvePoint, CurveRing, SweepCurveProps } from './types';

const HEIGHT = 280;
const TOP = 26;
const BOTTOM = 44;
const LEFT = 52;
const KNEE = 9;
const BAND_NAME = '90 % predictive band';

/** The ends of the axis, which points still to come keep their room on. */
function endsOf({ points, domain }: SweepCurveProps): [number, number] {
  const [low = 0, high = 1] = extent([...points.map(({ x }) => x), ...(domain ?? [])]);
  return [low, high];
}

/** Where nobody measured, as stretches of the axis in px. */
function beyondOf(
  props: SweepCurveProps,
  at: (value: number) => number,
  plot: Box,
): { from: number; to: number }[] {
  const { over, measured, points } = props;
  const right = plot.x + plot.width;
  if (typeof over.scale !== 'string') {
    return points
      .filter(({ isBeyond }) => isBeyond)
      .map(({ x }) => ({ from: at(x - 0.5), to: at(x + 0.5) }));
  }
  if (measured === null) return [];
  const [first, last] = endsOf(props);
  const [low, high] = measured;
  const held = (value: number) => Math.min(right, Math.max(plot.x, at(value)));
  return [
    ...(first < low ? [{ from: plot.x, to: held(low) }] : []),
    ...(last > high ? [{ from: held(high), to: right }] : []),
  ];
}

/** A quantity over one knob: runs with their intervals, the predictive band, and what was measured. */
export function SweepCurve(props: SweepCurveProps) {
  const { over, measure, points, knee = null, now } = props;
  const hatch = useId();
  const [lowest, highest] = valuesShown(props);
  const layout = (width: number) => {
    const plot: Box = { x: LEFT, y: TOP, width: width - LEFT - 8, height: HEIGHT - TOP - BOTTOM };
    const bottom = plot.y + plot.height;
    const y = scaleLinear([lowest, highest], [bottom, plot.y]).nice(5);
    const held = (value: number) => Math.min(bottom, Math.max(plot.y, y(value)));
    const across = acrossScale(over, endsOf(props), plot, knee);
    const isInside = ({ x, y: value }: CurveRing) => {
      const [px, py] = [across.at(x), y(value)];
      return px >= plot.x && px <= plot.x + plot.width && py >= plot.y && py <= bottom;
    };
    return { plot, bottom, y, held, across, rings: props.rings.filter(isInside) };
  };
  const path = (at: (point: CurvePoint) => [number, number]) =>
    line<CurvePoint>(
      (point) => at(point)[0],
      (point) => at(point)[1],
    )([...points]) ?? undefined;
  return (
    <ChartFrame
      title={plainText(props.title)}
      heading={<Marked parts={props.title} />}
      subtitle={props.subtitle}
      stale={props.stale}
      description={curveDescription(props)}
      table={() => curveTable(props)}
      height={HEIGHT}
      initialWidth={380}
      overlay={(width) => {
        const { plot, y, across } = layout(width);
        return (
          <PointLinks
            label={`${measure.label}, simulated points`}
            plot={plot}
            tone="simulated"
            points={points.map((point) => ({
              id: point.name,
              x: across.at(point.x),
              y: y(point.mean),
              radius: 3,
              href: point.href,
              lines: pointLines(point, props),
              description: pointDescription(point, props),
            }))}
          />
        );
      }}
    >
      {(width) => {
        const { plot, bottom, y, held, across, rings } = layout(width);
        const right = plot.x + plot.width;
        const at = (point: CurvePoint): [number, number] => [across.at(point.x), y(point.mean)];
        const here = points.find(({ x }) => x === now);
        const upper = points.flatMap(({ x, band }) =>
          band && x !== points[0]?.x ? [{ x, value: band.high }] : [],
        );
        const name = upper[Math.floor(upper.length / 2)];
        const labels = placeLabels(
          [
            ...rings
              .filter(({ isContext }) => !isContext)
              .map((ring) => ({
                id: ring.name,
                x: across.at(ring.x),
                y: y(ring.y),
                radius: 5,
                required: true,
                lines: [{ text: ring.name, bold: true }],
              })),
            ...(name
              ? [
                  {
                    id: BAND_NAME,
                    x: across.at(name.x),
                    y: held(name.value),
                    radius: 2,
                    required: true,
                    lines: [{ text: BAND_NAME }],
                  },
                ]
              : []),
          ],
          [
            ...points.map((point) => boxAround(...at(point), 4)),
            ...rings.map((ring) => boxAround(across.at(ring.x), y(ring.y), 6)),
            ...pairs([...points]).flatMap(([from, to]) => {
              const [[x1, y1], [x2, y2]] = [at(from), at(to)];
              return boxesAlong({ x1, y1, x2, y2 });
            }),
          ],
          plot,
        );
        return (
          <>
            <Hatches id={hatch} />
            {beyondOf(props, across.at, plot).map(({ from, to }) => (
              <Hatched
                key={from}
                hatch={`${hatch}-beyond`}
                data-mark="beyond-range"
                x={from}
                y={plot.y}
                width={to - from}
                height={plot.height}
              />
            ))}
            <VerticalAxis
              title={measure.unit || measure.label}
              ticks={ticksOf(y, 5)}
              x={plot.x}
              to={right}
            />
            <HorizontalAxis
              ticks={across.ticks}
              from={plot.x}
              to={right}
              y={bottom}
              title={over.unit === '' ? over.label : `${over.label}, ${over.unit}`}
            />
            <BandArea points={points} x={across.at} y={held} hatch={`${hatch}-band`} />
            {rings
              .filter(({ isContext }) => isContext)
              .map((ring) => (
                <Ring
                  key={ring.name}
                  look="context"
                  data-mark="context"
                  cx={across.at(ring.x)}
                  cy={y(ring.y)}
                  r={3}
                />
              ))}
            <Curve look={props.isPreview ? 'preview' : 'simulated'} data-mark="line" d={path(at)} />
            {points
              .filter(({ low, high }) => high > low)
              .map((point) => (
                <Interval
                  key={point.name}
                  width={3}
                  data-mark="interval"
                  x={at(point)[0]}
                  y={[held(point.low), held(point.high)]}
                />
              ))}
            {points.map((point) => (
              <PointMark
                key={point.name}
                point={point}
                x={at(point)[0]}
                y={at(point)[1]}
                isPreview={props.isPreview}
              />
            ))}
            {rings
              .filter(({ isContext }) => !isContext)
              .map((ring) => (
                <Ring
                  key={ring.name}
                  data-mark="measured"
                  cx={across.at(ring.x)}
                  cy={y(ring.y)}
                  r={4.5}
                />
              ))}
            {here && <Halo data-mark="now" cx={at(here)[0]} cy={at(here)[1]} r={7} />}
            {knee !== null && (
              <Rule
                look="measured"
                data-mark="knee"
                x={across.at(knee)}
                y={[bottom - KNEE, bottom]}
              />
            )}
            <DirectLabels
              labels={labels.map((label) => ({
                label,
                tone: label.id === BAND_NAME ? ('simulated' as const) : ('measured' as const),
              }))}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}
