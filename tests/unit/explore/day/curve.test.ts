import { describe, expect, it } from 'vitest';
import { acceptedRate, type CurvePoint, pointAt, rising } from '../../../../src/explore/day/curve';
import { isBeyond, judge, worst } from '../../../../src/explore/day/verdict';

const exact = (mean: number) => ({ mean, low: mean, high: mean });
const point = (load: number, rate: number, time: number, share = 100): CurvePoint => ({
  load,
  rate: exact(rate),
  values: { time: exact(time), share: exact(share) },
  regimes: [`at ${load}`],
});
// A closed loop of N users at one server of 100 ms and a delay of 300 ms, by its bounds.
const bounds = [1, 2, 3, 4, 6, 8].map((users) =>
  point(users, Math.min(users / 0.4, 10), Math.max(400, users * 100), 100 - users),
);
const curve = rising(bounds);

describe('a curve', () => {
  it('rises to the first point that carries most', () => {
    expect(curve.map(({ load }) => load)).toEqual([1, 2, 3, 4]);
    expect(
      rising([point(3, 5, 1), point(1, 4, 1), point(2, 6, 1)]).map(({ load }) => load),
    ).toEqual([1, 2]);
    expect(rising([])).toEqual([]);
  });

  it('tells what a rate takes, on straight lines', () => {
    expect(pointAt(curve, 6.25)?.load).toBeCloseTo(2.5, 12);
    // Between two points it errs as at the higher load.
    expect(pointAt(curve, 6.25)?.regimes).toEqual(['at 3']);
    expect(pointAt(curve, 10)?.load).toBe(4);
    expect(pointAt(curve, 10.01)).toBeNull();
    expect(pointAt(curve, 0)).toEqual(curve[0]);
    const slopes = rising([point(1, 10, 100), point(3, 20, 300)]);
    expect(pointAt(slopes, 12.5)?.values.time?.mean).toBeCloseTo(150, 12);
  });

  it('is accepted up to the first limit that it passes', () => {
    const slopes = rising([point(1, 10, 100, 99), point(3, 20, 300, 95), point(5, 30, 700, 75)]);
    const time = { measure: 'time', better: 'less', value: 200 } as const;
    const share = { measure: 'share', better: 'more', value: 98 } as const;
    expect(acceptedRate(slopes, [time])).toBeCloseTo(15, 12);
    expect(acceptedRate(slopes, [share])).toBeCloseTo(12.5, 12);
    expect(acceptedRate(slopes, [time, share])).toBeCloseTo(12.5, 12);
    expect(acceptedRate(slopes, [{ ...time, value: 700 }])).toBe(30);
    expect(acceptedRate(slopes, [{ ...time, value: 500 }])).toBeCloseTo(25, 12);
    expect(acceptedRate(slopes, [{ ...time, value: 99 }])).toBe(0);
    expect(acceptedRate(slopes, [])).toBe(30);
    expect(acceptedRate([], [time])).toBe(0);
  });
});

describe('a verdict', () => {
  it('is by the band where there is one, else by the interval', () => {
    const value = { mean: 290, low: 288, high: 292 };
    expect(judge('less', value, null, 300)).toBe('kept');
    expect(judge('less', value, null, 291)).toBe('band');
    expect(judge('less', value, null, 280)).toBe('broken');
    expect(judge('less', value, { low: 250, high: 330 }, 300)).toBe('band');
    expect(judge('less', value, { low: 250, high: 330 }, 340)).toBe('kept');
    expect(judge('less', value, { low: 250, high: 330 }, 240)).toBe('broken');
    expect(judge('more', value, { low: 250, high: 330 }, 340)).toBe('broken');
    expect(judge('more', value, { low: 250, high: 330 }, 240)).toBe('kept');
    expect(judge('more', value, { low: 250, high: 330 }, 260)).toBe('band');
  });

  it('takes a limit itself as kept', () => {
    expect(judge('less', exact(300), null, 300)).toBe('kept');
    expect(judge('more', exact(95), null, 95)).toBe('kept');
    expect(isBeyond('less', 0, 0)).toBe(false);
  });

  it('of an hour is the worst of all', () => {
    expect(worst(['kept', 'broken', 'band'])).toBe('broken');
    expect(worst(['kept', 'band'])).toBe('band');
    expect(worst([])).toBe('kept');
  });
});
