import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { ticksOf } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatNumber } from '../frame/format';
import { boxAround, boxesAlong, placeLabels } from '../frame/placeLabels';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText } from '../frame/types';
import { Shade } from '../marks/areas';
import { DirectLabel } from '../marks/DirectLabel';
import { UpperEnd } from '../marks/ends';
import { along, Rule } from '../marks/lines';
import { Dot, Ring } from '../marks/points';
import { Panel } from '../panels/Panel';
import { type PanelPlace, stacked } from '../panels/stacked';

/** An hour of simulated load. */
export interface LoadStep {
  ratePerSecond: number;
  receivedPerSecond: number;
  /** Rows per hour that the spool grew by. */
  growthPerHour: number;
  holds: boolean;
}

/** A load that the study tells of. */
export interface MeasuredLoad {
  name: string;
  ratePerSecond: number;
  receivedPerSecond: number;
  /** Whether less was received: only this upper end is printed. */
  isUpperEnd?: boolean;
}

export interface HockeyStickProps extends ChartFrameText {
  steps: readonly LoadStep[];
  measured: readonly MeasuredLoad[];
  /** The loads that the axis reaches from and to at least, messages/s. */
  from: number;
  to: number;
}

const HEIGHT = 380;
const [RECEIVED, GROWTH] = stacked([
  { head: 30, height: 138 },
  { head: 46, height: 122 },
]) as [PanelPlace, PanelPlace];
const LEFT = 64;
/** Rows per hour that the axis reaches at least: less is no growth. */
const LEAST_GROWTH = 10_000;

/** Length of the arrow that stands for all below an upper end, in px. */
const ARROW_PX = 18;

const printed = ({ receivedPerSecond, isUpperEnd }: MeasuredLoad): string =>
  `${isUpperEnd ? 'less than ' : ''}${formatNumber(receivedPerSecond)}`;

const rows = (value: number): string => formatNumber(Number(value.toPrecision(3)));
const byRate = (steps: readonly LoadStep[]): LoadStep[] =>
  [...steps].sort((a, b) => a.ratePerSecond - b.ratePerSecond);

/** The highest load that held and the lowest that did not. */
function edgeOf(steps: readonly LoadStep[]): { held?: LoadStep; broke?: LoadStep } {
  const sorted = byRate(steps);
  const broke = sorted.find(({ holds }) => !holds);
  const held = sorted.filter(
    (step) => step.holds && step.ratePerSecond < (broke?.ratePerSecond ?? Number.POSITIVE_INFINITY),
  );
  return { held: held.at(-1), broke };
}

function finding({ steps }: HockeyStickProps): string {
  const { held, broke } = edgeOf(steps);
  if (!broke) return 'What is received, and what the spool grows by, at each load';
  if (!held) return `At ${formatNumber(broke.ratePerSecond)} messages/s the system gives way`;
  const growth = `${rows(broke.growthPerHour)} rows an hour at ${formatNumber(broke.ratePerSecond)}`;
  return `Up to ${formatNumber(held.ratePerSecond)} messages/s hold; the spool grows by ${growth}`;
}

function describe({ steps, measured }: HockeyStickProps): string {
  const simulated = byRate(steps).map(
    ({ ratePerSecond, receivedPerSecond, growthPerHour }) =>
      `${formatNumber(ratePerSecond)}: received ${formatNumber(receivedPerSecond, 1)}, growth ${rows(growthPerHour)}`,
  );
  const published = measured.map(
    (load) => `${load.name}, ${formatNumber(load.ratePerSecond)}: received ${printed(load)}`,
  );
  return `Messages received per second, and growth of the spool in rows per hour, against the load in messages per second. Measured: ${published.join('; ')}. Simulated: ${simulated.length > 0 ? simulated.join('; ') : 'nothing yet'}.`;
}

const table = ({ steps, measured }: HockeyStickProps): TwinData => ({
  columns: ['Load, messages/s', 'received', 'spool growth, rows/h', 'source'],
  rows: [
    ...byRate(steps).map(({ ratePerSecond, receivedPerSecond, growthPerHour }) => [
      formatNumber(ratePerSecond),
      formatNumber(receivedPerSecond, 1),
      rows(growthPerHour),
      'simulated',
    ]),
    ...measured.map((load) => [
      formatNumber(load.ratePerSecond),
      printed(load),
      'not printed',
      `measured, ${load.name}`,
    ]),
  ],
});

/** Received messages and growth of the spool over the load: both straight, until one of them bends. */
export function HockeyStick(props: HockeyStickProps) {
  const { steps, measured, from, to } = props;
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={
        props.subtitle ??
        'Ring: measured. Arrow: measured, less than. Dots: simulated, an hour each. Dashed: all that is offered. Grey: loads that do not hold.'
      }
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={HEIGHT}
      initialWidth={652}
    >
      {(width) => {
        const right = width - 12;
        const rates = [...steps, ...measured].map(({ ratePerSecond }) => ratePerSecond);
        const last = Math.max(to, ...rates);
        const x = scaleLinear([from, last], [LEFT + 8, right - 8]);
        const received = scaleLinear([from, last], [RECEIVED.bottom, RECEIVED.top]);
        const most = Math.max(LEAST_GROWTH, max(steps, ({ growthPerHour }) => growthPerHour) ?? 0);
        const growth = scaleLinear([0, most], [GROWTH.bottom, GROWTH.top]).nice();
        const { broke } = edgeOf(steps);
        const offered = { x1: x(from), y1: received(from), x2: x(last), y2: received(last) };
        const ticks = ticksOf(x, width < 480 ? 4 : 8);
        const labels = placeLabels(
          measured.map((load) => ({
            id: load.name,
            x: x(load.ratePerSecond),
            y: received(load.receivedPerSecond),
            radius: 6,
            required: true,
            lines: [{ text: load.name, bold: true }, { text: printed(load) }],
          })),
          [
            ...boxesAlong(offered),
            ...steps.map((step) =>
              boxAround(x(step.ratePerSecond), received(step.receivedPerSecond), 4),
            ),
            ...measured.map((one) =>
              one.isUpperEnd
                ? boxAround(
                    x(one.ratePerSecond),
                    received(one.receivedPerSecond) + ARROW_PX / 2,
                    ARROW_PX / 2 + 3,
                  )
                : boxAround(x(one.ratePerSecond), received(one.receivedPerSecond), 7),
            ),
          ],
          {
            x: LEFT,
            y: RECEIVED.top,
            width: right - LEFT,
            height: RECEIVED.bottom - RECEIVED.top,
          },
        );
        return (
          <>
            {broke &&
              [RECEIVED, GROWTH].map(({ top, bottom }) => (
                <Shade
                  key={top}
                  data-mark="too-high"
                  x={x(broke.ratePerSecond) - 4}
                  y={top}
                  width={right - x(broke.ratePerSecond) + 4}
                  height={bottom - top}
                />
              ))}
            <Panel
              id="received"
              place={RECEIVED}
              ends={[LEFT, right]}
              head={<Head y={12}>received, messages/s</Head>}
              yTicks={ticksOf(received, 4)}
            />
            <Rule look="offered" data-mark="offered" {...along(offered)} />
            <Panel
              id="growth"
              place={GROWTH}
              ends={[LEFT, right]}
              head={<Head y={GROWTH.top - 14}>spool growth, rows/h</Head>}
              yTicks={ticksOf(growth, 4)}
              xTicks={ticks}
              xTitle="load, messages/s"
            />
            {measured.map(({ name, ratePerSecond, receivedPerSecond, isUpperEnd }) =>
              isUpperEnd ? (
                <UpperEnd
                  key={name}
                  data-mark="upper-end"
                  x={x(ratePerSecond)}
                  y={received(receivedPerSecond)}
                  towards="down"
                  length={ARROW_PX}
                />
              ) : (
                <Ring
                  key={name}
                  data-mark="measured"
                  cx={x(ratePerSecond)}
                  cy={received(receivedPerSecond)}
                  r={5}
                />
              ),
            )}
            {byRate(steps).map(({ ratePerSecond, receivedPerSecond, growthPerHour }) => (
              <g key={ratePerSecond}>
                <Dot
                  data-mark="received"
                  cx={x(ratePerSecond)}
                  cy={received(receivedPerSecond)}
                  r={3}
                />
                <Dot data-mark="growth" cx={x(ratePerSecond)} cy={growth(growthPerHour)} r={3} />
              </g>
            ))}
            {labels.map((label) => (
              <DirectLabel key={label.id} label={label} tone="measured" />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

const Head = ({ y, children }: { y: number; children: string }) => (
  <text className={styles.axisTitle} x={0} y={y}>
    {children}
  </text>
);
