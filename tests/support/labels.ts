import { expect } from 'vitest';
import { textWidth } from '../../src/charts/frame/textWidth';
import { lengthOf, type Place } from './marks';

/** A label's radius of the largest mark, its gap and its rim together, in px. */
const BESIDE_PX = 18;
const LINE_PX = 16;
const ASCENT_PX = 12;

/** Distance in px from a place to the side of a label that faces its mark, or to its leader's foot. */
function distanceTo(svg: Element, id: string, place: Place): number {
  const leader = svg.querySelector(`[data-leader="${id}"] line`);
  if (leader) return Math.hypot(lengthOf(leader, 'x1') - place.x, lengthOf(leader, 'y1') - place.y);
  const text = svg.querySelector(`[data-label="${id}"] text`);
  if (text === null) throw new Error(`there is no label ${id}`);
  const top = lengthOf(text, 'y') - ASCENT_PX;
  const bottom = top + LINE_PX * text.childElementCount;
  const nearest = Math.min(bottom, Math.max(top, place.y));
  // A label above or below its mark may stand aside of its middle.
  const widths = [...text.children].map((line) => textWidth(line.textContent ?? ''));
  const half = text.getAttribute('text-anchor') === 'middle' ? Math.max(...widths) / 2 : 0;
  const aside = Math.max(0, Math.abs(lengthOf(text, 'x') - place.x) - half);
  return Math.hypot(aside, nearest - place.y);
}

/** Holds a label to its text and to the mark it stands beside. */
export function expectLabel(svg: Element, id: string, text: string | RegExp, place?: Place) {
  expect(svg.querySelector(`[data-label="${id}"]`)?.textContent).toMatch(text);
  expect(place && distanceTo(svg, id, place)).toBeLessThan(BESIDE_PX);
}
