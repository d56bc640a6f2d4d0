import { max, maxIndex, mean, sum } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { ChartFrame } from '../frame/ChartFrame';
import { formatNumber } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import { textWidth } from '../frame/textWidth';
import type { ChartFrameText } from '../frame/types';
import { Label } from '../marks/Label';
import { Rule } from '../marks/lines';
import { type PanelPlace, stacked } from '../panels/stacked';
import {
  barsHeight,
  IncidentLane,
  type IncidentLaneData,
  laneHeight,
  laneText,
  tally,
} from './IncidentLane';
import { TimeReadout } from './readout/TimeReadout';
import type { ReadoutData } from './readout/types';
import { headHeight, leftOf, SeriesPanel, type SeriesPanelData } from './SeriesPanel';
import { shown } from './stepValue';
import { momentText, timeTicks } from './timeAxis';

export type { Incident, IncidentLaneData } from './IncidentLane';
export type { SeriesLine, SeriesPanelData } from './SeriesPanel';

/** A moment of the run marked through all panels, such as the end of the load. */
export interface TimeMark {
  atMs: number;
  label: string;
}

export interface TimePanelsProps extends ChartFrameText {
  /** States the finding. */
  title: string;
  /** Length of one step of the series, in ms. */
  stepMs: number;
  /** Length of the run, in ms. */
  endMs: number;
  panels: readonly SeriesPanelData[];
  lanes: readonly IncidentLaneData[];
  marks: readonly TimeMark[];
  /** Such as "run 1 of 8"; used in the second line. */
  run?: string;
}

const PANEL = 72;
const MARKS = 18;
const BOTTOM = 30;
const AFTER_LAST = 12;

function describe({ panels, lanes, marks, endMs, stepMs }: TimePanelsProps): string {
  const series = panels.flatMap((panel) =>
    panel.lines.map(({ label, values }) => {
      const top = maxIndex(values, (value) => value ?? Number.NEGATIVE_INFINITY);
      const average = mean(values, (value) => value ?? Number.NaN);
      if (average === undefined || top < 0) return `${panel.title}, ${label}: no values.`;
      return `${panel.title}, ${label}: mean ${shown(average)}, highest ${shown(values[top])} at ${momentText((top + 0.5) * stepMs)}.`;
    }),
  );
  return [
    `A run of ${momentText(endMs)} over time.`,
    ...marks.map(({ atMs, label }) => `At ${momentText(atMs)}: ${label}.`),
    ...series,
    ...lanes.map(laneText),
  ].join(' ');
}

function begunText(title: string, ...notes: (string | undefined)[]): string {
  const said = notes.filter((note) => note !== undefined).join(', ');
  return said ? `${title} (${said})` : title;
}

function table({ panels, lanes, marks, stepMs }: TimePanelsProps): TwinData {
  const lines = panels.flatMap((panel) => panel.lines.map((line) => ({ panel, line })));
  const steps = max(lines, ({ line }) => line.values.length) ?? 0;
  return {
    columns: [
      'Time, min',
      ...lines.map(({ panel, line }) =>
        panel.lines.length > 1 ? `${panel.title}, ${line.label}` : panel.title,
      ),
      'begins',
    ],
    rows: Array.from({ length: steps }, (_, step) => {
      const fromMs = step * stepMs;
      const within = (atMs: number) => atMs >= fromMs && atMs < fromMs + stepMs;
      const begun = [
        ...marks.filter(({ atMs }) => within(atMs)).map(({ label }) => label),
        ...lanes.flatMap(({ title, incidents }) =>
          incidents
            .filter(({ startMs }) => within(startMs))
            .map(({ label, detail }) => begunText(title, label, detail)),
        ),
      ];
      return [
        formatNumber(fromMs / 60_000, 1),
        ...lines.map(({ line }) => shown(line.values[step])),
        begun.join('; '),
      ];
    }),
  };
}

/** The values of all lines at a step, and what went on in it. */
const readoutOf = ({ stepMs, endMs, panels, lanes }: TimePanelsProps): ReadoutData => ({
  stepMs,
  endMs,
  groups: panels,
  notes: (fromMs, toMs) =>
    lanes.flatMap(({ title, incidents }) => {
      const now = incidents.filter(
        (incident) => incident.startMs < toMs && (incident.endMs ?? endMs) > fromMs,
      );
      const ended = tally(now).map(({ label, count }) =>
        count > 1 ? `${count} ${label ?? 'times'}` : label,
      );
      return now.length === 0 ? [] : [begunText(title, ...ended)];
    }),
});

/** What happened over a run: small panels with lines over one time axis, and what began and ended as bars. */
export function TimePanels(props: TimePanelsProps) {
  const { stepMs, endMs, panels, lanes, marks, run } = props;
  const panelsTop = marks.length > 0 ? MARKS : 0;
  const stack = stackOf(props);
  const lanesTop = stack.at(-1)?.bottom ?? panelsTop;
  const height = lanesTop + BOTTOM + (lanes.length > 0 ? AFTER_LAST : 0) + sum(lanes, laneHeight);
  return (
    <ChartFrame
      title={props.title}
      subtitle={
        props.subtitle ??
        `Simulated${run ? `, ${run}` : ''}; each point is the mean of ${momentText(stepMs)}. Each panel has its own scale.`
      }
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={height}
      initialWidth={880}
      overlay={(width) => (
        <TimeReadout
          data={readoutOf(props)}
          x={scaleLinear([0, endMs], [leftOf(panels), width - 12])}
          top={panelsTop}
          bottom={lanesTop}
        />
      )}
    >
      {(width) => {
        const left = leftOf(panels);
        const right = width - 12;
        const x = scaleLinear([0, endMs], [left, right]);
        const places = placesOf(props);
        return (
          <>
            {marks.map(({ atMs, label }) => (
              <Mark
                key={`${label}${atMs}`}
                label={label}
                at={x(atMs)}
                right={right}
                places={places}
              />
            ))}
            {panels.map((panel, index) => (
              <SeriesPanel
                key={panel.id}
                panel={panel}
                stepMs={stepMs}
                x={x}
                top={stack[index]?.top ?? 0}
                bottom={stack[index]?.bottom ?? 0}
                ticks={index === panels.length - 1 ? timeTicks(x) : []}
              />
            ))}
            {lanes.map((lane, index) => (
              <IncidentLane
                key={lane.id}
                lane={lane}
                x={x}
                top={lanesTop + BOTTOM + sum(lanes.slice(0, index), laneHeight)}
              />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

/** The panels under the names of the marked moments. */
const stackOf = ({ panels, marks }: TimePanelsProps): PanelPlace[] =>
  stacked(
    panels.map((panel) => ({ head: headHeight(panel), height: PANEL })),
    marks.length > 0 ? MARKS : 0,
  );

/** From where to where the panels and the bars of the lanes reach, in px: between them stands text. */
function placesOf(props: TimePanelsProps): PanelPlace[] {
  const { lanes, marks } = props;
  const stack = stackOf(props);
  const laneSizes = lanes.map((lane) => ({
    head: laneHeight(lane) - barsHeight,
    height: barsHeight,
  }));
  const lanesTop = (stack.at(-1)?.bottom ?? (marks.length > 0 ? MARKS : 0)) + BOTTOM;
  return [
    ...(marks.length > 0 ? [{ top: 2, bottom: MARKS - 2 }] : []),
    ...stack,
    ...stacked(laneSizes, lanesTop),
  ];
}

function Mark(props: { label: string; at: number; right: number; places: readonly PanelPlace[] }) {
  const { label, at, right, places } = props;
  const before = at + textWidth(label) + 6 > right;
  return (
    <g data-mark="moment">
      {places.map(({ top, bottom }) => (
        <Rule key={top} look="moment" x={at} y={[top, bottom]} />
      ))}
      <Label x={before ? at - 5 : at + 5} y={12} textAnchor={before ? 'end' : 'start'}>
        {label}
      </Label>
    </g>
  );
}
