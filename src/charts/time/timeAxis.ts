import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { type AxisTick, BEHIND_TICK } from '../frame/Axis';
import { endsOf } from '../frame/ends';
import { formatNumber, withUnit } from '../frame/format';
import { textWidth } from '../frame/textWidth';
import type { RunProtocol } from '../frame/types';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer runs are told in hours. */
const MOST_MINUTES = 60;
/** Distances between ticks, in minutes or hours. */
const STEPS = [0.5, 1, 2, 5, 10, 15, 30];
const MOST_TICKS = 12;
/** Room kept right of the axis, in px. */
const AFTER_AXIS = 12;
/** Room a label needs, in px. */
const TICK_PX = 30;
/** Least distance of the last label, which is longer and stands before its tick, from another, in px. */
const LAST_GAP = 4;

export function runMs({ rampUpMs, steadyMs, rampDownMs }: RunProtocol): number {
  return rampUpMs + steadyMs + rampDownMs;
}

/** The time axis of a run over a drawing of some width, in ms and px. */
export const timeScale = (protocol: RunProtocol, left: number, width: number) =>
  scaleLinear([0, runMs(protocol)], [left, width - AFTER_AXIS]);

/** Whether a moment of the run, in ms, falls between the ramps. */
export function isSteady({ rampUpMs, steadyMs }: RunProtocol, atMs: number): boolean {
  return atMs >= rampUpMs && atMs < rampUpMs + steadyMs;
}

/** The phase of a moment of the run, in ms. */
export const phaseAt = (protocol: RunProtocol, atMs: number): string =>
  isSteady(protocol, atMs) ? 'steady' : protocol.rampsCount ? 'ramp' : 'left out';

/** What becomes of the ramps of a run, as a sentence after others; empty without ramps. */
export function rampsText({ rampUpMs, rampDownMs, rampsCount }: RunProtocol): string {
  if (rampUpMs + rampDownMs === 0) return '';
  return rampsCount ? ' The ramps count, too.' : ' Grey: left out.';
}

/** The unit a run of this length is told in. */
function unitOf(endMs: number): { ms: number; name: string } {
  return endMs > MOST_MINUTES * MINUTE_MS
    ? { ms: HOUR_MS, name: 'h' }
    : { ms: MINUTE_MS, name: 'min' };
}

/** Ticks in minutes or hours for a scale in ms; the last one carries the unit. */
export function timeTicks(x: ScaleLinear<number, number>): AxisTick[] {
  const [, endMs] = endsOf(x.domain());
  const [left, right] = endsOf(x.range());
  const most = Math.min(MOST_TICKS, Math.max(1, Math.floor((right - left) / TICK_PX)));
  const unit = unitOf(endMs);
  const length = endMs / unit.ms;
  const step = STEPS.find((candidate) => length / candidate <= most) ?? STEPS.at(-1) ?? 1;
  const count = Math.floor(length / step + 1e-9);
  const textOf = (at: number) => formatNumber(at, Number.isInteger(at) ? 0 : 1);
  const lastText = `${textOf(count * step)} ${unit.name}`;
  const lastLeft = x(count * step * unit.ms) + BEHIND_TICK - textWidth(lastText);
  return Array.from({ length: count + 1 }, (_, index) => {
    const px = x(index * step * unit.ms);
    if (index === count) return { at: px, label: lastText, before: true };
    const text = textOf(index * step);
    const clear = px + textWidth(text) / 2 + LAST_GAP <= lastLeft;
    return { at: px, label: clear ? text : '' };
  });
}

/** A time of a run in words, such as "2.8 h", "26 min" or "45 s". */
export function momentText(atMs: number): string {
  if (atMs < 2 * MINUTE_MS) return withUnit(atMs / 1000, 's');
  return atMs >= HOUR_MS
    ? withUnit(atMs / HOUR_MS, 'h', 1)
    : withUnit(atMs / MINUTE_MS, 'min', atMs < 10 * MINUTE_MS && atMs % MINUTE_MS !== 0 ? 1 : 0);
}
