import { extent } from 'd3-array';
import { scaleLinear, scaleLog, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { useId } from 'react';
import { type AxisTick, HorizontalAxis, ticksOf, VerticalAxis } from '../frame/Axis';
import { clearTicks } from '../frame/clearTicks';
import { type LinkedPoint, PointLinks } from '../frame/PointLinks';
import { textWidth } from '../frame/textWidth';
import { Hatched } from '../marks/areas';
import { Curve, Rule } from '../marks/lines';
import { Dot, Extrapolated, Now, Ring } from '../marks/points';
import { Plot } from '../panels/Plot';
import { amount, number } from './amount';
import { LOWER, type PanelKnob, type PanelScales, UPPER } from './panelScales';
import type { Quantity } from './types';

interface KnobPanelProps {
  knob: PanelKnob;
  upper: Quantity;
  lower: Quantity;
  scales: PanelScales;
  hatchId: string;
  /** Whether it stands at the left and bears the labels of its row. */
  isFirst: boolean;
}

const HEIGHT = 222;
const LEFT = 44;
const RIGHT = 10;

/** Where the values of a knob stand, in px. */
function acrossOf(knob: PanelKnob, from: number, to: number): (value: number) => number {
  const values = [
    ...knob.points.map(({ value }) => value),
    ...(knob.ring ? [knob.ring.value] : []),
    knob.here,
  ];
  const [low = 0, high = 1] = extent(values);
  const ends = low === high ? [low - 1, high + 1] : [low, high];
  if (knob.scale === 'names') {
    const names = [...new Set(values)].sort((a, b) => a - b);
    const place = scalePoint(names, [from, to]).padding(0.3);
    return (value) => place(value) ?? from;
  }
  return knob.scale === 'log' ? scaleLog(ends, [from, to]) : scaleLinear(ends, [from, to]);
}

/** Ticks at values that were run, the best one in bold. */
function ticksAcross(knob: PanelKnob, at: (value: number) => number): AxisTick[] {
  const { here, points } = knob;
  const hereText = points.find(({ value }) => value === here)?.text ?? number(here);
  const strong: AxisTick = { at: at(here), label: hereText, emphasised: true };
  const clear = clearTicks(
    points.map(({ value }) => value),
    at,
  );
  const others = points.filter(({ value, text }) => {
    const room = (textWidth(text) + textWidth(hereText)) / 2 + 6;
    return clear.has(value) && Math.abs(at(value) - strong.at) >= room;
  });
  return [...others.map(({ value, text }) => ({ at: at(value), label: text })), strong].sort(
    (a, b) => a.at - b.at,
  );
}

/** The parts of the axis beyond the measured range, in px. */
function beyond(knob: PanelKnob, at: (value: number) => number, from: number, to: number) {
  if (knob.measured === null || knob.scale === 'names') return [];
  const inside = (value: number) => Math.min(to, Math.max(from, at(value)));
  const [low, high] = [inside(knob.measured.low), inside(knob.measured.high)];
  return [
    { x: from, width: low - from },
    { x: high, width: to - high },
  ].filter(({ width }) => width > 0.5);
}

/** What a panel says of one of its two quantities. */
function Row(props: {
  knob: PanelKnob;
  pick: 'upper' | 'lower';
  quantity: Quantity;
  scales: PanelScales;
  hatchId: string;
  at: (value: number) => number;
  ends: readonly [number, number];
  isFirst: boolean;
}) {
  const { knob, pick, quantity, scales, hatchId, at, ends, isFirst } = props;
  const clipId = useId();
  const { top, bottom } = pick === 'upper' ? UPPER : LOWER;
  const [from, to] = ends;
  const y = scales[pick];
  const found = knob.points.flatMap((point) => {
    const value = point[pick];
    return value === null ? [] : [{ ...point, y: value }];
  });
  const path = line<{ value: number; y: number }>(
    (point) => at(point.value),
    (point) => y(point.y),
  );
  const here = found.find(({ value }) => value === knob.here);
  const isMeasured =
    knob.measured === null || (knob.here >= knob.measured.low && knob.here <= knob.measured.high);
  const isShown = (value: number) => y(value) >= top - 0.5;
  const ring = knob.ring?.[pick] ?? null;
  const { limit } = quantity;
  const ticks = ticksOf(y, 3).filter(
    (tick) => limit === undefined || Math.abs(tick.at - y(limit.value)) >= 14,
  );
  const limitTick = limit && {
    at: y(limit.value),
    label: number(limit.value),
    emphasised: true,
  };
  return (
    <g data-row={pick}>
      <clipPath id={clipId}>
        <rect x={from - 6} width={to - from + 12} y={top - 6} height={bottom - top + 12} />
      </clipPath>
      {beyond(knob, at, from, to).map((part) => (
        <Hatched
          key={part.x}
          opacity={0.35}
          data-mark="beyond"
          {...part}
          y={top}
          height={bottom - top}
          hatch={hatchId}
        />
      ))}
      {isFirst ? (
        <VerticalAxis ticks={limitTick ? [...ticks, limitTick] : ticks} x={from} to={to} />
      ) : (
        ticks.map((tick) => <Rule key={tick.at} look="grid" x={[from, to]} y={tick.at} />)
      )}
      {limit && (
        <Rule look="target" data-mark={`limit-${pick}`} x={[from, to]} y={y(limit.value)} />
      )}
      <g clipPath={`url(#${clipId})`}>
        {knob.scale !== 'names' && (
          <Curve look="simulated" data-mark={`line-${pick}`} d={path(found)} />
        )}
        {found
          .filter((point) => isShown(point.y) && point.value !== knob.here)
          .map((point) => (
            <Dot
              key={point.value}
              data-mark={`dot-${pick}`}
              cx={at(point.value)}
              cy={y(point.y)}
              r={2.5}
            />
          ))}
      </g>
      {knob.ring && ring !== null && isShown(ring) && (
        <Ring data-mark={`ring-${pick}`} cx={at(knob.ring.value)} cy={y(ring)} r={4} />
      )}
      {here && isShown(here.y) && (
        <g data-mark={`here-${pick}`} transform={`translate(${at(here.value)} ${y(here.y)})`}>
          {isMeasured ? <Now r={3} around={6.5} /> : <Extrapolated r={6.5} />}
        </g>
      )}
    </g>
  );
}

/** One knob of the small multiples: one quantity above, one below, over its values. */
export const KnobPanel = (props: KnobPanelProps) => (
  <Plot height={HEIGHT} initialWidth={200} data-panel={props.knob.id}>
    {(width) => <KnobDrawing {...props} width={width} />}
  </Plot>
);

function KnobDrawing(props: KnobPanelProps & { width: number }) {
  const { knob, upper, lower, scales, hatchId, isFirst, width } = props;
  const [from, to] = [LEFT, width - RIGHT];
  const at = acrossOf(knob, from, to);
  const saying = (quantity: Quantity, value: number | null) =>
    value === null ? `no ${quantity.label}` : amount(value, quantity.unit);
  const links: LinkedPoint[] = knob.points.map((point) => {
    const value = point.lower ?? point.upper ?? 0;
    const [scale, row] = point.lower === null ? [scales.upper, UPPER] : [scales.lower, LOWER];
    const found = `${saying(upper, point.upper)}, ${saying(lower, point.lower)}`;
    return {
      id: `${knob.id}-${point.value}`,
      x: at(point.value),
      y: Math.max(row.top, scale(value)),
      radius: 4,
      href: point.href,
      lines: [{ text: point.text, bold: true }, { text: found }],
      description: `${knob.label} ${point.text}: ${found}`,
    };
  });
  return (
    <>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an SVG group is not interactive */}
      <g
        role="img"
        aria-label={`${knob.label}: ${links.map(({ description }) => description).join('; ')}`}
      >
        {(['upper', 'lower'] as const).map((pick) => (
          <Row
            key={pick}
            pick={pick}
            quantity={pick === 'upper' ? upper : lower}
            {...{ knob, scales, hatchId, at, isFirst }}
            ends={[from, to]}
          />
        ))}
        <HorizontalAxis ticks={ticksAcross(knob, at)} from={from} to={to} y={LOWER.bottom} />
        {knob.points.length > 0 && (
          <Rule
            look="measured"
            data-mark="here-tick"
            x={at(knob.here)}
            y={[LOWER.bottom - 9, LOWER.bottom]}
          />
        )}
      </g>
      <PointLinks
        label={`${knob.label}, one value at a time`}
        points={links}
        startId={`${knob.id}-${knob.here}`}
        plot={{ x: 0, y: 0, width, height: HEIGHT }}
        tone="simulated"
      />
    </>
  );
}
