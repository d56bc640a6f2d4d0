import { describe, expect, it } from 'vitest';
import { readData } from '../../scripts/dataFiles';
import { SIMILAR_WITHOUT_REPEATS } from '../../src/comparison/claimsMargin';
import { CLAIMS_GOAL } from '../../src/comparison/claimsSummary';
import type { StudyMetrics } from '../../src/comparison/studyMetrics';
import type { Goal } from '../../src/comparison/validation';
import type { Prose } from '../../src/measured/types';
import type { ReplayFile } from '../../src/simulator/replayFile';
import { estimate } from '../../src/simulator/statistics';
import { goal } from '../../src/studies/low-latency/goal';
import { statedGoal } from '../../src/studies/low-latency/statedGoal';
import { STUDIES } from '../../src/studies/registry';
import { PINNED } from './pinned';

const byStudy = <T>(of: (study: (typeof STUDIES)[number]) => T): Record<string, T> =>
  Object.fromEntries(STUDIES.map((study) => [study.id, of(study)]));

const tolerancesOf = ({ quantities }: StudyMetrics) =>
  Object.fromEntries(quantities.map(({ id, tolerance }) => [id, tolerance]));

describe('what counts as reproduced is as it was reviewed', () => {
  it('in the tolerance of each quantity of each study', () => {
    expect(byStudy(({ metrics }) => tolerancesOf(metrics))).toEqual(PINNED.tolerances);
  });

  it('in what is not compared', () => {
    const incomparable = STUDIES.flatMap(({ metrics }) => Object.keys(metrics.incomparable));
    expect(incomparable).toEqual(PINNED.incomparable);
  });

  it('in the limit of each goal', () => {
    const goals = readData<Goal[]>('validation/goals.json');
    expect(goals.map(({ id, bound, limit, unit }) => [id, `${bound} ${limit} ${unit}`])).toEqual(
      Object.entries(PINNED.goals),
    );
  });

  it('in what is asked of claims', () => {
    expect(CLAIMS_GOAL).toBe(PINNED.claimsGoal);
    expect(PINNED.goals['model.claims']).toBe(`at-least ${100 * CLAIMS_GOAL} %`);
    expect(SIMILAR_WITHOUT_REPEATS).toBe(PINNED.similarWithoutRepeats);
    const repeats = STUDIES.filter(({ repeats: own }) => own !== null).map(
      ({ id, repeats: own }) => [id, own],
    );
    expect(Object.fromEntries(repeats)).toEqual(PINNED.repeats);
  });

  it('in the replications behind every number', () => {
    expect(byStudy(({ protocol }) => protocol.replications)).toEqual(PINNED.replications);
    for (const [study, file] of [
      ['low-latency', 'low-latency/test-case-20'],
      ['capacity', 'capacity/experiments'],
      ['adapters', 'adapters/2kb'],
      ['scale-up', 'scale-up/experiments'],
      ['worker-threads', 'worker-threads/experiments'],
    ] as const) {
      const { replications, configurations } = readData<ReplayFile>(`replays/${file}.json`);
      expect(replications).toBe(PINNED.replications[study]);
      for (const summary of Object.values(configurations)) {
        expect(summary.replications).toBe(PINNED.replications[study]);
      }
    }
  });

  it('in the goal of the low-latency study, as its text states it', () => {
    expect(statedGoal(readData<Prose>('low-latency/prose.json'))).toEqual(PINNED.latencyGoal);
    expect(goal).toEqual(PINNED.latencyGoal);
  });
});

/** Cumulative distribution of Student's t by degrees of freedom, where it has a short closed form. */
const CUMULATIVE: Readonly<Record<number, (t: number) => number>> = {
  1: (t) => 0.5 + Math.atan(t) / Math.PI,
  3: (t) => 0.5 + (Math.atan(t / 3 ** 0.5) + t / 3 ** 0.5 / (1 + (t * t) / 3)) / Math.PI,
};

describe('the confidence of intervals', () => {
  it.each([
    [[-1, 1], 1],
    [[-1, -1, 1, 1], 3],
  ])('of %j is as it was reviewed', (values, degreesOfFreedom) => {
    const { high } = estimate(values);
    const squares = values.reduce((sum, value) => sum + value * value, 0);
    const standardError = Math.sqrt(squares / (values.length - 1) / values.length);
    const below = CUMULATIVE[degreesOfFreedom]?.(high / standardError) ?? Number.NaN;
    expect(2 * below - 1).toBeCloseTo(PINNED.confidence, 8);
  });
});
