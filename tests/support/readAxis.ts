import { expect } from 'vitest';
import type { Place } from './marks';

/** A drawn axis, known from the numbers printed at its ticks alone. */
export interface DrawnAxis {
  kind: 'linear' | 'log';
  /** The printed numbers, by position. */
  values: number[];
  /** The value that a position in px stands for. */
  valueAt: (px: number) => number;
  /** The position in px at which a value belongs. */
  pxOf: (value: number) => number;
}

export interface DrawnAxes {
  x: DrawnAxis;
  y: DrawnAxis;
}

interface Tick {
  px: number;
  value: number;
}

/** How far a mark may stand from its value: what rounding to tenths of a px leaves room for. */
const PRECISION_PX = 0.5;
const FIT_PX = 0.2;
/** The least share of a drawing that its ticks take, so that an axis is not pressed into a corner. */
const LEAST_SHARE = 1 / 5;
/** Values that differ stand at least this far apart at their extremes: none is pressed on another. */
const LEAST_DIFFERENCE_PX = 1;
/** Labels nearer than this cannot be told apart. */
const LEAST_GAP_PX = 8;
const NUMBER = /^([+\u2212-]?)(\d[\d,]*(?:\.\d+)?)(?:[\s\u202f]*[^\d\s].*)?$/;

const numberOf = (element: Element, name: string) => Number(element.getAttribute(name));

/** The number that a label prints, with its sign and thousands, without its unit; null for other text. */
export function printedValue(label: string): number | null {
  const found = NUMBER.exec(label.trim());
  if (!found) return null;
  const size = Number(found[2]?.replaceAll(',', ''));
  return found[1] === '' || found[1] === '+' ? size : -size;
}

/** Where along x a label names a position, by its tick if it has one; null on another axis. */
function alongX(text: Element, tick: Element | null): number | null {
  const [anchor, x] = [text.getAttribute('text-anchor'), numberOf(text, 'x')];
  if (tick === null) return anchor === 'middle' ? x : null;
  const px = numberOf(tick, 'x1');
  if (px !== numberOf(tick, 'x2')) return null;
  const off = anchor === 'end' ? Math.max(0, Math.abs(x - px - 5) - 5) : Math.abs(x - px);
  if (off > 1) throw new Error(`the label ${text.textContent} stands ${off} px from its tick`);
  return px;
}

/** As `alongX`, for labels left of a vertical axis, whose baselines stand 4 px under their ticks. */
function alongY(text: Element, tick: Element | null): number | null {
  if (text.getAttribute('text-anchor') !== 'end') return null;
  const px = numberOf(text, 'y') - 4;
  if (tick === null) return px;
  if (numberOf(tick, 'y1') !== numberOf(tick, 'y2')) return null;
  const off = Math.abs(numberOf(tick, 'y1') - px);
  if (off > 1) throw new Error(`the label ${text.textContent} stands ${off} px from its tick`);
  return px;
}

function ticksAlong(root: Element, along: typeof alongX): Tick[] {
  const ticks = [...root.querySelectorAll('text[class*="tick"]')].flatMap((text) => {
    const value = printedValue(text.textContent ?? '');
    const group = text.parentElement;
    const alone = group?.querySelectorAll('text').length === 1;
    const px = along(text, alone ? group.querySelector('line') : null);
    return value === null || px === null ? [] : [{ px, value }];
  });
  return ticks.sort((a, b) => a.px - b.px);
}

/** The scale on which all ticks stand where their labels say; throws where there is none. */
function axisThrough(ticks: readonly Tick[]): DrawnAxis {
  const text = ticks.map(({ px, value }) => `${value} at ${px}`).join(', ');
  const [first, last] = [ticks[0], ticks.at(-1)];
  if (!first || !last || first === last) throw new Error(`too few ticks for an axis: ${text}`);
  if (ticks.some(({ px }, index) => px - (ticks[index - 1]?.px ?? -Infinity) < LEAST_GAP_PX)) {
    throw new Error(`the ticks stand on one another: ${text}`);
  }
  const scales = [
    { kind: 'linear', to: (value: number) => value, from: (value: number) => value },
    { kind: 'log', to: Math.log, from: Math.exp },
  ] as const;
  for (const { kind, to, from } of scales) {
    const slope = (last.px - first.px) / (to(last.value) - to(first.value));
    const pxOf = (value: number) => first.px + slope * (to(value) - to(first.value));
    if (ticks.every(({ px, value }) => Math.abs(pxOf(value) - px) <= FIT_PX)) {
      const valueAt = (px: number) => from(to(first.value) + (px - first.px) / slope);
      return { kind, values: ticks.map(({ value }) => value), valueAt, pxOf };
    }
  }
  throw new Error(`the ticks are neither linear nor logarithmic: ${text}`);
}

/** Holds an axis to its share of a whole drawing, whose width or height stands in its view box. */
function expectSpread(root: Element, { values, pxOf }: DrawnAxis, size: 2 | 3) {
  const px = Number(root.getAttribute('viewBox')?.split(' ')[size] ?? 0);
  const spread = pxOf(Math.max(...values)) - pxOf(Math.min(...values));
  expect(Math.abs(spread)).toBeGreaterThan(LEAST_SHARE * px);
}

/** The horizontal axis of a drawing; larger values stand further right. */
export function readX(root: Element): DrawnAxis {
  const axis = axisThrough(ticksAlong(root, alongX));
  expect(axis.values).toEqual([...axis.values].sort((a, b) => a - b));
  expectSpread(root, axis, 2);
  return axis;
}

/** The vertical axis of a drawing; larger values stand higher. */
export function readY(root: Element): DrawnAxis {
  const axis = axisThrough(ticksAlong(root, alongY));
  expect(axis.values).toEqual([...axis.values].sort((a, b) => b - a));
  expectSpread(root, axis, 3);
  return axis;
}

export const readAxes = (root: Element): DrawnAxes => ({ x: readX(root), y: readY(root) });

/** Holds positions along an axis against the values they stand for, in order. */
export function expectValues(axis: DrawnAxis, px: readonly number[], values: readonly number[]) {
  const read = px.map((at, index) => {
    const value = values[index] ?? Number.NaN;
    return Math.abs(axis.pxOf(value) - at) <= PRECISION_PX ? value : axis.valueAt(at);
  });
  expect(read).toEqual(values);
  if (new Set(values).size > 1) {
    expect(Math.max(...px) - Math.min(...px)).toBeGreaterThan(LEAST_DIFFERENCE_PX);
  }
}

/** Holds marks against the pairs of values they stand for, in order. */
export function expectPlaces(
  { x, y }: DrawnAxes,
  places: readonly Place[],
  values: readonly (readonly [x: number, y: number])[],
) {
  expectValues(
    x,
    places.map((place) => place.x),
    values.map(([value]) => value),
  );
  expectValues(
    y,
    places.map((place) => place.y),
    values.map(([, value]) => value),
  );
}
