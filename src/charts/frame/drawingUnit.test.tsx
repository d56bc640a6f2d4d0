// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { cssLength, drawingLength } from './drawingUnit';

afterEach(() => document.documentElement.removeAttribute('style'));

it('is as many px at the default font size, where a rem has 15', () => {
  expect(cssLength(30)).toBe('calc(30rem / 15)');
});

it.each([
  [15, 120, 120],
  [18.75, 120, 96],
])('at a rem of %f px, %f px on the screen are %f of a drawing', (remPx, px, units) => {
  document.documentElement.style.fontSize = `${remPx}px`;
  expect(drawingLength(px)).toBe(units);
});
