import { useMemo, useState } from 'react';
import { ChartFrame } from '../frame/ChartFrame';
import { THIN } from '../frame/format';
import frame from '../frame/frame.module.css';
import { BASELINE } from '../frame/placeAlongLine';
import { OffScaleArrow } from '../marks/arrows';
import { PredictiveBox } from '../marks/boxes';
import { DirectLabels } from '../marks/DirectLabel';
import { Flag } from '../marks/Flag';
import { Gliding } from '../marks/Gliding';
import { Label } from '../marks/Label';
import { along, Curve, Rule } from '../marks/lines';
import { Dot, Extrapolated, Now, Ring } from '../marks/points';
import { MeasuredPointLinks } from './MeasuredPointLinks';
import { OperatingAxes } from './OperatingAxes';
import { planeDomain } from './planeDomain';
import { layoutPlane, PLANE_HEIGHT } from './planeLayout';
import { othersText, planeDescription, planeTable, planeTitle, trailOf } from './planeText';
import type { ThroughputLatencyPlaneProps } from './planeTypes';

export type {
  ChangedPoint,
  MeasuredPoint,
  PlaneBand,
  SimulatedPoint,
  ThroughputLatencyPlaneProps,
} from './planeTypes';

/** Radius of what was visited, px: less than that of the result on show. */
const VISITED_RADIUS = 3;

/** Throughput against roundtrip: all measured configurations, the current one and its simulation. */
export function ThroughputLatencyPlane(props: ThroughputLatencyPlaneProps) {
  const { measured, simulated, now, visited, statistic, targetMs } = props;
  const [zoomed, setZoomed] = useState(false);
  const domain = useMemo(
    () =>
      planeDomain(measured, [simulated, now, ...trailOf({ visited })], zoomed ? targetMs : null),
    [measured, simulated, now, visited, zoomed, targetMs],
  );
  const layoutAt = oncePerWidth((width) => layoutPlane(props, domain, width));
  const scope = zoomed
    ? `Only ${domain.roundtripMs.map(Math.round).join(' to ')} ms shown.`
    : othersText(props);
  const trail = trailOf(props).length > 0 ? ' Small dots: visited on this tour.' : '';
  const curve = (props.overLoad ?? []).length > 1 ? ' Line: under less and more load.' : '';
  const band = props.band ? ` Box: 90${THIN}% bands.` : '';
  return (
    <ChartFrame
      title={props.title ?? planeTitle(props)}
      subtitle={
        props.subtitle ??
        `${statistic === 'median' ? 'Median' : 'Mean'} roundtrip, ms, ${zoomed ? 'linear' : 'log'} scale. ${scope}${curve}${band}${trail}`
      }
      stale={props.stale}
      description={planeDescription(props)}
      table={() => planeTable(props)}
      height={PLANE_HEIGHT}
      initialWidth={782}
      actions={
        <button
          type="button"
          className={frame.switch}
          aria-pressed={zoomed}
          onClick={() => setZoomed(!zoomed)}
        >
          {zoomed ? 'All' : `Near ${targetMs} ms`}
        </button>
      }
      overlay={(width) => <MeasuredPointLinks layout={layoutAt(width)} />}
    >
      {(width) => {
        const layout = layoutAt(width);
        const { plot, y } = layout;
        return (
          <>
            <OperatingAxes
              plot={plot}
              xTicks={layout.xTicks}
              yTicks={layout.yTicks}
              targetY={y(targetMs)}
            />
            {layout.joined.map((step) => (
              <Rule
                key={`${step.x1} ${step.y1} ${step.x2} ${step.y2}`}
                look="joined"
                data-mark="joined"
                {...along(step)}
              />
            ))}
            {layout.trail.map((step) => (
              <Rule
                key={`${step.x1} ${step.y1} ${step.x2} ${step.y2}`}
                look="simulated"
                data-mark="trail"
                {...along(step)}
              />
            ))}
            {layout.visited.map(({ x, y }) => (
              <Dot key={`${x} ${y}`} data-mark="visited" cx={x} cy={y} r={VISITED_RADIUS} />
            ))}
            {layout.overLoad.length > 1 && (
              <Curve
                look="simulated"
                data-mark="over-load"
                d={`M${layout.overLoad.map(({ x, y }) => `${x} ${y}`).join('L')}`}
              />
            )}
            {layout.band && <PredictiveBox look="plain" data-mark="band" {...layout.band} />}
            {layout.change && (
              <Rule look={now?.extrapolated ? 'leaving' : 'simulated'} {...along(layout.change)} />
            )}
            {layout.rings.map((ring) => (
              <Gliding key={ring.point.id} x={ring.x} y={ring.y}>
                <Ring look={ring.look} data-mark={ring.look} r={ring.radius} />
                {ring.point.flag && <Flag x={-2} y={-7} />}
              </Gliding>
            ))}
            {layout.offScale.map((mark) => (
              <g key={mark.id} data-tone={mark.tone} data-mark="offScale">
                <OffScaleArrow {...mark.arrow} />
                <Label x={mark.textX} y={mark.textY} textAnchor={mark.anchor}>
                  {mark.text}
                </Label>
              </g>
            ))}
            <DirectLabels labels={layout.labels} />
            {layout.simulated && (
              <Gliding {...layout.simulated}>
                <Dot data-mark="simulated" r={5.5} />
                {simulated?.unstable && <GrowthArrow />}
              </Gliding>
            )}
            {layout.now && (
              <Gliding {...layout.now}>
                {now?.extrapolated ? (
                  <Extrapolated data-mark="extrapolated" r={7} />
                ) : (
                  <Now r={5.5} around={9.5} />
                )}
                {now?.unstable && <GrowthArrow />}
              </Gliding>
            )}
            <Label x={layout.targetLabel.x} y={layout.targetLabel.box.y + BASELINE}>
              {layout.targetLabel.text}
            </Label>
          </>
        );
      }}
    </ChartFrame>
  );
}

/** Over a mark whose roundtrip has no end yet. */
const GrowthArrow = () => (
  <g data-tone="simulated" data-mark="grows">
    <OffScaleArrow y={-20} dx={0} dy={-1} />
  </g>
);

/** Keeps the last result, as the drawing and its overlay ask for the same width. */
function oncePerWidth<T>(compute: (width: number) => T): (width: number) => T {
  let last: { width: number; value: T } | undefined;
  return (width) => {
    if (last?.width !== width) last = { width, value: compute(width) };
    return last.value;
  };
}
