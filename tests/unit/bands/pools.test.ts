import { describe, expect, it } from 'vitest';
import type { BandCell } from '../../../src/evidence/bands/cells';
import { COLLAPSE_FACTOR, isCollapse, poolOf } from '../../../src/evidence/bands/pools';
import { cell } from './cellsFixture';

const many = (count: number, changes: Partial<BandCell>) =>
  Array.from({ length: count }, (_, i) => cell({ cluster: String(i), ...changes }));

describe('whose errors set the band of a metric', () => {
  it('are its own where ten were held out', () => {
    const cells = [...many(10, { metric: 'time.mean' }), ...many(30, { metric: 'time.median' })];
    expect(poolOf('time.mean', cells)).toMatchObject({ name: 'metric', cells: { length: 10 } });
  });

  it('are those of its quantity where nine were', () => {
    const cells = [
      ...many(9, { metric: 'time.mean' }),
      ...many(4, { metric: 'time.median' }),
      ...many(30, { metric: 'timeout' }),
    ];
    expect(poolOf('time.mean', cells)).toMatchObject({ name: 'quantity', cells: { length: 13 } });
  });

  it('are all of its study where those are too few, in sample too', () => {
    const cells = [
      ...many(5, { metric: 'rate' }),
      ...many(4, { metric: 'peak', isHeldOut: false }),
      ...many(3, { metric: 'cpu' }),
    ];
    expect(poolOf('rate', cells)).toMatchObject({ name: 'study', cells: { length: 12 } });
  });

  it('are never of another scale, of unfitted numbers, or collapsed', () => {
    const cells = [
      ...many(9, {}),
      ...many(5, { scale: 'points', metric: 'cpu' }),
      ...many(5, { isFitted: false, metric: 'peak' }),
      ...many(5, { residual: 2 }),
    ];
    expect(poolOf('rate', cells)).toBeNull();
    expect(poolOf('rate', [...cells, cell()])?.cells).toHaveLength(10);
  });

  it('are its own where no parameter was fitted to it, though nothing was held out', () => {
    const free = { metric: 'count', isHeldOut: false, isFitted: false };
    const cells = [...many(10, free), ...many(30, { ...free, metric: 'other' })];
    expect(poolOf('count', cells)).toMatchObject({ name: 'metric', cells: { length: 10 } });
    const fitted = many(10, { ...free, isFitted: true });
    expect(poolOf('count', [...fitted, ...many(9, { metric: 'peak' })])?.name).toBe('study');
  });

  it('are none of a metric that was not measured', () => {
    expect(poolOf('p95', many(30, {}))).toBeNull();
  });
});

it('a collapse is off by more than the factor either way, and never one in points', () => {
  const edge = Math.log(COLLAPSE_FACTOR);
  const residuals = [edge - 0.01, edge + 0.01, -edge - 0.01];
  expect(residuals.map((residual) => isCollapse(cell({ residual })))).toEqual([false, true, true]);
  expect(isCollapse(cell({ residual: 40, scale: 'points' }))).toBe(false);
});
