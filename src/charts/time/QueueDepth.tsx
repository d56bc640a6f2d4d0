import { max, mean } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { ChartFrame } from '../frame/ChartFrame';
import { formatNumber } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText, RunProtocol } from '../frame/types';
import { Ramps } from './Ramps';
import { SeriesPanel } from './SeriesPanel';
import { isSteady, phaseAt, rampsText, runMs, timeTicks } from './timeAxis';

/** Depth of one queue at each step, in messages. */
export interface QueueSeries {
  id: string;
  label: string;
  depth: readonly number[];
}

export interface QueueDepthProps extends ChartFrameText {
  stepMs: number;
  queues: readonly QueueSeries[];
  protocol: RunProtocol;
  run?: string;
}

const PANEL = 104;
const PANEL_HEAD = 28;
const BOTTOM = 28;
/** The scale reaches at least this many messages, so that a queue of one does not look like a backlog. */
const LEAST_SCALE = 4;
/** A queue grows without end when its last part is this many times its first. */
const GROWING = 2;

/** Mean depth in the measured part of the run, and whether the queue keeps growing. */
function summary({ depth }: QueueSeries, stepMs: number, protocol: RunProtocol) {
  const steady = depth.filter((_, step) => isSteady(protocol, step * stepMs));
  const third = Math.floor(steady.length / 3);
  const first = mean(steady.slice(0, third)) ?? 0;
  const last = mean(steady.slice(-third)) ?? 0;
  return { mean: mean(steady) ?? 0, first, last, grows: third > 0 && last > GROWING * first + 10 };
}

function capitalised(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function digits(value: number): number {
  return value < 10 ? 1 : 0;
}

function finding({ queues, stepMs, protocol }: QueueDepthProps): string {
  const growing = queues.find((queue) => summary(queue, stepMs, protocol).grows);
  if (growing) {
    const { first, last } = summary(growing, stepMs, protocol);
    return `${capitalised(growing.label)} grows during the run, from ${formatNumber(first)} to ${formatNumber(last)} messages`;
  }
  const each = queues.map((queue) => {
    const depth = summary(queue, stepMs, protocol).mean;
    return `${queue.label.toLowerCase()} ${formatNumber(depth, digits(depth))}`;
  });
  return `Queues hold steady: ${each.join(', ')} messages`;
}

function describe(props: QueueDepthProps): string {
  const each = props.queues.map((queue) => {
    const { mean: depth, grows } = summary(queue, props.stepMs, props.protocol);
    const highest = max(queue.depth) ?? 0;
    return `${queue.label}: mean ${formatNumber(depth, digits(depth))}, highest ${formatNumber(highest)}${grows ? ', growing' : ''}.`;
  });
  return `Messages waiting over the run. ${each.join(' ')}`;
}

function table({ queues, stepMs, protocol }: QueueDepthProps): TwinData {
  return {
    columns: ['Time, s', 'phase', ...queues.map((queue) => `${queue.label}, messages`)],
    rows: (queues[0]?.depth ?? []).map((_, step) => [
      formatNumber((step * stepMs) / 1000),
      phaseAt(protocol, step * stepMs),
      ...queues.map((queue) => formatNumber(queue.depth[step] ?? 0)),
    ]),
  };
}

/** Depth of each queue over the run, one small chart above the other. */
export function QueueDepth(props: QueueDepthProps) {
  const { stepMs, queues, protocol, run } = props;
  const height = queues.length * PANEL + BOTTOM;
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={
        props.subtitle ??
        `Messages, at each ${stepMs / 1000} s${run ? `, ${run}` : ''}. Each with its own scale.${rampsText(protocol)}`
      }
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={height}
      initialWidth={628}
    >
      {(width) => {
        const left = 48;
        const right = width - 12;
        const x = scaleLinear([0, runMs(protocol)], [left, right]);
        return (
          <>
            {queues.map((queue, index) => {
              const top = index * PANEL + PANEL_HEAD;
              const bottom = (index + 1) * PANEL;
              return (
                <SeriesPanel
                  key={queue.id}
                  panel={{
                    id: queue.id,
                    title: capitalised(queue.label),
                    lines: [{ id: queue.id, label: queue.label, values: queue.depth }],
                    least: LEAST_SCALE,
                  }}
                  stepMs={stepMs}
                  x={x}
                  top={top}
                  bottom={bottom}
                  ticks={index === queues.length - 1 ? timeTicks(x) : []}
                >
                  <Ramps protocol={protocol} x={x} top={top} bottom={bottom} />
                </SeriesPanel>
              );
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}
