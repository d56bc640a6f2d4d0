import { expect, it } from 'vitest';
import { claimMetricText } from '../../../src/comparison/claimMetricText';

it('names what a claim compares; that it is a mean goes without saying', () => {
  expect(claimMetricText('roundtripTime.mean')).toBe('Roundtrip');
  expect(claimMetricText('roundtripTime.median')).toBe('Roundtrip (median)');
  expect(claimMetricText('memory.BPI8X-O01')).toBe('Memory of BPI8X-O01');
});
