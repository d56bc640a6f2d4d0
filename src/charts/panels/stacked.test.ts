import { expect, it } from 'vitest';
import { stacked } from './stacked';

it('stands each panel under the one before it and its own title', () => {
  const sizes = [
    { head: 46, height: 130 },
    { head: 34, height: 88 },
    { head: 28, height: 64 },
  ];
  expect(stacked(sizes)).toEqual([
    { top: 46, bottom: 176 },
    { top: 210, bottom: 298 },
    { top: 326, bottom: 390 },
  ]);
  expect(stacked(sizes.slice(0, 1), 18)).toEqual([{ top: 64, bottom: 194 }]);
  expect(stacked([], 18)).toEqual([]);
});
