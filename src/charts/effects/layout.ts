import { extent } from 'd3-array';
import { scaleLog } from 'd3-scale';
import { steady } from '../frame/steady';
import { textWidth } from '../frame/textWidth';
import { labelText, measuredText, pairText } from './effectText';
import type { Effect, EffectGroup } from './types';

export const TOP = 34;
export const BOTTOM = 44;
export const LANE = 19;
export const RING = 4.5;
/** Length of the arrow that stands for all below an upper end, px. */
export const ARROW = 18;
const HEAD = 24;
const GAP = 8;
/** The axis reaches from and to here at least. */
const LEAST_REACH = [0.5, 2];
/** Between a mark and its label, px. */
const BESIDE = 5;

/** A line of the drawing: the name of its study, and one pair or the reason why there is none. */
export interface Lane {
  id: string;
  /** At the first lane of a study alone. */
  study: string | null;
  y: number;
  effect: Effect | null;
  note: string;
}

export interface LaidGroup {
  id: string;
  name: string;
  /** Where its rule and its name stand. */
  top: number;
  lanes: Lane[];
}

/** Lays the lanes below one another; the same at every width. */
export function laneLayout(groups: readonly EffectGroup[]): {
  groups: LaidGroup[];
  bottom: number;
} {
  let y = TOP;
  const laid = groups.map(({ id, name, studies }) => {
    const top = y;
    y += HEAD;
    const lanes = studies.flatMap((study) => {
      const effects = study.effects.length === 0 ? [null] : study.effects;
      return effects.map((effect, index): Lane => {
        const lane = {
          id: `${id} ${study.id} ${effect?.changed ?? ''}`,
          study: index === 0 ? study.name : null,
          y: y + LANE / 2,
          effect,
          note: study.note,
        };
        y += LANE;
        return lane;
      });
    });
    y += GAP;
    return { id, name, top, lanes };
  });
  return { groups: laid, bottom: y };
}

const effectsOf = (groups: readonly EffectGroup[]): Effect[] =>
  groups.flatMap(({ studies }) => studies.flatMap(({ effects }) => effects));

/** The scale of the ratios, with room for their marks at both ends. */
export function ratioScale(groups: readonly EffectGroup[], left: number, right: number) {
  const ratios = effectsOf(groups).flatMap(({ measured, simulated }) => [measured, simulated]);
  const [least = 1, most = 1] = extent([...LEAST_REACH, ...ratios]);
  const x = steady(scaleLog([least / 1.2, most * 1.2], [left, right]));
  const ticks = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100].filter(
    (tick) => tick >= least / 1.2 && tick <= most * 1.2,
  );
  return { x, ticks };
}

/** Where the label of a lane's marks stands. */
export interface BesideMarks {
  x: number;
  anchor: 'start' | 'end';
  ratio: string;
  pair: string;
}

/** Puts a label on the outer side of its marks, or across from it; the ratio alone where neither has room. */
export function besideMarks(
  effect: Effect,
  x: (ratio: number) => number,
  { left, right }: { left: number; right: number },
): BesideMarks {
  const marks = [x(1), x(effect.measured), x(effect.simulated)];
  const low = Math.min(...marks, effect.isUpperEnd ? x(effect.measured) - ARROW : right);
  const start = { x: Math.max(...marks) + RING + BESIDE, anchor: 'start' as const };
  const end = { x: low - RING - BESIDE, anchor: 'end' as const };
  const sides = effect.measured < 1 || effect.isUpperEnd ? [end, start] : [start, end];
  const ratio = measuredText(effect);
  const ratioWidth = textWidth(`${ratio} `, 12, true);
  const placed = [labelText(effect), pairText(effect), ''].flatMap((pair) => {
    const width = ratioWidth + textWidth(pair);
    const side = sides.find(({ x: at, anchor }) =>
      anchor === 'end' ? at - width >= left : at + width <= right,
    );
    return side ? [{ ...side, ratio, pair }] : [];
  });
  return placed[0] ?? { ...(sides[0] ?? start), ratio, pair: '' };
}
