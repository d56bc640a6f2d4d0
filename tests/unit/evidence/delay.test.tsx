// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readData, readTestCases } from '../../../scripts/dataFiles';
import { readParametersOf, readStudy } from '../../../scripts/evidenceSource';
import type { FoldReport } from '../../../src/comparison/validation';
import type { ReplayFile } from '../../../src/simulator/replayFile';
import { erratumAt } from '../../../src/studies/low-latency/errata';
import { delayOf } from '../../../src/studies/low-latency/evidence/delay';
import {
  type Both,
  byPeriod,
  exactSums,
  type Growth,
  type LeftOver,
  medianLeftOver,
  responsePerRequest,
} from '../../../src/studies/low-latency/evidence/delayRows';
import {
  LeftOverByTestCase,
  LeftOverByThroughput,
} from '../../../src/studies/low-latency/pages/delay/DelayCharts';
import {
  ForecastTable,
  GrowthTable,
  ServerTable,
  SumsTable,
} from '../../../src/studies/low-latency/pages/delay/DelayTables';
import { valuesOf } from '../../../src/studies/low-latency/pages/valuesOf';
import { drawAt } from '../../support/drawAt';
import { centreOf, marks, verticesOf } from '../../support/marks';
import { expectPlaces, readAxes } from '../../support/readAxis';

afterEach(cleanup);

const delayMs =
  readParametersOf('low-latency').find(({ id }) => id === 'response_delay_ms')?.value ?? Number.NaN;
const forecasts = readData<FoldReport>('validation/extrapolations.json');
const delay = delayOf(readStudy(), delayMs, forecasts);
const measured = valuesOf(...readTestCases());
const simulatedResponse = (testCase: string, row: string) =>
  readData<ReplayFile>(`replays/low-latency/test-case-${testCase}.json`).configurations[row]
    ?.metrics['responseTime.median']?.mean ?? Number.NaN;
const leftOverOf = (id: string) => delay.leftOvers.find((row) => row.id === id)?.leftOverMs;

describe('what is left of a printed response time', () => {
  it('has the delay in it where the model adds one, and nothing where it does not', () => {
    expect(leftOverOf('20-A')).toBeCloseTo(
      measured('20-A', 'responseTime.median') - (simulatedResponse('20', 'A') - delayMs),
    );
    expect(leftOverOf('7-A')).toBeCloseTo(
      measured('7-A', 'responseTime.median') - simulatedResponse('07', 'A'),
    );
  });

  it('tells of how many MessageBoxes a row has', () => {
    const boxes = (id: string) => delay.leftOvers.find((row) => row.id === id)?.messageBoxes;
    // 19-D has two, one on the tracking server and one on the third; 19-E two on the tracking server.
    expect(['18-A', '19-A', '19-D', '19-E'].map(boxes)).toEqual([1, 3, 4, 5]);
  });

  it('comes of what stands for a misprinted time', () => {
    const likely = Number(erratumAt('18-C', 'responseTime.median')?.likely);
    expect(leftOverOf('18-C')).toBeCloseTo(likely - (simulatedResponse('18', 'C') - delayMs));
  });

  it('changes where the model begins to add a delay', () => {
    const { schema, results } = readStudy();
    const knob = schema.knobs.findIndex(({ id }) => id === 'responseDelay');
    const delayed = results.filter(({ knobs }) => knobs[knob] === 1).map(({ id }) => id);
    const rows = results.map(({ id, testCase }) => ({ id, testCase: testCase.number }));
    expect(byPeriod(rows).after.map(({ id }) => id)).toEqual(delayed);
  });

  it('is told of the configurations that can be compared', () => {
    const ids = delay.leftOvers.map(({ id }) => id);
    expect(ids).not.toContain('2-A');
    expect(ids).not.toContain('21-B');
    expect(ids).toHaveLength(48);
  });
});

describe('the parts of the printed roundtrips', () => {
  it('are compared with their sum, where none of the three is a misprint', () => {
    const of = (id: string, statistic: string) =>
      delay.sums.find((row) => row.id === id && row.statistic === statistic)?.differenceMs;
    const printed = (time: string) => measured('20-A', `${time}.median`);
    expect(of('20-A', 'median')).toBe(
      printed('roundtripTime') - printed('requestTime') - printed('responseTime'),
    );
    expect(of('20-C', 'median')).toBeUndefined();
    expect(of('20-C', 'mean')).toBeDefined();
    // Test case 1 prints no medians.
    expect(of('1-A', 'median')).toBeUndefined();
    expect(of('1-A', 'mean')).toBe(0);
  });
});

describe('what further users add', () => {
  it('is told of neighbours that have all else in common', () => {
    const told = delay.growths.map(({ from, to, users }) => [from, to, ...users]);
    expect(told).toContainEqual(['4-D', '4-C', 5, 8]);
    expect(told).toContainEqual(['4-C', '4-A', 8, 10]);
    expect(told).toContainEqual(['20-A', '20-B', 3, 4]);
    // 16-B thinks longer than 16-A, 17-B and 18-A are the same, 7-A has another receiver.
    const ids = told.flat();
    for (const id of ['16-A', '16-B', '17-B', '18-A', '7-A']) expect(ids).not.toContain(id);
    for (const [, , fewer, more] of told) expect(fewer).toBeLessThan(Number(more));
  });

  it('is the difference of what is printed, and of what is simulated', () => {
    const growth = delay.growths.find(({ to }) => to === '20-B');
    for (const [time, both] of [
      ['requestTime.median', growth?.request],
      ['responseTime.median', growth?.response],
    ] as const) {
      expect(both?.measured).toBe(measured('20-B', time) - measured('20-A', time));
      const simulated = (row: string) =>
        readData<ReplayFile>('replays/low-latency/test-case-20.json').configurations[row]?.metrics[
          time
        ]?.mean ?? Number.NaN;
      expect(both?.simulated).toBeCloseTo(simulated('B') - simulated('A'));
    }
  });

  it('is summed over all pairs before responses are held against requests', () => {
    const both = (measured: number, simulated: number) => ({ measured, simulated });
    const pair = (request: Both, response: Both): Growth => ({
      from: '6-A',
      to: '6-B',
      users: [5, 8],
      request,
      response,
    });
    const growths = [pair(both(10, 5), both(30, 5)), pair(both(30, 15), both(50, 25))];
    expect(responsePerRequest(growths, 'measured')).toBe(2);
    expect(responsePerRequest(growths, 'simulated')).toBe(1.5);
    render(<GrowthTable growths={growths.slice(0, 1)} />);
    const cells = screen.getAllByRole('row')[1]?.querySelectorAll('th, td') ?? [];
    expect([...cells].map((cell) => cell.textContent)).toEqual([
      '6-A to 6-B',
      '5 to 8',
      '+10',
      '+5',
      '+30',
      '+5',
    ]);
  });
});

describe('the forecast', () => {
  it('is that from the test cases before the change, less what is printed', () => {
    expect(delay.forecast.map(({ id }) => id)).toEqual([
      '8-A',
      '9-A',
      '10-A',
      '11-A',
      '12-A',
      '13-A',
    ]);
    const predicted = forecasts.predictions.find(
      ({ fold, scenario }) => fold === 'up-to-test-case-07' && scenario === 'low-latency/12-A',
    );
    const lack = delay.forecast.find(({ id }) => id === '12-A');
    for (const [time, ms] of [
      ['requestTime.median', lack?.requestMs],
      ['responseTime.median', lack?.responseMs],
    ] as const)
      expect(ms).toBeCloseTo(measured('12-A', time) - (predicted?.metrics[time] ?? Number.NaN));
  });
});

const row = (id: string, testCase: number, throughputPerSecond: number, leftOverMs: number) =>
  ({
    id,
    testCase,
    server: testCase < 9 ? 'Old' : 'New',
    throughputPerSecond,
    leftOverMs,
  }) as LeftOver;
const ROWS = [
  row('6-A', 6, 70, -4),
  row('7-A', 7, 90, 8),
  row('7-B', 7, 60, 2),
  row('8-A', 8, 70, 90),
  row('9-A', 9, 80, 100),
  row('9-B', 9, 90, 120),
];

describe('the page on the delay', () => {
  it('parts the rows at test case 8', () => {
    const { before, after } = byPeriod(ROWS);
    expect(before.map(({ id }) => id)).toEqual(['6-A', '7-A', '7-B']);
    expect([medianLeftOver(before), medianLeftOver(after)]).toEqual([2, 100]);
    const sum = (differenceMs: number) =>
      ({ id: '1-A', testCase: 1, statistic: 'mean', differenceMs }) as const;
    expect(exactSums([sum(0), sum(-1), sum(1), sum(0)])).toBe(2);
  });

  it('says the medians of both periods above their lines', () => {
    const { container } = render(<LeftOverByTestCase rows={ROWS} />);
    expect(container.textContent).toContain(
      'The median left over is 2\u202fms up to test case 7, and 100\u202fms from 8 on',
    );
  });

  it('draws each row at its test case, or its throughput, and a line at each median', () => {
    const byTestCase = drawAt(680, <LeftOverByTestCase rows={ROWS} />);
    const axes = readAxes(byTestCase);
    expectPlaces(
      axes,
      marks('measured', byTestCase).map(centreOf),
      ROWS.map(({ testCase, leftOverMs }) => [testCase, leftOverMs]),
    );
    const [before, after] = marks('line', byTestCase).map(verticesOf);
    expectPlaces(axes, before ?? [], [
      [6, 2],
      [7, 2],
    ]);
    expectPlaces(axes, after ?? [], [
      [8, 100],
      [9, 100],
    ]);
    const byThroughput = drawAt(680, <LeftOverByThroughput rows={ROWS} />);
    expectPlaces(
      readAxes(byThroughput),
      marks('measured', byThroughput).map(centreOf),
      ROWS.slice(3).map(({ throughputPerSecond, leftOverMs }) => [throughputPerSecond, leftOverMs]),
    );
  });

  it('says of the later rows alone whether they go with the throughput', () => {
    const few = render(<LeftOverByThroughput rows={ROWS} />).container.textContent;
    expect(few).toContain('shows no trend with the throughput: rank correlation +1.00');
    cleanup();
    const many = Array.from({ length: 12 }, (_, index) => row(`9-${index}`, 9, index, -index));
    const falling = render(<LeftOverByThroughput rows={[...ROWS.slice(0, 3), ...many]} />);
    expect(falling.container.textContent).toContain(
      'falls with the throughput: rank correlation \u22121.00',
    );
  });

  it('counts sums, lacks and servers in its tables', () => {
    const sums = [
      { id: '6-A', testCase: 6, statistic: 'mean', differenceMs: 0 },
      { id: '8-A', testCase: 8, statistic: 'mean', differenceMs: 4 },
      { id: '8-A', testCase: 8, statistic: 'median', differenceMs: 0 },
    ] as const;
    render(
      <>
        <SumsTable sums={sums} />
        <ForecastTable forecast={[{ id: '8-A', requestMs: 12, responseMs: 110 }]} />
        <ServerTable rows={ROWS} />
      </>,
    );
    const rows = screen
      .getAllByRole('row')
      .map((one) =>
        [...one.querySelectorAll('th, td')].map((cell) => cell.textContent).join(' | '),
      );
    expect(rows).toEqual(
      expect.arrayContaining([
        'Means | 1 of 1 | 0 of 1',
        'Medians | 0 of 0 | 1 of 1',
        '8-A | 12 | 110',
        'Old | 1 | 90 | 90 to 90',
        'New | 2 | 110 | 100 to 120',
      ]),
    );
  });
});
