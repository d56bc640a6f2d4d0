import { describe, expect, it } from 'vitest';
import { answerDay } from '../../../../src/explore/day/answer';
import { inHour, waitingAfter } from '../../../../src/explore/day/daySeries';
import type { Simulate } from '../../../../src/simulator/batch/simulate';
import type { Report } from '../../../../src/simulator/report';
import { ask, rule, study } from './floodgate';

describe('days that are planted', () => {
  const hourly = 3_600_000;
  /** A run that receives at most 100/s, and stores 500 rows at its end. */
  const planted: Simulate = async (runs) =>
    runs.map(({ values }) => {
      const at = (knob: string) => values[schema.knobs.findIndex(({ id }) => id === knob)] ?? 0;
      let waits = at('burstMessages');
      const offered = [at('rate0') + waits / 3600, at('rate1')];
      const received = offered.map((rate, hour) => {
        const came = 3600 * (hour === 0 ? at('rate0') : rate);
        const went = Math.min(360_000, waits + came);
        waits += came - went;
        return went / 3600;
      });
      return {
        metrics: { 'spoolRows.end': 500 },
        series: {
          stepMs: hourly,
          offeredPerSecond: offered,
          receivedPerSecond: received,
          spoolRows: [1, 2],
        },
      } as unknown as Report;
    });
  const { schema } = study.context;

  it('begin with all that was left, and count what waited only once', async () => {
    const short = { ...rule, rates: rule.rates.slice(0, 2) };
    const { hours } = await answerDay(short, ask([90, 120, 70, 70, 10]), {
      simulate: planted,
      measurement: { protocol: 'preview', replications: 2, seed: 1 },
    });
    // 72,000 wait at the first midnight; with 500 rows they begin the second day, whose 30/s to spare leave none.
    expect(hours.map(({ waiting }) => waiting.mean)).toEqual([0, 72_000, 0, 0, 0]);
    expect(hours.map(({ carried }) => carried)).toEqual([
      324_000, 360_000, 324_000, 252_000, 36_000,
    ]);
  });
});

describe('a series by hours', () => {
  // Steps of 1,600 s: an hour is 2.25 of them.
  const report = {
    series: {
      stepMs: 1_600_000,
      offeredPerSecond: [10, 10, 10, 0, 0],
      receivedPerSecond: [4, 4, 4, 9, 9],
      spoolRows: [5, 7, 16, 40, null],
    },
  } as unknown as Report;
  const lines = { offered: 'offeredPerSecond', received: 'receivedPerSecond' } as const;

  it('counts what waits up to the very end of an hour', () => {
    expect(waitingAfter(report, lines, 0)).toBe(6 * 3600);
    // 28,800 at 4,800 s, then 2,400 s at 9/s.
    expect(waitingAfter(report, lines, 1)).toBe(28_800 - 21_600);
  });

  it('takes the highest and the mean of what lies within', () => {
    expect(inHour(report, { line: 'spoolRows', take: 'highest' }, 0)).toBe(16);
    expect(inHour(report, { line: 'spoolRows', take: 'mean' }, 0)).toBeCloseTo(
      (5 + 7 + 0.25 * 16) / 2.25,
      12,
    );
    expect(inHour(report, { line: 'spoolRows', take: 'highest' }, 1)).toBe(40);
    expect(inHour(report, { line: 'spoolRows', take: 'mean' }, 5)).toBeNull();
  });
});
