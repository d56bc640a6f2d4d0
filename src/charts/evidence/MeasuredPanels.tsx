import { max, pairs } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { type AxisTick, HorizontalAxis, ticksOf } from '../frame/Axis';
import styles from '../frame/charts.module.css';
import { FigureFrame } from '../frame/FigureFrame';
import { formatError, formatNumber } from '../frame/format';
import { textWidth } from '../frame/textWidth';
import { Label } from '../marks/Label';
import { Rule } from '../marks/lines';
import { Dot, Ring } from '../marks/points';
import { PanelGrid } from '../panels/PanelGrid';
import { Plot } from '../panels/Plot';
import own from './measuredPanels.module.css';

/** One configuration in a panel. */
export interface PanelPoint {
  label: string;
  measured: number;
  simulated: number;
}

export interface Panel {
  /** Quantity, such as "Throughput". */
  title: string;
  unit: string;
  points: readonly PanelPoint[];
}

export interface MeasuredPanelsProps {
  title: string;
  subtitle: string;
  panels: readonly Panel[];
}

const ROW = 24;
const TOP = 28;
const BOTTOM = 24;
/** Between the names, the marks and the values, px. */
const GAP = 14;
/** Right of the values, towards the next panel, px. */
const EDGE = 14;
/** Each column of values. */
const VALUE = 44;
/** The marks of a panel have at least so much room, px. */
const LEAST_PLOT = 110;
/** Between labels of an axis, px. */
const CLEAR = 6;
/** A change by less than this is none. */
const SAME = 0.01;

const saidOf = ({ title, unit, points }: Panel): string => {
  const each = points.map(
    ({ label, measured, simulated }) =>
      `${label} measured ${formatNumber(measured)}, simulated ${formatNumber(simulated)}`,
  );
  return `${title}, ${unit}: ${each.join('; ')}`;
};

/** What the measured values of a panel say: a change from one to the other, or which of several is highest. */
export function panelFinding({ title, unit, points }: Panel): string {
  const [first, second] = points;
  const named = `${title}, ${unit}`;
  if (first === undefined || second === undefined) return named;
  if (points.length > 2) {
    const most = max(points, ({ measured }) => measured);
    const all = points.filter(({ measured }) => measured === most);
    return all.length === 1 ? `${named}: highest, ${all[0]?.label}` : named;
  }
  const change = second.measured / first.measured - 1;
  const said = Math.abs(change) < SAME ? 'about the same' : formatError(change, 0);
  return `${named}: ${said}`;
}

/** The edge of the names, px. */
const namesOf = ({ points }: Panel): number =>
  (max(points, ({ label }) => textWidth(label)) ?? 0) + GAP;

/** Room that the names, marks and values of a panel take beside each other, px. */
const leastWidth = (panel: Panel): number =>
  Math.max(
    namesOf(panel) + LEAST_PLOT + GAP + 2 * VALUE + EDGE,
    textWidth(panelFinding(panel), 12, true),
  );

/** One quantity, as wide as there is room. */
const PanelPlot = ({ panel }: { panel: Panel }) => (
  <Plot
    height={TOP + panel.points.length * ROW + BOTTOM}
    initialWidth={leastWidth(panel)}
    role="img"
    aria-label={saidOf(panel)}
  >
    {(width) => <PanelDrawing panel={panel} width={width} />}
  </Plot>
);

/** Whether the labels of an axis keep clear of each other. */
const areApart = (ticks: readonly AxisTick[]): boolean =>
  pairs(ticks).every(
    ([one, next]) => next.at - one.at >= (textWidth(one.label) + textWidth(next.label)) / 2 + CLEAR,
  );

function PanelDrawing({ panel, width }: { panel: Panel; width: number }) {
  const { points } = panel;
  const most = max(points, ({ measured, simulated }) => Math.max(measured, simulated)) ?? 1;
  const left = namesOf(panel);
  const end = width - EDGE;
  const right = end - 2 * VALUE - GAP;
  const x = scaleLinear([0, most], [left, right]).nice(3);
  const bottom = TOP + points.length * ROW;
  const ticks = [3, 2].map((count) => ticksOf(x, count)).find(areApart) ?? ticksOf(x, 1);
  return (
    <>
      <Label look="strong" x={0} y={14}>
        {panelFinding(panel)}
      </Label>
      {ticks.map(({ at }) => (
        <Rule key={at} look="grid" x={at} y={[TOP, bottom]} />
      ))}
      {points.map(({ label, measured, simulated }, index) => {
        const y = TOP + (index + 0.5) * ROW;
        return (
          <g key={label}>
            <text className={styles.rowLabel} x={0} y={y + 4}>
              {label}
            </text>
            <Ring data-mark="measured" cx={x(measured)} cy={y} r={4.5} />
            <Dot data-mark="simulated" cx={x(simulated)} cy={y} r={2.8} />
            <Label x={end - VALUE} y={y + 4} textAnchor="end">
              {formatNumber(measured)}
            </Label>
            <g data-tone="simulated">
              <Label x={end} y={y + 4} textAnchor="end">
                {formatNumber(simulated)}
              </Label>
            </g>
          </g>
        );
      })}
      <HorizontalAxis ticks={ticks} from={left} to={right} y={bottom} />
    </>
  );
}

/** A few configurations in several quantities, a row each: rings measured, dots simulated, and both values. */
export function MeasuredPanels({ title, subtitle, panels }: MeasuredPanelsProps) {
  const columns = panels.flatMap(({ title: name, unit }) => [
    `${name}, measured, ${unit}`,
    `${name}, simulated, ${unit}`,
  ]);
  const rows = (panels[0]?.points ?? []).map(({ label }, index) => [
    label,
    ...panels.flatMap(({ points }) => {
      const point = points[index];
      return point ? [formatNumber(point.measured), formatNumber(point.simulated)] : ['', ''];
    }),
  ]);
  return (
    <div className={own.panels}>
      <FigureFrame
        title={title}
        subtitle={subtitle}
        table={() => ({ columns: ['Configuration', ...columns], rows })}
      >
        <PanelGrid columns={{ least: max(panels, leastWidth) ?? 0 }}>
          {panels.map((panel) => (
            <PanelPlot key={panel.title} panel={panel} />
          ))}
        </PanelGrid>
      </FigureFrame>
    </div>
  );
}
