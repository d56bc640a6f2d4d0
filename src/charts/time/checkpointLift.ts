import { max, mean, median } from 'd3-array';
import type { RunProtocol } from '../frame/types';
import { isSteady } from './timeAxis';

/** What checkpoints do to the roundtrip between the ramps of a run. */
export interface CheckpointLift {
  /** Median of the steps, in ms. */
  usualMs: number;
  /** Mean over checkpoints of the highest step after each, in ms; the usual level without any. */
  peakMs: number;
  /** Mean time between checkpoints, in s; null with fewer than two. */
  everyS: number | null;
}

/** How long after its start a checkpoint is looked for, in ms. */
const REACH_MS = 15_000;

/** Highest step within reach of a checkpoint that starts at a moment of the run, in ms. */
export function peakAfter(
  run: { stepMs: number; roundtripMs: readonly (number | null)[] },
  startMs: number,
): number | undefined {
  const from = Math.floor(startMs / run.stepMs);
  const to = Math.ceil((startMs + REACH_MS) / run.stepMs);
  return max(run.roundtripMs.slice(from, to), (value) => value ?? undefined);
}

/** Null when no roundtrip ended between the ramps. */
export function checkpointLift(run: {
  stepMs: number;
  roundtripMs: readonly (number | null)[];
  checkpointMs: readonly number[];
  protocol: RunProtocol;
}): CheckpointLift | null {
  const { stepMs, roundtripMs, checkpointMs, protocol } = run;
  const usualMs = median(roundtripMs, (value, step) =>
    isSteady(protocol, step * stepMs) ? (value ?? undefined) : undefined,
  );
  if (usualMs === undefined) return null;
  const starts = checkpointMs.filter((at) => isSteady(protocol, at));
  const peaks = starts.map((at) => peakAfter(run, at));
  const [first, ...later] = starts;
  const last = later.at(-1);
  const everyS =
    first === undefined || last === undefined ? null : (last - first) / later.length / 1000;
  return { usualMs, peakMs: mean(peaks) ?? usualMs, everyS };
}
