import { max } from 'd3-array';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { ReactNode } from 'react';
import { type AxisTick, ticksOf } from '../frame/Axis';
import styles from '../frame/charts.module.css';
import { endsOf } from '../frame/ends';
import { textWidth } from '../frame/textWidth';
import { Label } from '../marks/Label';
import { Curve, Rule } from '../marks/lines';
import { Panel } from '../panels/Panel';

/** How a line of a panel is drawn: in front, behind an average of it, or as what was asked for. */
export type LineTone = 'series' | 'faint' | 'offered';

/** A quantity at each step of a run; null where it has no value. */
export interface SeriesLine {
  id: string;
  /** Name in the panel's key; used where the panel has several lines. */
  label: string;
  values: readonly (number | null)[];
  tone?: LineTone;
}

export interface SeriesPanelData {
  id: string;
  /** Quantity and unit, over the panel. */
  title: string;
  lines: readonly SeriesLine[];
  /** The scale reaches at least this value. */
  least?: number;
  /** A measured or set value as a rule across the panel. */
  rule?: { value: number; label: string; kind: 'measured' | 'limit' };
}

const TICKS = 3;
const HEAD = 28;
const KEY = 16;

/** Room over a panel for its title, and its key where it has several lines, in px. */
export const headHeight = ({ lines }: SeriesPanelData): number =>
  lines.length > 1 ? HEAD + KEY : HEAD;

const toneOf = (entry: SeriesLine): LineTone => entry.tone ?? 'series';

/** The scale of a panel from its top to its bottom, in px. */
function scaleOf({ lines, least = 0, rule }: SeriesPanelData, top: number, bottom: number) {
  const highest = max(lines, ({ values }) => max(values, (value) => value ?? 0)) ?? 0;
  return scaleLinear([0, Math.max(highest, least, rule?.value ?? 0) || 1], [bottom, top]).nice(
    TICKS,
  );
}

/** Room the labels of all panels need left of the drawing, in px. */
export function leftOf(panels: readonly SeriesPanelData[]): number {
  const labels = panels.flatMap((panel) => ticksOf(scaleOf(panel, 0, 1), TICKS));
  return Math.ceil((max(labels, ({ label }) => textWidth(label)) ?? 0) + 14);
}

/** One panel of a stack over a shared time axis: title, own scale, lines; `top` is under the title. */
export function SeriesPanel(props: {
  panel: SeriesPanelData;
  stepMs: number;
  /** The shared time axis, in ms. */
  x: ScaleLinear<number, number>;
  top: number;
  bottom: number;
  ticks: readonly AxisTick[];
  /** What lies under the lines, such as shaded ramps. */
  children?: ReactNode;
}) {
  const { panel, stepMs, x, top, bottom, ticks, children } = props;
  const [left, right] = endsOf(x.range());
  const y = scaleOf(panel, top, bottom);
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, step) => x((step + 0.5) * stepMs))
    .y((value) => y(value ?? 0));
  const { rule } = panel;
  return (
    <Panel
      id={panel.id}
      place={{ top, bottom }}
      ends={[left, right]}
      head={
        <>
          {children}
          <text className={styles.rowHead} x={left} y={top - headHeight(panel) + 20}>
            {panel.title}
          </text>
          {panel.lines.length > 1 && <Key lines={panel.lines} x={left} y={top - 8} />}
        </>
      }
      yTicks={ticksOf(y, TICKS)}
      xTicks={ticks}
    >
      {panel.lines.map((entry) => (
        <Curve
          key={entry.id}
          look={toneOf(entry)}
          data-mark={toneOf(entry) === 'offered' ? 'offered' : 'simulated'}
          d={path(entry.values as (number | null)[])}
        />
      ))}
      {rule && (
        <>
          <Rule
            look={rule.kind === 'measured' ? 'measured' : 'target'}
            data-mark={rule.kind}
            x={[left, right]}
            y={y(rule.value)}
          />
          <Label
            x={right}
            y={y(rule.value) < top + 18 ? y(rule.value) + 15 : y(rule.value) - 5}
            textAnchor="end"
          >
            {rule.label}
          </Label>
        </>
      )}
    </Panel>
  );
}

/** Samples of the lines with their names, in one row. */
function Key({ lines, x, y }: { lines: readonly SeriesLine[]; x: number; y: number }) {
  let at = x;
  return (
    <g>
      {lines.map((entry) => {
        const from = at;
        at += 20 + textWidth(entry.label) + 14;
        return (
          <g key={entry.id}>
            <Curve look={toneOf(entry)} d={`M${from} ${y - 4}h16`} />
            <text className={styles.rowLabel} x={from + 20} y={y}>
              {entry.label}
            </text>
          </g>
        );
      })}
    </g>
  );
}
