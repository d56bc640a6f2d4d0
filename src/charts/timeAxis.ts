import type { ScaleLinear } from 'd3-scale';
import type { AxisTick } from './Axis';
import type { RunProtocol } from './types';

const MINUTE_MS = 60_000;

export function runMs({ rampUpMs, steadyMs, rampDownMs }: RunProtocol): number {
  return rampUpMs + steadyMs + rampDownMs;
}

/** Whether a moment of the run, in ms, falls between the ramps. */
export function isSteady({ rampUpMs, steadyMs }: RunProtocol, atMs: number): boolean {
  return atMs >= rampUpMs && atMs < rampUpMs + steadyMs;
}

/** Ticks in minutes for a scale in ms; the last one carries the unit. */
export function minuteTicks(x: ScaleLinear<number, number>): AxisTick[] {
  const [, endMs] = x.domain();
  const minutes = endMs / MINUTE_MS;
  const step = minutes > 12 ? 5 : minutes > 4 ? 1 : 0.5;
  const count = Math.floor(minutes / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => {
    const minute = index * step;
    const last = index === count;
    return { at: x(minute * MINUTE_MS), label: last ? `${minute} min` : `${minute}`, before: last };
  });
}
