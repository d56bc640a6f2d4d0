import { line } from 'd3-shape';
import { useId } from 'react';
import { HorizontalAxis, ticksOf, VerticalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import { Marked, plainText } from '../frame/marked';
import { PointLinks } from '../frame/PointLinks';
import { Hatched, Shade } from '../marks/areas';
import { DirectLabels } from '../marks/DirectLabel';
import type { Tone } from '../marks/Label';
import { Curve, Interval, Rule } from '../marks/lines';
import { Dot, Ring } from '../marks/points';
import { Cross, Diamond } from '../marks/shapes';
import { Hatches } from '../sweep/Hatches';
import { HEIGHT, KNEE, type Layout, labelsOf, layoutOf, stretchOf } from './loadCurveLayout';
import {
  curveDescription,
  curveTable,
  pointDescription,
  pointLines,
  pointsOf,
} from './loadCurveText';
import type { CurveValue, LoadCurveProps } from './types';

const TONES: Readonly<Record<string, Tone>> = { law: 'context', kept: 'context' };

/**
 * A quantity over the load of a reader's system: measured and fitted, measured and kept back, simulated, with the band of
 * what is expected, what bounds it, the scalability law and a target.
 */
export function LoadCurve(props: LoadCurveProps) {
  const { measure } = props;
  const hatch = useId();
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
        const { plot, x, held } = layoutOf(props, width);
        return (
          <PointLinks
            label={`${measure.label}, loads`}
            plot={plot}
            tone="measured"
            points={pointsOf(props).map((point) => ({
              id: String(point.load),
              x: x(point.load),
              y: held(point.measured[0]?.value ?? point.simulated?.mean ?? 0),
              radius: 4.5,
              href: props.hrefOf(point.load),
              lines: pointLines(point, props),
              description: pointDescription(point, props),
            }))}
          />
        );
      }}
    >
      {(width) => {
        const layout = layoutOf(props, width);
        const { plot, bottom, right, yTicks, ticks } = layout;
        return (
          <>
            <Hatches id={hatch} />
            <Grounds {...props} layout={layout} hatch={`${hatch}-beyond`} />
            <VerticalAxis title={measure.unit} ticks={ticksOf(yTicks, 5)} x={plot.x} to={right} />
            <HorizontalAxis
              ticks={ticks}
              from={plot.x}
              to={right}
              y={bottom}
              title={
                props.loads.scale === 'log' ? `${props.loads.label}, log scale` : props.loads.label
              }
            />
            <Lines {...props} layout={layout} />
            <Points {...props} layout={layout} />
            <DirectLabels
              labels={labelsOf(props, layout).map((label) => ({
                label,
                tone: TONES[label.id] ?? 'measured',
              }))}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}

type DrawnProps = LoadCurveProps & { layout: Layout };

/** What was kept back is shaded, what lies beyond all measured loads hatched. */
function Grounds({ keptBack, range, domain, layout, hatch }: DrawnProps & { hatch: string }) {
  const { plot } = layout;
  const [first, last] = domain;
  const beyond = range
    ? [
        { from: first, to: range[0] },
        { from: range[1], to: last },
      ]
    : [];
  const place = { y: plot.y, height: plot.height };
  return (
    <>
      {keptBack.map((stretch) => {
        const at = stretchOf(layout, stretch);
        return at && <Shade key={stretch.from} data-mark="kept-back" {...at} {...place} />;
      })}
      {beyond.map((stretch) => {
        const at = stretchOf(layout, stretch);
        return (
          at && (
            <Hatched key={stretch.from} hatch={hatch} data-mark="beyond-range" {...at} {...place} />
          )
        );
      })}
    </>
  );
}

/** Lines from the back to the front. */
function Lines({ simulated, band, law, bound, knee, layout }: DrawnProps) {
  const { plot, bottom, right, x, y, held, target } = layout;
  const within = (values: readonly CurveValue[]) =>
    line<CurveValue>(
      ({ load }) => x(load),
      ({ value }) => y(value),
    ).defined(({ value }) => y(value) >= plot.y)([...values]);
  const edge = (end: 'low' | 'high') =>
    band.map((one) => ({ load: one.load, value: one[end] ?? Infinity }));
  const settled = simulated.filter(({ isUnstable }) => !isUnstable);
  return (
    <>
      {law.length > 0 && <Curve look="offered" data-mark="law" d={within(law)} />}
      {bound && <Curve look="bound" data-mark="bound" d={within(bound.values)} />}
      {target && <Rule look="target" data-mark="target" x={[plot.x, right]} y={y(target.value)} />}
      {band.length > 1 && (
        <>
          <Curve look="predictive" data-mark="band-low" d={within(edge('low'))} />
          <Curve look="predictive" data-mark="band-high" d={within(edge('high'))} />
        </>
      )}
      <Curve
        look="simulated"
        data-mark="line"
        d={within(settled.map(({ load, mean }) => ({ load, value: mean })))}
      />
      {settled
        .filter(({ low, high }) => high > low)
        .map(({ load, low, high }) => (
          <Interval
            key={load}
            width={3}
            data-mark="interval"
            x={x(load)}
            y={[held(low), held(high)]}
          />
        ))}
      {knee !== null && x(knee) >= plot.x && x(knee) <= right && (
        <Rule look="measured" data-mark="knee" x={x(knee)} y={[bottom - KNEE, bottom]} />
      )}
    </>
  );
}

/** Simulated behind measured. */
function Points({ simulated, measured, layout }: DrawnProps) {
  const { x, held } = layout;
  return (
    <>
      {simulated.map(({ load, mean, isUnstable }) => {
        const place = { cx: x(load), cy: held(mean) };
        return isUnstable ? (
          <Cross key={load} data-mark="unsettled" {...place} r={3.5} />
        ) : (
          <Dot key={load} data-mark="simulated" {...place} r={2} />
        );
      })}
      {measured.map(({ load, value, isKeptBack }, place) => {
        const at = { cx: x(load), cy: held(value) };
        const key = `${load} ${place}`;
        return isKeptBack ? (
          <Diamond key={key} look="measured" data-mark="held" {...at} r={6} />
        ) : (
          <Ring key={key} data-mark="measured" {...at} r={4.5} />
        );
      })}
    </>
  );
}
