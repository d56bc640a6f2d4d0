import { describe, expect, it } from 'vitest';
import {
  differenceRecord,
  directionFrom,
  errorOf,
  metricDifferences,
} from '../../../src/evidence/differences/errors';
import { pair, pairsOf } from './pairsFixture';

const steps = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** Predictions of the sizes 0.01, 0.02 and so on, right but for those named. */
const sized = (count: number, wrong: readonly number[]) =>
  steps(count).map((step) => {
    const predicted = (step % 2 === 0 ? -1 : 1) * (step / 100);
    return pair({ predicted, measured: wrong.includes(step) ? -predicted : predicted });
  });

describe('the half width', () => {
  it('is the size that nine of ten errors keep, whatever their sign', () => {
    const errors = steps(19).map((step) => (step % 2 === 0 ? step : -step) / 100);
    expect(errorOf(pairsOf(errors))?.halfWidth).toBeCloseTo(0.18, 12);
    expect(errorOf([])).toBeNull();
  });
});

describe('the size from which directions are right', () => {
  it('is the least where none was wrong, and nothing is said of fewer than five', () => {
    expect(directionFrom(sized(20, []))).toBeCloseTo(0.01, 12);
    expect(directionFrom(sized(5, []))).toBeCloseTo(0.01, 12);
    expect(directionFrom(sized(4, []))).toBeNull();
  });

  it('ends above the second wrong one of ten next to each other', () => {
    expect(directionFrom(sized(30, [12]))).toBeCloseTo(0.01, 12);
    expect(directionFrom(sized(30, [14, 12]))).toBeCloseTo(0.13, 12);
    expect(directionFrom(sized(30, [19, 5]))).toBeCloseTo(0.01, 12);
  });

  it('is none where one of the largest went the other way, or stood still', () => {
    expect(directionFrom(sized(30, [30]))).toBeNull();
    expect(directionFrom([...sized(8, []), pair({ predicted: 0.5, measured: 0 })])).toBeNull();
  });

  it('does not depend on the order of pairs, nor on which side of them comes first', () => {
    const pairs = sized(30, [11, 9]);
    const turned = pairs.map((one) => ({
      ...one,
      measured: -one.measured,
      predicted: -one.predicted,
    }));
    expect(directionFrom(turned)).toBe(directionFrom(pairs));
    const mixed = [...pairs.slice(17), ...pairs.slice(0, 17).reverse()];
    expect(directionFrom(mixed)).toBe(directionFrom(pairs));
  });
});

describe('the errors of a metric', () => {
  const ten = (size: number, id: string, group: string) =>
    pairsOf(Array(10).fill(size), 0.5, { changed: [{ id, group }] });

  it('stand apart for a knob, and for a group of other knobs, that ten pairs differ in', () => {
    const known = metricDifferences([
      ...ten(0.1, 'users', 'load'),
      ...ten(0.2, 'boxes', 'database').slice(1),
      ...ten(0.3, 'cpus', 'database').slice(5),
      ...ten(0.4, 'size', 'load').slice(1),
    ]);
    expect(Object.keys(known?.knobs ?? {})).toEqual(['users']);
    expect(known?.knobs.users?.halfWidth).toBeCloseTo(0.1, 12);
    expect(Object.keys(known?.groups ?? {})).toEqual(['database']);
    expect(known?.groups.database?.halfWidth).toBeCloseTo(0.3, 12);
    expect(known?.all.halfWidth).toBeCloseTo(0.4, 12);
  });

  it('are none of fewer than ten pairs', () => {
    expect(metricDifferences(ten(0.1, 'users', 'load').slice(1))).toBeNull();
    const few = pairsOf([0.1], 0.5, { metric: 'other' });
    expect(Object.keys(differenceRecord([...ten(0.1, 'users', 'load'), ...few]))).toEqual(['rate']);
  });
});
