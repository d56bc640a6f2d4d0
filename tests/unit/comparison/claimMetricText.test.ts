import { expect, it } from 'vitest';
import { lowLatency } from '../../../src/studies/low-latency/metrics';

it('names what a claim compares; that it is a mean goes without saying', () => {
  expect(lowLatency.claimTextOf('roundtripTime.mean')).toBe('Roundtrip');
  expect(lowLatency.claimTextOf('roundtripTime.median')).toBe('Roundtrip (median)');
  expect(lowLatency.claimTextOf('memory.BPI8X-O01')).toBe('Memory of BPI8X-O01');
});
