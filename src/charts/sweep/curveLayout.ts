import { extent } from 'd3-array';
import { scaleLinear, scaleLog } from 'd3-scale';
import type { AxisTick } from '../frame/Axis';
import { clearTicks } from '../frame/clearTicks';
import { formatNumber } from '../frame/format';
import type { Box } from '../frame/placeLabels';
import { textWidth } from '../frame/textWidth';
import { extentAround, widened } from '../frame/widened';
import type { SweepCurveProps, SweptAxis } from './types';

/** Bands that reach further than this times what was simulated and measured run off the chart. */
const MOST_BAND = 1.5;

/** Lowest and highest value that a curve has to show: from zero where that costs less than half of the room. */
export function valuesShown({ points, rings }: SweepCurveProps): [number, number] {
  const own = rings.filter(({ isContext }) => !isContext).map(({ y }) => y);
  const values = [...points.map(({ mean }) => mean), ...own];
  const intervals = points.flatMap(({ low, high }) => [low, high]);
  const [least, most] = extentAround(values, intervals);
  const bands = points.flatMap(({ band }) => (band ? [band.low, band.high] : []));
  const [lowest = least, highest = most] = extent([...bands, least, most]);
  const top = Math.min(highest, Math.max(most * MOST_BAND, most));
  const from = lowest >= 0 && lowest < top / 2 ? 0 : lowest;
  return widened([from, top]);
}

/** Places of values along the axis, px. */
export interface AcrossScale {
  at: (value: number) => number;
  ticks: AxisTick[];
}

const TICK_GAP = 12;

/** Labels that keep clear of one another, those wanted most first. */
export function clear(labels: readonly AxisTick[]): AxisTick[] {
  const kept: AxisTick[] = [];
  for (const label of labels) {
    const room = (other: AxisTick) =>
      (textWidth(label.label) + textWidth(other.label)) / 2 + TICK_GAP;
    if (kept.every((other) => Math.abs(other.at - label.at) >= room(other))) kept.push(label);
  }
  return kept.sort((a, b) => a.at - b.at);
}

/** The axis of a swept knob; the knee's value is set in ink, and what stands too near it left out. */
export function acrossScale(
  { scale }: SweptAxis,
  [low, high]: readonly [number, number],
  plot: Box,
  knee: number | null,
): AcrossScale {
  const range: [number, number] = [plot.x + 12, plot.x + plot.width - 12];
  if (typeof scale !== 'string') {
    const { names } = scale;
    const at = scaleLinear([-0.5, names.length - 0.5], [plot.x, plot.x + plot.width]);
    return { at, ticks: clear(names.map((label, place) => ({ at: at(place), label }))) };
  }
  const emphasised = (at: (value: number) => number): AxisTick[] =>
    knee === null ? [] : [{ at: at(knee), label: formatNumber(knee), emphasised: true }];
  if (scale === 'log') {
    const log = scaleLog([Math.max(low, 1), Math.max(high, low + 1, 2)], range);
    const at = (value: number) => log(Math.max(value, 1));
    const whole = log.ticks().filter(Number.isInteger);
    const round = clearTicks(whole, at);
    const ticks = whole
      .filter((tick) => round.has(tick))
      .map((tick) => ({ at: at(tick), label: formatNumber(tick) }));
    return { at, ticks: clear([...emphasised(at), ...ticks]) };
  }
  const at =
    low === high ? scaleLinear([low - 1, high + 1], range) : scaleLinear([low, high], range);
  const ticks = at
    .ticks(Math.min(8, Math.floor(plot.width / 50)))
    .filter(Number.isInteger)
    .map((tick) => ({ at: at(tick), label: formatNumber(tick) }));
  return { at, ticks: clear([...emphasised(at), ...ticks]) };
}
