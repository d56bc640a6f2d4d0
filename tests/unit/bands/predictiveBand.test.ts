import { describe, expect, it } from 'vitest';
import {
  type BandPlace,
  halfWidthOf,
  openBand,
  predictiveBand,
  type StudyBands,
} from '../../../src/comparison/bands';

const only = (halfWidth: number, least: number) => ({ elsewhere: { halfWidth, least } });
const bands: StudyBands = {
  widening: 0.5,
  metrics: {
    rate: { scale: 'ratio', widths: only(Math.log(1.25), 0) },
    near: { scale: 'ratio', widths: only(0.1, 0.15) },
    share: { scale: 'ratio', widths: only(0.2, 0), most: 100 },
    cpu: { scale: 'points', widths: only(10, 0), most: 100 },
  },
};

const placeAt = (distance: number, regimes = ['elsewhere'], isOutside = false): BandPlace => ({
  distance,
  regimes,
  isOutside,
});

const at = (metric: string, mean: number, distance = 0, interval = 0) =>
  predictiveBand(
    bands,
    metric,
    { mean, low: mean - interval, high: mean + interval },
    placeAt(distance),
  );

describe('a predictive band', () => {
  it('is factors of the value, and widens by its logarithm', () => {
    expect(at('rate', 100)).toEqual({ low: expect.closeTo(80), high: expect.closeTo(125) });
    expect(at('rate', 100, 2)).toEqual({ low: expect.closeTo(64), high: expect.closeTo(156.25) });
  });

  it('is points to either side, within what there is', () => {
    expect(at('cpu', 50, 1)).toEqual({ low: 35, high: 65 });
    expect(at('cpu', 4)).toEqual({ low: 0, high: 14 });
    expect(at('cpu', 97)).toEqual({ low: 87, high: 100 });
    expect(at('share', 95)?.high).toBe(100);
  });

  it('is never narrower than the errors of the fit', () => {
    const widthOf = (distance: number) => Math.log((at('near', 1, distance)?.high ?? 0) / 1);
    expect([0, 1, 2].map(widthOf)).toEqual([0.15, 0.15, 0.2].map((one) => expect.closeTo(one)));
  });

  it('holds the value and grows with the distance', () => {
    for (const metric of Object.keys(bands.metrics)) {
      let before = { low: Number.POSITIVE_INFINITY, high: 0 };
      for (const distance of [0, 0.3, 1, 4]) {
        const band = at(metric, 60, distance);
        expect(band?.low).toBeLessThan(60);
        expect(band?.high).toBeGreaterThan(60);
        expect(band?.low).toBeLessThanOrEqual(before.low);
        expect(band?.high).toBeGreaterThanOrEqual(before.high);
        before = band ?? before;
      }
    }
  });

  it('is never narrower than the interval over replications, nor beyond what there is', () => {
    expect(at('rate', 100, 0, 40)).toEqual({ low: 60, high: 140 });
    expect(at('rate', 100, 0, 22)).toEqual({ low: 78, high: expect.closeTo(125) });
    expect(at('cpu', 60, 0, 70)).toEqual({ low: 0, high: 100 });
  });

  it('is none of what was never measured, of a ratio to 0, or of no number', () => {
    expect(at('p95', 100)).toBeNull();
    expect(at('rate', 0)).toBeNull();
    expect(at('rate', -1)).toBeNull();
    expect(at('cpu', Number.NaN)).toBeNull();
    expect(at('cpu', 0)).toEqual({ low: 0, high: 10 });
  });
});

describe('a band with what the parameters leave open', () => {
  const open = (metric: string, excess: Record<string, number> | null) =>
    openBand(bands, metric, { mean: 50, low: 50, high: 50 }, placeAt(0), excess);

  it('adds by squares: 1.645 standard deviations hold nine of ten of a normal distribution', () => {
    const halfWidth = Math.hypot(Math.log(1.25), 1.645 * 0.1);
    expect(open('rate', { rate: 0.1 })).toEqual({
      low: expect.closeTo(50 * Math.exp(-halfWidth)),
      high: expect.closeTo(50 * Math.exp(halfWidth)),
    });
    // Of a share in points, the standard deviation is that of its logarithm times the share.
    const points = Math.hypot(10, 1.645 * 0.1 * 50);
    expect(open('cpu', { cpu: 0.1 })?.high).toBeCloseTo(50 + points);
  });

  it('is the band as it is where they add nothing or were not tried', () => {
    expect(open('rate', { rate: 0 })).toEqual(at('rate', 50));
    expect(open('rate', null)).toEqual(at('rate', 50));
  });

  it('is none where too many sets of them end in a backlog', () => {
    expect(open('rate', {})).toBeNull();
  });
});

describe('where a scenario stands', () => {
  const byRegime: StudyBands = {
    widening: 1,
    metrics: {
      rate: {
        scale: 'ratio',
        widths: {
          elsewhere: { halfWidth: 0.1, least: 0 },
          busy: { halfWidth: 0.3, least: 0 },
          boxes: { halfWidth: 0.2, least: 0.25 },
        },
      },
      time: { scale: 'ratio', widths: only(0.1, 0) },
    },
  };
  const width = (metric: string, place: BandPlace, of = byRegime) => halfWidthOf(of, metric, place);

  it('is in regimes, of which the widest counts, each side of it by itself', () => {
    expect(width('rate', placeAt(0))).toBe(0.1);
    expect(width('rate', placeAt(0, ['busy']))).toBe(0.3);
    expect(width('rate', placeAt(0, ['boxes']))).toBe(0.25);
    expect(width('rate', placeAt(0, ['boxes', 'busy']))).toBe(0.3);
    expect(width('rate', placeAt(1, ['boxes']))).toBe(0.4);
  });

  it('has no band where one of its regimes has none', () => {
    expect(width('time', placeAt(0, ['busy']))).toBeNull();
    expect(width('time', placeAt(0, ['elsewhere', 'busy']))).toBeNull();
    expect(width('time', placeAt(0, ['busy', 'elsewhere']))).toBeNull();
  });

  it('has no band outside of what was measured', () => {
    expect(width('rate', placeAt(0.1, ['elsewhere'], true))).toBeNull();
  });

  it('has one at what was measured alone where nothing tells how errors grow', () => {
    const unknown = { ...byRegime, widening: null };
    expect(width('rate', placeAt(0), unknown)).toBe(0.1);
    expect(width('rate', placeAt(0.1), unknown)).toBeNull();
  });
});
