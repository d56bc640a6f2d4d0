import { expect, it } from 'vitest';
import { touchDirection } from '../../../src/lab/touchDirection';

const moved = (x: number, y: number) =>
  touchDirection({ clientX: 100, clientY: 100 }, { clientX: 100 + x, clientY: 100 + y });

it('tells who turns a knob from who scrolls the page, once a touch has gone far enough', () => {
  expect([moved(0, 0), moved(5, -5), moved(-5, 0)]).toEqual([null, null, null]);
  expect([moved(6, 0), moved(-20, 10)]).toEqual(['sideways', 'sideways']);
  expect([moved(0, -6), moved(10, 20), moved(8, 8)]).toEqual(['upDown', 'upDown', 'upDown']);
});
