import { expect, it } from 'vitest';
import { isOverloaded } from '../../../src/loadtest/checks/overload';

it('more was sent than answered where neither answers nor errors came to it', () => {
  const sent = { arrivalsPerSecond: 100, throughputPerSecond: 90 };
  expect(isOverloaded(sent)).toBe(true);
  expect(isOverloaded({ ...sent, errorsPerSecond: 10 })).toBe(false);
  expect(isOverloaded({ ...sent, throughputPerSecond: 98 })).toBe(false);
  expect(isOverloaded({ throughputPerSecond: 90 })).toBe(false);
});
