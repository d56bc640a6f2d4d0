import type { ChartFrameText, RunProtocol } from './types';

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

export function QueueDepth(_props: QueueDepthProps) {
  return null;
}
