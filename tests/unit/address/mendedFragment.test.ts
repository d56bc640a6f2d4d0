import { expect, test } from 'vitest';
import { mendedFragment } from '../../../src/address/mendedFragment';

test.each(['#100%', '#%E0%A4%A', '#s=%%%', '#%zz'])(
  'the broken escape of %s stands for itself',
  (hash) => {
    expect(decodeURIComponent(mendedFragment(hash))).toBe(hash);
  },
);

test.each(['', '#think-time', '#caf%C3%A9', '#s=a%20b'])('%s stays as it is', (hash) => {
  expect(mendedFragment(hash)).toBe(hash);
});
