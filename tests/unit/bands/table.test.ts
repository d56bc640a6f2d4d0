import { describe, expect, it } from 'vitest';
import { namedMetrics } from '../../../src/comparison/namedMetrics';
import { determinedPredictions } from '../../../src/comparison/refits';
import type { Regime } from '../../../src/comparison/regimes';
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

const evidenceOf = (cells: readonly BandCell[], regimes: readonly Regime[] = []) =>
  bandEvidence(
    { id: 'toy', metrics: { ...metrics, regimes } },
    { cells, ignored: ['left out'] },
    '1.0.0',
  );

/** Twenty results at distances from 0 to 1.9 whose sizes grow by as much as they are. */
const growing = Array.from({ length: 20 }, (_, i) => {
  const distance = i / 10;
  return cell({ cluster: String(i), distance, residual: 0.1 * (1 + distance), fitResidual: 0.05 });
});

describe('the evidence for bands', () => {
  it('has the width, the widening and what they rest on', () => {
    const { rows, widening, ignored } = evidenceOf(growing);
    expect(widening?.k).toBeCloseTo(1, 9);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ pool: 'metric', errors: 20, heldOut: 20, clusters: 20 });
    expect(rows[0]?.halfWidth).toBeCloseTo(0.1, 9);
    expect(ignored).toEqual(['left out']);
  });

  it('names collapses and lets them tell nothing', () => {
    const collapsed = cell({ scenario: 'toy/c', distance: 2, residual: -Math.log(20) });
    const { collapses, widening, rows, coverage } = evidenceOf([...growing, collapsed]);
    expect(collapses).toEqual([{ scenario: 'toy/c', label: 'Rate', factor: expect.closeTo(20) }]);
    expect(widening?.k).toBeCloseTo(1, 9);
    expect(rows[0]?.errors).toBe(20);
    expect(coverage.cells).toBe(20);
  });

  it('tries published configurations by the fit to all, at no distance', () => {
    const off = cell({ cluster: 'off', fitResidual: 0.15 });
    const { published, intervals } = evidenceOf([...growing, off, cell({ isInInterval: true })]);
    expect(published).toMatchObject({ covered: 21, cells: 22 });
    expect(intervals).toMatchObject({ covered: 1, cells: 22 });
  });

  it('tells no widening by few results, and names the metrics without a band', () => {
    const few = [...growing.slice(0, 4), cell({ metric: 'busy' })];
    const { widening, without, rows } = evidenceOf(few);
    expect(widening).toBeNull();
    expect(rows).toEqual([]);
    expect(without).toEqual([
      { label: 'Rate', cells: 4 },
      { label: 'Busy', cells: 1 },
    ]);
    expect(evidenceOf(growing.slice(0, 9)).widening).toBeNull();
    expect(evidenceOf(growing.slice(0, 10)).widening?.k).toBeCloseTo(1, 9);
  });

  it('gives labs what they need, and shares their most', () => {
    const busy = growing.map((one) => ({ ...one, metric: 'busy' }));
    const bands = studyBandsOf(evidenceOf([...growing, ...busy]));
    expect(bands.widening).toBeCloseTo(1, 9);
    expect(bands.metrics).toMatchObject({ rate: { scale: 'ratio' }, busy: { most: 100 } });
  });
});

describe('bands by regime', () => {
  const regimes: Regime[] = [
    { id: 'far', label: 'far away', holds: () => false },
    { id: 'odd', label: 'at odds', holds: () => false },
  ];
  const some = (count: number, residual: number, own: readonly string[], name: string) =>
    Array.from({ length: count }, (_, i) =>
      cell({ cluster: `${name}${i}`, scenario: `toy/${name}${i}`, regimes: own, residual }),
    );
  const here = some(20, 0.1, ['elsewhere'], 'here');
  const far = some(8, 0.4, ['far'], 'far');

  it('rest on the errors there, and hold what one band for all does not', () => {
    const { rows, byRegime, failed } = evidenceOf([...here, ...far], regimes);
    const of = (regime: string) => rows.find((row) => row.regime === regime);
    expect(of('elsewhere')).toMatchObject({ halfWidth: 0.1, errors: 20 });
    expect(of('far')).toMatchObject({ halfWidth: 0.4, errors: 8, clusters: 8 });
    expect(failed).toEqual([]);
    const [first] = byRegime;
    expect(first).toMatchObject({ regime: 'far', label: 'far away', judged: { covered: 8 } });
    expect(first?.quantities).toMatchObject({ rate: { covered: 8, cells: 8 } });
  });

  it('have beside them what one band for all would hold there', () => {
    const { byRegime } = evidenceOf(
      [...some(60, 0.1, ['elsewhere'], 'here'), ...some(6, 0.4, ['far'], 'far')],
      regimes,
    );
    const counts = byRegime.map(({ regime, judged, pooled }) => [
      regime,
      judged.covered,
      pooled.covered,
      pooled.cells,
    ]);
    expect(counts).toEqual([
      ['far', 6, 0, 6],
      ['odd', 0, 0, 0],
      ['elsewhere', 60, 60, 60],
    ]);
  });

  it('are those of all where a regime has too few, and never below its own', () => {
    const five = some(5, 0.05, ['far'], 'near');
    const of = (cells: readonly BandCell[]) =>
      evidenceOf(cells, regimes).rows.find(({ regime }) => regime === 'far');
    expect(of([...here, ...five])).toMatchObject({ halfWidth: 0.1, errors: 25 });
    expect(of([...here, ...some(6, 0.05, ['far'], 'near')])).toMatchObject({ halfWidth: 0.05 });
    expect(of([...here, ...some(1, 0.7, ['far'], 'near')])).toMatchObject({ halfWidth: 0.7 });
    expect(of(here)).toMatchObject({ halfWidth: 0.1, errors: 20, coverage: { cells: 0 } });
  });

  it('are none where those made without a cluster hold too few', () => {
    // Two clusters that err differently: neither foretells the other.
    const split = [
      ...some(4, 0.9, ['odd'], 'a').map((one) => ({ ...one, cluster: 'a' })),
      ...some(4, 0.02, ['odd'], 'b').map((one) => ({ ...one, cluster: 'b' })),
    ];
    const evidence = evidenceOf([...here, ...split], regimes);
    expect(evidence.failed).toMatchObject([
      { metric: 'rate', label: 'Rate', regime: 'odd', coverage: { covered: 4, cells: 8 } },
    ]);
    expect(evidence.rows.map(({ regime }) => regime)).toEqual(['elsewhere', 'far']);
    expect(studyBandsOf(evidence).metrics.rate?.widths).not.toHaveProperty('odd');
    expect(evidence.coverage.cells, 'what has no band is not counted').toBe(20);
    expect(evidence.published.cells).toBe(20);
  });

  it('are not refused for results that a worse regime holds as well', () => {
    const shared = some(4, 0.9, ['far', 'odd'], 'a').map((one) => ({ ...one, cluster: 'a' }));
    const own = some(4, 0.02, ['odd'], 'b').map((one) => ({ ...one, cluster: 'b' }));
    const evidence = evidenceOf(
      [...here, ...some(9, 0.1, ['far'], 'c'), ...shared, ...own],
      regimes,
    );
    expect(evidence.failed.map(({ regime }) => regime)).toEqual(['odd']);
  });

  it('are tried on what fits predict that leave much out, misses of the regime with them', () => {
    const fits = [
      { label: 'later', cells: [cell({ residual: 0.05 }), cell({ residual: 2 })] },
      { label: 'later', cells: [cell({ residual: -0.05, quantity: null })] },
      { label: 'other', cells: [cell({ residual: 0.3, distance: 9 })] },
    ];
    const { extrapolated } = bandEvidence(
      { id: 'toy', metrics },
      { cells: growing, ignored: [] },
      '1.0.0',
      fits,
    );
    expect(extrapolated).toMatchObject([
      { label: 'later', all: { covered: 2, cells: 3 }, judged: { covered: 1, cells: 2 } },
      { label: 'other', all: { covered: 1, cells: 1 } },
    ]);
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
