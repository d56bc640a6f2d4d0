import { describe, expect, it } from 'vitest';
import type { Comparison, Quantity } from '../../../src/comparison/types';
import type { HistoryEntry, QuantityFigures } from '../../../src/comparison/validation';
import { withEntry } from '../../../src/studies/low-latency/evidence/history';
import {
  metricFigures,
  pointFigures,
  quantityFigures,
} from '../../../src/studies/low-latency/figures';
import { QUANTITIES } from '../../../src/studies/low-latency/quantities';

const comparison = (
  quantity: Quantity | null,
  error: number | null,
  metric = 'x.median',
): Comparison => ({
  scenario: 'low-latency/20-A',
  metric,
  unit: 'ms',
  measured: 100,
  simulated: 100,
  low: 100,
  high: 100,
  error,
  role: 'calibrated',
  quantity,
  tolerance: 0.1,
});

describe('figures', () => {
  it('are median and 90th percentile of absolute errors, in percent', () => {
    const errors = [-0.01, 0.02, -0.03, 0.04, 0.05];
    const all = QUANTITIES.flatMap((quantity) => errors.map((one) => comparison(quantity, one)));
    const figures = quantityFigures(all);
    expect(figures?.throughput.medianPercent).toBeCloseTo(3, 12);
    expect(figures?.messageBoxCpu.p90Percent).toBeCloseTo(4.6, 12);
  });

  it('are absent as long as a quantity has none', () => {
    expect(quantityFigures([comparison('throughput', 0.1)])).toBeNull();
  });

  it('of a metric look at it alone, judged or not, where it is printed', () => {
    const comparisons = [
      comparison(null, 0.06, 'roundtripTime.mean'),
      comparison('roundtripTime', 0.5, 'roundtripTime.median'),
      comparison(null, null, 'roundtripTime.mean'),
      comparison(null, 0.01, 'roundtrips'),
      comparison(null, -0.02, 'roundtrips'),
      comparison(null, 0.06, 'roundtrips'),
      comparison(null, null, 'roundtrips'),
    ];
    expect(metricFigures(comparisons, 'roundtripTime.mean')?.medianPercent).toBeCloseTo(6, 12);
    const figures = metricFigures(comparisons, 'roundtrips');
    expect(figures?.medianPercent).toBeCloseTo(2, 12);
    expect(figures?.p90Percent).toBeCloseTo(5.2, 12);
    expect(metricFigures([comparison(null, null, 'roundtrips')], 'roundtrips')).toBeNull();
  });

  it('of machines are differences in points', () => {
    const machine = { scenario: 'low-latency/20-A', machine: 'BPI2X-C05' };
    expect(
      pointFigures([
        { ...machine, measured: 40, simulated: 44 },
        { ...machine, measured: 10, simulated: 8 },
      ]),
    ).toMatchObject({ medianPoints: 3 });
    expect(pointFigures([])).toBeNull();
  });
});

describe('the history', () => {
  const entry = (modelVersion: string): Omit<HistoryEntry, 'change'> => ({
    modelVersion,
    date: '2026-11-21',
    calibratedParameters: 30,
    ledger: 8,
    figures: {} as QuantityFigures,
    heldOut: null,
  });
  const first: HistoryEntry = { ...entry('1.0.0'), date: '2026-11-20', change: 'First.' };

  it('grows by a version with what changed', () => {
    const grown = withEntry([first], entry('1.1.0'), 'Saturation.');
    expect(grown.map(({ modelVersion }) => modelVersion)).toEqual(['1.0.0', '1.1.0']);
    expect(() => withEntry([first], entry('1.1.0'))).toThrow('Say what changed in model 1.1.0.');
  });

  it('renews the entry of a version and keeps its date and text', () => {
    const renewed = withEntry([first], { ...entry('1.0.0'), ledger: 3 });
    expect(renewed).toEqual([{ ...first, ledger: 3 }]);
  });
});
