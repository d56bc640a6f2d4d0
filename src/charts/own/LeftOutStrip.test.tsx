// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, endsOf, marks } from '../../../tests/support/marks';
import { LeftOutStrip } from './LeftOutStrip';

afterEach(cleanup);

const draw = (fittedPercent: number | null, leftOutPercent: number | null) =>
  drawAt(
    96,
    <LeftOutStrip label="One server" {...{ fittedPercent, leftOutPercent }} mostPercent={15} />,
  );

it.each([
  [1.2, 2.4],
  [0, 15],
  [4.9, 9.8],
])('has a dot at %d and a diamond at %d of 15', (fitted, leftOut) => {
  const svg = draw(fitted, leftOut);
  const [from, to] = endsOf(svg.querySelector('line') as Element);
  const percentAt = (x: number) => (15 * (x - from.x)) / (to.x - from.x);
  expect(percentAt(centreOf(marks('fitted', svg)[0] as Element).x)).toBeCloseTo(fitted, 6);
  expect(percentAt(centreOf(marks('left-out', svg)[0] as Element).x)).toBeCloseTo(leftOut, 6);
  expect(marks('beyond', svg)).toHaveLength(0);
});

it('has an arrow in place of what is off its scale, and keeps what is not', () => {
  expect(marks('beyond', draw(61, 214))).toHaveLength(1);
  const svg = draw(9, 22);
  expect(marks('fitted', svg)).toHaveLength(1);
  expect(marks('left-out', svg)).toHaveLength(0);
  expect(marks('beyond', svg)).toHaveLength(1);
});

it('says both errors, and which of them there is none of', () => {
  draw(null, 21.4);
  expect(screen.getByRole('img').getAttribute('aria-label')?.replaceAll('\u202f', ' ')).toBe(
    'One server: fitted n/a, left out 21 %, on 0 to 15 %',
  );
});
