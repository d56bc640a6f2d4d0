import { max } from 'd3-array';
import { ChartFrame } from '../frame/ChartFrame';
import { capitalised, formatNumber } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText } from '../frame/types';
import { depthDigits, type QueueRun, queueFinding, queueSummary } from './queueFinding';
import { Ramps } from './Ramps';
import { TimeReadout } from './readout/TimeReadout';
import { SeriesPanel } from './SeriesPanel';
import { phaseAt, rampsText, runMs, timeScale, timeTicks } from './timeAxis';

export interface QueueDepthProps extends ChartFrameText, QueueRun {
  run?: string;
}

const LEFT = 48;
const PANEL = 104;
const PANEL_HEAD = 28;
const BOTTOM = 28;
/** The scale reaches at least this many messages, so that a queue of one does not look like a backlog. */
const LEAST_SCALE = 4;

function describe(props: QueueDepthProps): string {
  const each = props.queues.map((queue) => {
    const { mean: depth, grows } = queueSummary(queue, props.stepMs, props.protocol);
    const highest = max(queue.depth) ?? 0;
    return `${queue.label}: mean ${formatNumber(depth, depthDigits(depth))}, highest ${formatNumber(highest)}${grows ? ', growing' : ''}.`;
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
      title={props.title ?? queueFinding(props)}
      subtitle={
        props.subtitle ??
        `Messages, at each ${stepMs / 1000} s${run ? `, ${run}` : ''}. Each with its own scale.${rampsText(protocol)}`
      }
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={height}
      initialWidth={628}
      overlay={(width) => (
        <TimeReadout
          data={{
            stepMs,
            endMs: runMs(protocol),
            groups: queues.map(({ label, depth }) => ({
              title: `${capitalised(label)}, messages`,
              lines: [{ label, values: depth }],
            })),
          }}
          x={timeScale(protocol, LEFT, width)}
          top={PANEL_HEAD}
          bottom={queues.length * PANEL}
        />
      )}
    >
      {(width) => {
        const x = timeScale(protocol, LEFT, width);
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
