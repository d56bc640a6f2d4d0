import { describe, expect, it } from 'vitest';
import { namedMetrics } from '../../../src/comparison/namedMetrics';
import { determinedPredictions } from '../../../src/comparison/refits';
import type { Refits } from '../../../src/comparison/validation';
import type { BandCell } from '../../../src/evidence/bands/cells';
import { bandEvidence, studyBandsOf } from '../../../src/evidence/bands/table';
import { cell } from './cellsFixture';

const metrics = namedMetrics(
  [
    { id: 'rate', label: 'Rate', unit: '1/s', tolerance: 0.1 },
    { id: 'busy', label: 'Busy', unit: '% of the time', tolerance: 0.1 },
  ],
  { study: 'toy', isFitted: () => true, precise: [] },
);

const evidenceOf = (
  cells: readonly BandCell[],
  borrowed: Parameters<typeof bandEvidence>[3] = null,
) => bandEvidence({ id: 'toy', metrics }, { cells, ignored: ['left out'] }, '1.0.0', borrowed);

/** Twenty results at distances from 0 to 1.9 whose sizes grow by as much as they are. */
const growing = Array.from({ length: 20 }, (_, i) => {
  const distance = i / 10;
  return cell({ cluster: String(i), distance, residual: 0.1 * (1 + distance), fitResidual: 0.05 });
});

describe('the evidence for bands', () => {
  it('has the width, the widening and what they rest on', () => {
    const { rows, widening, wideningFrom, ignored } = evidenceOf(growing);
    expect(widening.k).toBeCloseTo(1, 9);
    expect(wideningFrom).toBeNull();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ pool: 'metric', errors: 20, heldOut: 20, clusters: 20 });
    expect(rows[0]?.halfWidth).toBeCloseTo(0.1, 9);
    expect(ignored).toEqual(['left out']);
  });

  it('names collapses and lets them tell nothing', () => {
    const collapsed = cell({ scenario: 'toy/c', distance: 2, residual: -Math.log(20) });
    const { collapses, widening, rows, coverage } = evidenceOf([...growing, collapsed]);
    expect(collapses).toEqual([{ scenario: 'toy/c', label: 'Rate', factor: expect.closeTo(20) }]);
    expect(widening.k).toBeCloseTo(1, 9);
    expect(rows[0]?.errors).toBe(20);
    expect(coverage.cells).toBe(20);
  });

  it('tries published configurations by the fit to all, at no distance', () => {
    const off = cell({ cluster: 'off', fitResidual: 0.15 });
    const { published, intervals } = evidenceOf([...growing, off, cell({ isInInterval: true })]);
    expect(published).toMatchObject({ covered: 21, cells: 22 });
    expect(intervals).toMatchObject({ covered: 1, cells: 22 });
  });

  it('borrows a widening whole, and names the metrics without a band', () => {
    const borrowed = { widening: { k: 3, standardError: 1 }, from: 'other' };
    const few = [...growing.slice(0, 4), cell({ metric: 'busy' })];
    const { widening, wideningFrom, without, rows } = evidenceOf(few, borrowed);
    expect([widening, wideningFrom]).toEqual([borrowed.widening, 'other']);
    expect(rows).toEqual([]);
    expect(without).toEqual([
      { label: 'Rate', cells: 4 },
      { label: 'Busy', cells: 1 },
    ]);
  });

  it('gives labs what they need, and shares their most', () => {
    const busy = growing.map((one) => ({ ...one, metric: 'busy' }));
    const bands = studyBandsOf(evidenceOf([...growing, ...busy]));
    expect(bands.widening).toBeCloseTo(1, 9);
    expect(bands.metrics).toMatchObject({ rate: { scale: 'ratio' }, busy: { most: 100 } });
  });
});

describe('what a refit predicts', () => {
  const refits = (predicted: number, isDetermined = true): Refits => ({
    modelVersion: '1',
    replications: 1,
    leftOut: 'configuration',
    folds: [{ heldOut: [{ scenario: 'toy/a', metric: 'rate' }], parameters: {}, open: [] }],
    predictions: [
      { scenario: 'toy/a', metric: 'rate', measured: 9, fitted: 10, predicted, isDetermined },
    ],
    unmoved: [],
  });

  it('is what it determines and has moved to', () => {
    expect(determinedPredictions(refits(11))).toEqual([
      { scenario: 'toy/a', metric: 'rate', predicted: 11, leftOut: ['toy/a'] },
    ]);
    expect(determinedPredictions(refits(10))).toEqual([]);
    expect(determinedPredictions(refits(11, false))).toEqual([]);
  });
});
