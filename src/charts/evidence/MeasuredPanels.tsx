import { max, pairs } from 'd3-array';
import { scaleLinear, scalePoint } from 'd3-scale';
import type { AxisTick } from '../frame/Axis';
import { VerticalAxis } from '../frame/Axis';
import styles from '../frame/charts.module.css';
import { FigureFrame } from '../frame/FigureFrame';
import { formatNumber } from '../frame/format';
import { textWidth } from '../frame/textWidth';
import { Label } from '../marks/Label';
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

const HEIGHT = 196;
const TOP = 40;
const BOTTOM = 26;
const LEFT = 38;
/** Between the first and last labels' middles and the edges of a plot. */
const FIRST = LEFT + 34;
const LAST = 42;
/** A plot is no narrower than this, and wide enough for its labels beside each other. */
const LEAST_WIDTH = 220;
const BETWEEN_LABELS = 4;
/** Labels of a ring and a dot nearer than this step aside, in px. */
const CLEAR = 14;

const saidOf = ({ title, unit, points }: Panel): string => {
  const each = points.map(
    ({ label, measured, simulated }) =>
      `${label} measured ${formatNumber(measured)}, simulated ${formatNumber(simulated)}`,
  );
  return `${title}, ${unit}: ${each.join('; ')}`;
};

/** Room that the labels of a panel take beside each other, in px. */
function leastWidth({ points }: Panel): number {
  const widths = points.map(({ label }) => textWidth(label));
  const apart = max(pairs(widths), ([left, right]) => (left + right) / 2) ?? 0;
  const between = (points.length - 1) * (apart + BETWEEN_LABELS);
  return Math.max(LEAST_WIDTH, FIRST + LAST + between);
}

/** One quantity, as wide as there is room. */
const PanelPlot = ({ panel }: { panel: Panel }) => (
  <Plot height={HEIGHT} initialWidth={LEAST_WIDTH} role="img" aria-label={saidOf(panel)}>
    {(width) => <PanelDrawing panel={panel} width={width} />}
  </Plot>
);

function PanelDrawing({ panel, width }: { panel: Panel; width: number }) {
  const { points } = panel;
  const top = Math.max(...points.flatMap(({ measured, simulated }) => [measured, simulated]));
  const y = scaleLinear([0, top], [HEIGHT - BOTTOM, TOP]).nice(3);
  const at = scalePoint(
    points.map(({ label }) => label),
    [FIRST, width - LAST],
  );
  const place = (label: string) => at(label) ?? LEFT;
  const ticks: AxisTick[] = y.ticks(2).map((tick) => ({ at: y(tick), label: formatNumber(tick) }));
  return (
    <>
      <Label x={0} y={14}>
        {panel.title}, {panel.unit}
      </Label>
      <VerticalAxis ticks={ticks} x={LEFT} to={width} />
      {points.map((point) => {
        const [measuredY, simulatedY] = [y(point.measured), y(point.simulated)];
        const above = point.measured >= point.simulated;
        const apart = Math.max(0, CLEAR - Math.abs(measuredY - simulatedY)) / 2;
        const side = place(point.label) + 9;
        return (
          <g key={point.label}>
            <Ring data-mark="measured" cx={place(point.label)} cy={measuredY} r={4.5} />
            <Dot data-mark="simulated" cx={place(point.label)} cy={simulatedY} r={2.8} />
            <Label x={side} y={measuredY + 4 + (above ? -apart : apart)}>
              {formatNumber(point.measured)}
            </Label>
            <g data-tone="simulated">
              <Label x={side} y={simulatedY + 4 + (above ? apart : -apart)}>
                {formatNumber(point.simulated)}
              </Label>
            </g>
            <text className={styles.tick} x={place(point.label)} y={HEIGHT - 8} textAnchor="middle">
              {point.label}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** A few configurations in several quantities: rings measured, dots simulated. */
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
