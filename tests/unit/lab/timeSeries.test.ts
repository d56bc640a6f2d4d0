import { expect, it } from 'vitest';
import { laneOf, peakOf, runEndMs, throttlingLane } from '../../../src/lab/stated/timeSeries';
import type { Summary } from '../../../src/simulator/types';
import { summaryWith } from './fixture';

const withLine = (values: readonly (number | null)[]): Summary => {
  const summary = summaryWith(100);
  return { ...summary, series: { ...summary.series, stepMs: 1000, spoolRows: values } as never };
};
const peak = (values: readonly (number | null)[]) => peakOf(withLine(values), 'spoolRows' as never);

it('finds the highest step of a line, in its middle, the first of equal ones', () => {
  expect(peak([1, 5, 3, 5, null])).toEqual({ value: 5, atMs: 1500 });
  expect(peak([null, 0, -1])).toEqual({ value: 0, atMs: 1500 });
  expect(peak([-3, -2])).toEqual({ value: -2, atMs: 1500 });
  expect(peak([null, null])).toBeNull();
});

it('ends a run after all of its parts', () => {
  const protocol = { ...summaryWith(1).protocol, rampUpMs: 1000, steadyMs: 200, rampDownMs: 30 };
  expect(runEndMs({ ...summaryWith(1), protocol })).toBe(1230);
});

it('puts incidents of one kind in a lane', () => {
  const incident = (kind: string, startMs: number) => ({
    kind,
    startMs,
    endMs: startMs + 5,
    label: kind,
  });
  const summary = {
    ...summaryWith(1),
    incidents: [incident('throttling', 10), incident('restart', 20), incident('throttling', 30)],
  } as unknown as Summary;
  expect(throttlingLane(summary)).toEqual({
    id: 'throttling',
    title: 'Throttling',
    none: 'never',
    incidents: [
      { startMs: 10, endMs: 15, outcome: 'span' },
      { startMs: 30, endMs: 35, outcome: 'span' },
    ],
  });
  const restarts = laneOf(summary, 'restart', {
    title: 'R',
    none: '-',
    of: () => ({ outcome: 'span' }),
  });
  expect(restarts.incidents.map(({ startMs }) => startMs)).toEqual([20]);
  expect(throttlingLane(summaryWith(1)).incidents).toEqual([]);
});
