import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import type { AxisTick } from '../frame/Axis';
import { VerticalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatNumber } from '../frame/format';
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
const GAP = 20;
/** Labels of a ring and a dot nearer than this step aside, in px. */
const CLEAR = 14;

interface PanelProps {
  panel: Panel;
  x: number;
  width: number;
}

function PanelDrawing({ panel, x, width }: PanelProps) {
  const { points } = panel;
  const top = Math.max(...points.flatMap(({ measured, simulated }) => [measured, simulated]));
  const y = scaleLinear([0, top], [HEIGHT - BOTTOM, TOP]).nice(3);
  const at = scalePoint(
    points.map(({ label }) => label),
    [LEFT + 34, width - 42],
  );
  const place = (label: string) => at(label) ?? LEFT;
  const ticks: AxisTick[] = y.ticks(2).map((tick) => ({ at: y(tick), label: formatNumber(tick) }));
  const path = (of: 'measured' | 'simulated') =>
    line<PanelPoint>()
      .x(({ label }) => place(label))
      .y((point) => y(point[of]))([...points]) ?? '';
  return (
    <g transform={`translate(${x} 0)`}>
      <text className={styles.label} x={0} y={14}>
        {panel.title}, {panel.unit}
      </text>
      <VerticalAxis ticks={ticks} x={LEFT} to={width} />
      <path className={styles.measuredLine} d={path('measured')} />
      <path className={styles.simulatedLine} d={path('simulated')} />
      {points.map((point) => {
        const [measuredY, simulatedY] = [y(point.measured), y(point.simulated)];
        const above = point.measured >= point.simulated;
        const apart = Math.max(0, CLEAR - Math.abs(measuredY - simulatedY)) / 2;
        const side = place(point.label) + 9;
        return (
          <g key={point.label}>
            <circle
              className={styles.ring}
              data-mark="measured"
              cx={place(point.label)}
              cy={measuredY}
              r={4.5}
            />
            <circle
              className={styles.dot}
              data-mark="simulated"
              cx={place(point.label)}
              cy={simulatedY}
              r={2.8}
            />
            <text className={styles.label} x={side} y={measuredY + 4 + (above ? -apart : apart)}>
              {formatNumber(point.measured)}
            </text>
            <text
              className={styles.label}
              data-tone="simulated"
              x={side}
              y={simulatedY + 4 + (above ? apart : -apart)}
            >
              {formatNumber(point.simulated)}
            </text>
            <text className={styles.tick} x={place(point.label)} y={HEIGHT - 8} textAnchor="middle">
              {point.label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A few configurations in several quantities: rings measured, dots simulated. */
export function MeasuredPanels({ title, subtitle, panels }: MeasuredPanelsProps) {
  const said = panels.map(
    (panel) =>
      `${panel.title}, ${panel.unit}: ${panel.points.map(({ label, measured, simulated }) => `${label} measured ${formatNumber(measured)}, simulated ${formatNumber(simulated)}`).join('; ')}`,
  );
  return (
    <div className={own.panels}>
      <ChartFrame
        title={title}
        subtitle={subtitle}
        description={said.join('. ')}
        height={HEIGHT}
        initialWidth={704}
        table={() => ({
          columns: [
            'Configuration',
            ...panels.flatMap(({ title: name, unit }) => [
              `${name}, measured, ${unit}`,
              `${name}, simulated, ${unit}`,
            ]),
          ],
          rows: (panels[0]?.points ?? []).map(({ label }, index) => [
            label,
            ...panels.flatMap(({ points }) => {
              const point = points[index];
              return point
                ? [formatNumber(point.measured), formatNumber(point.simulated)]
                : ['', ''];
            }),
          ]),
        })}
      >
        {(width) => {
          const each = (width - GAP * (panels.length - 1)) / panels.length;
          return panels.map((panel, index) => (
            <PanelDrawing key={panel.title} panel={panel} x={index * (each + GAP)} width={each} />
          ));
        }}
      </ChartFrame>
    </div>
  );
}
