import { mean } from 'd3-array';
import { capitalised, formatNumber } from '../frame/format';
import type { RunProtocol } from '../frame/types';
import { isSteady } from './timeAxis';

/** A queue grows without end when its last part is this many times its first. */
const GROWING = 2;

/** Depth of one queue at each step, in messages. */
export interface QueueSeries {
  id: string;
  label: string;
  depth: readonly number[];
}

/** The queues of a run. */
export interface QueueRun {
  stepMs: number;
  queues: readonly QueueSeries[];
  protocol: RunProtocol;
}

/** Mean depth in the measured part of the run, and whether the queue keeps growing. */
export function queueSummary({ depth }: QueueSeries, stepMs: number, protocol: RunProtocol) {
  const steady = depth.filter((_, step) => isSteady(protocol, step * stepMs));
  const third = Math.floor(steady.length / 3);
  const first = mean(steady.slice(0, third)) ?? 0;
  const last = mean(steady.slice(-third)) ?? 0;
  return { mean: mean(steady) ?? 0, first, last, grows: third > 0 && last > GROWING * first + 10 };
}

/** Decimals of a depth. */
export function depthDigits(value: number): number {
  return value < 10 ? 1 : 0;
}

/** Whether a queue grows, and how deep each is, in one line. */
export function queueFinding({ queues, stepMs, protocol }: QueueRun): string {
  const growing = queues.find((queue) => queueSummary(queue, stepMs, protocol).grows);
  if (growing) {
    const { first, last } = queueSummary(growing, stepMs, protocol);
    return `${capitalised(growing.label)} grows during the run, from ${formatNumber(first)} to ${formatNumber(last)} messages`;
  }
  const each = queues.map((queue) => {
    const depth = queueSummary(queue, stepMs, protocol).mean;
    return `${queue.label.toLowerCase()} ${formatNumber(depth, depthDigits(depth))}`;
  });
  return `Queues hold steady: ${each.join(', ')} messages`;
}
