import { describe, expect, it } from 'vitest';
import type { DayAnswer } from '../../../../src/explore/day/asked';
import {
  countedLoad,
  ratedLoad,
  type TimedRow,
  withLastStep,
} from '../../../../src/explore/day/hourly';
import {
  foundIn,
  type Hour,
  isSurvived,
  judged,
  limitsOf,
  unbandedHours,
} from '../../../../src/explore/day/hours';
import { chartHours } from '../../../../src/explore/day/page/view';
import {
  averaged,
  beyondWeek,
  coveredInPart,
  type Fault,
  faultsTold,
  leftOutTold,
  noTable,
  nothingGiven,
  nothingRead,
  outOfOrder,
  placesOf,
  tooManyRows,
  zonesIgnored,
} from '../../../../src/explore/day/traceFaults';
import type { ExploredStudy } from '../../../../src/explore/study/exploredStudy';
import type { SeriesRow } from '../../../../src/reading/series';

const row = (
  line: number,
  hours: number | null = null,
  perSecond: number | null = 1,
): SeriesRow => ({
  line,
  hours,
  perSecond,
  given: String(perSecond),
});
const timed = (...rows: [hours: number, perSecond: number | null][]): TimedRow[] =>
  rows.map(([hours, perSecond], index) => ({ ...row(index + 1, hours, perSecond), hours }));

describe('what is told of cells that cannot be used', () => {
  const fault = (line: number, given: string, used: Fault['used'] = 400): Fault => ({
    ...{ place: `line ${line}`, column: 'rate', given, used },
    accepted: 'numbers from 0 to 400',
  });
  const told = (...faults: Fault[]) => faultsTold(faults).map(({ message }) => message);

  it('names one cell by its place', () => {
    expect(told(fault(3, '999'))).toEqual([
      'Line 3, rate is “999”; accepted: numbers from 0 to 400. 400 is used.',
    ]);
    expect(told(fault(3, '', 'stands as the hour before'))).toEqual([
      'Line 3, rate is missing; accepted: numbers from 0 to 400. It stands as the hour before.',
    ]);
  });

  it('counts many, and names five', () => {
    expect(told(fault(3, '999'), fault(5, '999'), fault(9, '999'))).toEqual([
      '3 rows, lines 3, 5 and 9, rate are “999”; accepted: numbers from 0 to 400. 400 is used.',
    ]);
    const many = Array.from({ length: 8 }, (_, index) =>
      fault(index + 1, `x${index}`, 'stands as the hour before'),
    );
    expect(told(...many)).toEqual([
      '8 rows, lines 1, 2, 3, 4, 5 and 3 more, rate are no rates, such as “x0”; accepted: numbers from 0 to 400. They stand as the hour before.',
    ]);
    expect(told(...many.slice(0, 5))[0]).toContain('lines 1, 2, 3, 4 and 5, rate');
    expect(told(...many.slice(0, 6))[0]).toContain('lines 1, 2, 3, 4, 5 and 1 more, rate');
  });

  it('tells those apart that become something else, and those that are missing', () => {
    const missing = fault(4, '', 'stands as the hour before');
    const words = fault(5, 'x', 'stands as the hour before');
    expect(told(fault(3, '999'), missing, words, fault(6, '-1', 0))).toHaveLength(4);
    const [first] = faultsTold([fault(3, '999')]);
    expect(first).toMatchObject({
      field: 'line 3, rate',
      given: '999',
      accepted: 'numbers from 0 to 400',
    });
    expect(told()).toEqual([]);
  });

  it('names entries where one line holds all of them', () => {
    expect(placesOf([row(1), row(1)])).toEqual(['entry 1', 'entry 2']);
    expect(placesOf([row(1), row(2)])).toEqual(['line 1', 'line 2']);
    expect(placesOf([row(4)])).toEqual(['line 4']);
    const entries = [1, 2].map((entry) => ({ ...fault(0, 'x'), place: `entry ${entry}` }));
    expect(told(...entries)[0]).toContain('2 rows, entries 1 and 2, rate are “x”');
  });
});

describe('what is told of rows', () => {
  it('that are left out, and why', () => {
    const out = (reason: 'total' | 'time', ...lines: number[]) =>
      leftOutTold({ reason, lines, given: 'Sum' }, 'time');
    expect(out('total', 9).message).toBe(
      'Line 9 is a total or mean, “Sum”; accepted: rows of single times. The row is left out.',
    );
    expect(out('total', 8, 9).message).toBe(
      '2 rows, lines 8 and 9 are totals or means, “Sum”; accepted: rows of single times. They are left out.',
    );
    expect(out('time', 9).message).toBe(
      'Line 9, time is “Sum”; accepted: times alike in all rows. The row is left out.',
    );
    expect(out('time', 8, 9).message).toContain('time are no such times, such as “Sum”;');
    expect(out('time', 8, 9)).toMatchObject({ field: 'lines 8 and 9, time', given: 'Sum' });
  });

  it('whose order, number or time is not as it should be', () => {
    expect(outOfOrder(7).message).toBe(
      'Line 7 is earlier than the line before; accepted: rows in the order of time. The rows are put in order.',
    );
    expect(beyondWeek(7, 12).message).toBe(
      'Line 7 is not within a week of the first row; accepted: up to 168 hours, a week. 12 rows are left out.',
    );
    expect(tooManyRows(30_000, 20_160, 'The first are used.').message).toBe(
      'There are 30000 rows; accepted: up to 20160 rows, a week of half minutes. The first are used.',
    );
    expect(zonesIgnored().message).toContain('Their time zone is not interpreted.');
    expect(averaged(48, 2).message).toContain('Up to 2 rows an hour are averaged');
    expect(coveredInPart(10, 6).message).toContain('less than 6 minutes');
  });

  it('that are none: the load stays, and what would be read is said', () => {
    expect(nothingRead('x'.repeat(200))).toMatchObject({ field: 'load', given: 'x'.repeat(80) });
    expect(nothingRead('x').message).toMatch(
      /^No rate could be read; accepted: a list of rates.* The load stays as it was\.$/,
    );
    expect(noTable('{', { name: 'JSON', advice: 'Save it as CSV.' } as never).message).toMatch(
      /^This looks like JSON; accepted: .* Save it as CSV\. The load stays as it was\.$/,
    );
  });

  it('that are missing for some hours', () => {
    const load = { from: 9, rates: [1, 2, 3, 4, 5], peaks: null };
    const told = (...given: Parameters<typeof nothingGiven>) => nothingGiven(...given).message;
    expect(told(load, [[1, 1]], true)).toBe(
      'Nothing is given from 10:00; accepted: a rate in every hour. The load stands as in the hour before.',
    );
    expect(
      told(
        load,
        [
          [0, 2],
          [4, 4],
        ],
        false,
      ),
    ).toBe(
      'Nothing is given from 09:00 to 11:00 and in 1 more stretches; accepted: a rate in every hour. The load stands as in the hour after.',
    );
  });
});

describe('rows with times as a load by the hour', () => {
  const range = { noun: 'messages', most: 100, isWhole: false };
  const read = (make: typeof ratedLoad, rows: TimedRow[]) => {
    const problems: string[] = [];
    const load = make(range, rows, 9, ({ message }) => problems.push(message));
    return { load, problems };
  };

  it('are taken as they are where there is one an hour', () => {
    expect(read(ratedLoad, timed([9, 10], [10.5, 20], [11, 300]))).toEqual({
      load: { from: 9, rates: [10, 20, 100], peaks: null },
      problems: [],
    });
    expect(read(ratedLoad, []).load.rates).toEqual([]);
  });

  it('are averaged where there are more, and the highest is kept', () => {
    const { load, problems } = read(ratedLoad, timed([9, 10], [9.5, 20], [10, 30], [10.5, null]));
    expect(load).toEqual({ from: 9, rates: [15, 30], peaks: [20, 30] });
    expect(problems).toEqual([expect.stringContaining('Up to 2 rows an hour are averaged')]);
  });

  it('leave gaps, which stand as the hour before, at the beginning as the one after', () => {
    const gap = read(ratedLoad, timed([9, 10], [12, 40]));
    expect(gap.load.rates).toEqual([10, 10, 10, 40]);
    expect(gap.problems).toEqual([expect.stringContaining('from 10:00 to 11:00; ')]);
    const two = read(ratedLoad, timed([9, 10], [11, 20], [13, 30]));
    expect(two.problems).toEqual([expect.stringContaining('from 10:00 and in 1 more stretches')]);
    const first = read(ratedLoad, timed([9, null], [11, 20]));
    expect(first.load.rates).toEqual([20, 20, 20]);
    expect(first.problems).toEqual([expect.stringContaining('in the hour after')]);
  });

  it('are counted over what a log covers of an hour', () => {
    const requests = (from: number, to: number, count: number): [number, number | null][] =>
      Array.from({ length: count }, (_, index) => [from + ((to - from) * index) / count, null]);
    const whole = timed(...requests(9, 10, 3600), ...requests(10, 11, 7200), [11, null]);
    const { load, problems } = read(countedLoad, whole);
    expect(load.rates.slice(0, 2)).toEqual([1, 2]);
    expect(load.rates[2], 'too short to be counted').toBe(2);
    expect(problems).toEqual([expect.stringContaining('covers a part of its first or last hour')]);
    const half = read(countedLoad, timed(...requests(9.5, 10, 3600), ...requests(10, 11, 3600)));
    expect(half.load.rates).toEqual([2, 1]);
    expect(read(countedLoad, timed([9, null])).load.rates, 'an instant').toEqual([0]);
  });

  it('that come evenly last as long as the step between them', () => {
    const every = (step: number, count: number) =>
      timed(
        ...Array.from({ length: count }, (_, index): [number, number] => [index * step, index]),
      );
    const hoursOf = (rows: readonly TimedRow[]) => rows.map(({ hours }) => hours);
    expect(hoursOf(withLastStep(every(6, 4), 6))).toEqual([0, 6, 12, 18, 23]);
    expect(hoursOf(withLastStep(every(1, 4), 1)), 'an hour already').toEqual([0, 1, 2, 3]);
    expect(hoursOf(withLastStep(every(6, 2), 6)), 'too few to tell').toEqual([0, 6]);
    expect(hoursOf(withLastStep(timed([0, 1], [6, 1], [13, 1]), 6)), 'uneven').toEqual([0, 6, 13]);
    expect(withLastStep([], null)).toEqual([]);
    expect(hoursOf(withLastStep(every(80, 3), 80)).at(-1), 'within a week').toBe(167);
  });
});

describe('an hour against its limits', () => {
  const study = {
    measures: [
      {
        id: 'time',
        label: 'Time',
        unit: 'ms',
        better: 'less',
        of: ({ values }: { values: Record<string, number> }) => values.time ?? null,
      },
      { id: 'rate', label: 'Rate', unit: '/s', better: 'more', of: () => null },
    ],
  } as unknown as ExploredStudy;
  const exactly = (mean: number) => ({ mean, low: mean, high: mean });
  const limits = {
    measures: [
      { measure: 'time', value: 300 },
      { measure: 'rate', value: 50 },
      { measure: 'none', value: 1 },
    ],
    mayWait: 10,
  };
  const hourWith = (
    found: Record<string, number>,
    waiting = 0,
    bands: Record<string, [number, number]> = {},
  ): Hour =>
    judged(study, limits, {
      ...{ rate: 5, arrived: 18_000, carried: 18_000, load: null, waiting: exactly(waiting) },
      foundOf: (measure) => (found[measure] === undefined ? null : exactly(found[measure])),
      bandOf: (measure) => {
        const [low, high] = bands[measure] ?? [Number.NaN, Number.NaN];
        return bands[measure] === undefined ? null : ({ low, high } as never);
      },
    });

  it('is held to what the study has a measure for', () => {
    expect(limitsOf(study, limits).map(({ measure, value }) => [measure.id, value])).toEqual([
      ['time', 300],
      ['rate', 50],
    ]);
    expect(
      foundIn(study, 'time', [{ values: { time: 1 } }, { values: { time: 3 } }] as never)?.mean,
    ).toBe(2);
    expect(foundIn(study, 'rate', [{ values: {} }] as never)).toBeNull();
    expect(foundIn(study, 'none', [{ values: {} }] as never)).toBeNull();
  });

  it('counts the hours that nobody measured, where a limited measure has a band elsewhere', () => {
    const known = { ...study, index: { bands: { metrics: { time: {} } } } } as never;
    const hours = [
      hourWith({ time: 290, rate: 50 }, 0, { time: [250, 350] }),
      hourWith({ time: 290, rate: 50 }),
      hourWith({ rate: 50 }),
    ];
    expect(unbandedHours(known, hours)).toBe(1);
  });

  it('keeps them, or not, the worst of all deciding', () => {
    expect(hourWith({ time: 300, rate: 50 })).toMatchObject({
      verdict: 'kept',
      waitingVerdict: 'kept',
    });
    expect(hourWith({ time: 301, rate: 50 }).verdict).toBe('broken');
    expect(hourWith({ time: 300, rate: 49 }).verdict).toBe('broken');
    expect(hourWith({ time: 300, rate: 50 }, 11)).toMatchObject({
      verdict: 'broken',
      waitingVerdict: 'broken',
    });
    expect(hourWith({}).verdict, 'without numbers').toBe('kept');
    expect(hourWith({ time: 290, rate: 50 }, 0, { time: [250, 350] }).judged[0]?.verdict).not.toBe(
      'kept',
    );
  });

  it('is survived where the simulated values keep all, whatever the bands say', () => {
    expect(isSurvived([hourWith({ time: 290, rate: 50 }, 10, { time: [250, 350] })], limits)).toBe(
      true,
    );
    expect(isSurvived([hourWith({ time: 290 }), hourWith({ time: 301 })], limits)).toBe(false);
    expect(isSurvived([hourWith({ rate: 49 })], limits)).toBe(false);
    expect(isSurvived([hourWith({}, 11)], limits)).toBe(false);
  });

  it('is drawn with the measure on show, and what breaks it', () => {
    const hours = [hourWith({ time: 100, rate: 60 }), hourWith({ time: 400, rate: 40 }, 11)];
    const load = { from: 9, rates: [5, 5], peaks: [7, 8] };
    const drawn = chartHours(load, { hours } as unknown as DayAnswer, 'time');
    expect(
      drawn.map(({ name, offered, carried, peak, verdict, reason, found }) => [
        name,
        offered,
        carried,
        peak,
        verdict,
        reason,
        found?.mean,
      ]),
    ).toEqual([
      ['09:00', 5, 5, 7, 'kept', '', 100],
      ['10:00', 5, 5, 8, 'broken', 'time, rate, waiting', 400],
    ]);
    const [late] = chartHours(
      load,
      { hours: [hourWith({ time: 400 })] } as unknown as DayAnswer,
      null,
    );
    expect(late?.reason, 'nobody waits').toBe('time');
    const plain = chartHours({ ...load, peaks: null }, { hours } as unknown as DayAnswer, null);
    expect(plain.map(({ peak, found }) => [peak, found])).toEqual([
      [null, null],
      [null, null],
    ]);
    const banded = [hourWith({ time: 290 }, 0, { time: [250, 350] })];
    expect(chartHours(load, { hours: banded } as unknown as DayAnswer, 'time')[0]?.found).toEqual({
      mean: 290,
      low: 250,
      high: 350,
    });
  });
});
