import { describe, expect, it } from 'vitest';
import { plainText } from '../../../src/charts/frame/marked';
import type { SweepPoint } from '../../../src/explore/sweep/points';
import { readSweep } from '../../../src/explore/sweep/question';
import { sweptPoints } from '../../../src/explore/sweep/refine';
import { kneeText } from '../../../src/explore/sweep/texts';
import { kneeOfSweep, kneeRangeOf } from '../../../src/explore/sweep/view';
import type { Report } from '../../../src/simulator/report';
import { exploredNamed } from '../../support/explored';
import { normalOf, report } from './compared';

const study = exploredNamed('low-latency');
const THINK_S = 0.9;
const SERVICE_S = 0.1;

/** Exact mean value analysis of one station with users that think, with a scatter of so large a share. */
function runOf(users: number, replication: number, scatter: number): Report {
  let [queue, throughput, response] = [0, 0, 0];
  for (let n = 1; n <= users; n += 1) {
    response = SERVICE_S * (1 + queue);
    throughput = n / (THINK_S + response);
    queue = throughput * response;
  }
  const luck = 1 + scatter * normalOf(users, replication);
  return report({
    'throughput.median': throughput * luck,
    'roundtripTime.median': 1000 * response,
  });
}

/** A sweep whose runs are made until it asks for no more. */
function swept(over: string, scatter = 0, runs = 2) {
  const { question } = readSweep(
    study,
    new URLSearchParams(`from=low-latency/20-A&over=virtualUsers:${over}&runs=${runs}`),
  );
  const known = new Map<number, Map<number, Report>>();
  const reportsOf = ({ over: users }: SweepPoint) => known.get(users) ?? new Map<number, Report>();
  const steps = sweptPoints(study, question, reportsOf).length;
  for (;;) {
    const points = sweptPoints(study, question, reportsOf);
    const open = points.filter(({ over: users }) => !known.has(users));
    if (open.length === 0) {
      const knee = kneeOfSweep(study, question, points);
      const range = knee === null ? null : kneeRangeOf(study, question, points, knee);
      const text = plainText(kneeText(study, question, knee, range));
      return { knee, range, text, steps, loads: points.map(({ over: users }) => users) };
    }
    for (const { over: users } of open)
      known.set(
        users,
        new Map(
          Array.from({ length: runs }, (_, run): [number, Report] => [
            run,
            runOf(users, run, scatter),
          ]),
        ),
      );
  }
}

describe('a sweep near its knee', () => {
  it('finds the same knee with few steps as with all', () => {
    const all = swept('1..40/40');
    for (const steps of ['1..40/12', '1..40/5', '1..60/7', '1..12/12']) {
      const { knee, range, loads } = swept(steps);
      expect([steps, knee]).toEqual([steps, all.knee]);
      expect(range).toEqual({ low: all.knee, high: all.knee });
      expect(loads).toEqual([...new Set(loads)].sort((a, b) => a - b));
    }
    expect(all.loads).toHaveLength(40);
  });

  it('asks for no more before all runs of its steps are made', () => {
    expect(swept('1..40/12').steps).toBe(12);
  });

  it('says between which loads it lies where runs scatter', () => {
    const { range, text } = swept('1..40/12', 0.03, 3);
    const exact = swept('1..40/40').knee ?? Number.NaN;
    expect(range?.low).toBeLessThanOrEqual(exact);
    expect(range?.high).toBeGreaterThanOrEqual(exact);
    expect(range?.high).toBeGreaterThan(range?.low ?? Number.NaN);
    expect(text).toContain(`by these runs between ${range?.low} and ${range?.high}: there power`);
    expect(swept('1..40/12').text).not.toContain('between');
  });
});

it('looks nearer only once every step has all its runs', () => {
  const { question } = readSweep(
    study,
    new URLSearchParams('from=low-latency/20-A&over=virtualUsers:2..40/6&runs=2'),
  );
  const stepsWith = (runs: (users: number) => number) =>
    sweptPoints(
      study,
      question,
      ({ over: users }) =>
        new Map(Array.from({ length: runs(users) }, (_, run) => [run, runOf(users, run, 0)])),
    ).length;
  expect(stepsWith(() => 2)).toBeGreaterThan(6);
  expect(stepsWith((users) => (users > 30 ? 1 : 2))).toBe(6);
  expect(stepsWith(() => 0)).toBe(6);
});
