import { extent } from 'd3-array';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { widened } from '../frame/widened';
import { type PanelPlace, stacked } from '../panels/stacked';
import type { Quantity } from './types';

/** What one value of a knob gave. */
export interface KnobPoint {
  value: number;
  /** The value as shown. */
  text: string;
  /** Null where the run has no such number. */
  upper: number | null;
  lower: number | null;
  /** Where it can be run. */
  href: string;
}

/** A knob that moves alone. */
export interface PanelKnob {
  id: string;
  label: string;
  unit: string;
  /** What moving it does, in few words. */
  note: string;
  scale: 'linear' | 'log' | 'names';
  /** Its value in the best scenario. */
  here: number;
  /** Ascending. */
  points: readonly KnobPoint[];
  /** The measured range; null where the study names no number. */
  measured: { low: number; high: number } | null;
  /** The configuration that the search set out from, as measured. */
  ring: { value: number; upper: number | null; lower: number | null } | null;
}

export interface PanelScales {
  upper: ScaleLinear<number, number>;
  lower: ScaleLinear<number, number>;
}

/** Where the two parts of a panel lie. */
export const [UPPER, LOWER] = stacked([
  { head: 8, height: 84 },
  { head: 20, height: 84 },
]) as [PanelPlace, PanelPlace];
/** A limit is this much of the height away from the edge at least: beyond it, curves are cut. */
const BEYOND_LIMIT = 2;

/** One vertical scale for a row of panels; what is far beyond a limit leaves it. */
function scaleOf(
  values: readonly (number | null)[],
  { limit }: Quantity,
  { top, bottom }: PanelPlace,
) {
  const numbers = values.filter((value) => value !== null);
  const [low = 0, high = 1] = extent([...numbers, ...(limit ? [limit.value] : [])]);
  const most = limit?.kind === 'atMost' ? Math.min(high, BEYOND_LIMIT * limit.value) : high;
  return scaleLinear(widened([low, most]), [bottom, top]).nice(3);
}

export function panelScales(
  knobs: readonly PanelKnob[],
  upper: Quantity,
  lower: Quantity,
): PanelScales {
  const all = (pick: 'upper' | 'lower') =>
    knobs.flatMap(({ points, ring }) => [
      ...points.map((point) => point[pick]),
      ...(ring ? [ring[pick]] : []),
    ]);
  return {
    upper: scaleOf(all('upper'), upper, UPPER),
    lower: scaleOf(all('lower'), lower, LOWER),
  };
}
