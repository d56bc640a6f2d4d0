import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { WASM_FILE } from '../../../scripts/replay/catalogue';
import { boundsOf, rangeAt } from '../../../src/explore/seek/bounds';
import { goalOf } from '../../../src/explore/seek/goal';
import { replicate } from '../../../src/explore/seek/laboratory';
import { readSeek } from '../../../src/explore/seek/link';
import { byMerit } from '../../../src/explore/seek/ranking';
import { seek } from '../../../src/explore/seek/seek';
import { allPoints, spaceOf } from '../../../src/explore/seek/space';
import { Trial } from '../../../src/explore/seek/trial';
import { remembered } from '../../../src/simulator/batch/remembered';
import type { Simulate } from '../../../src/simulator/batch/simulate';
import { replicateToEnd } from '../../../src/simulator/replicate';
import { loadSimulator, type Simulator } from '../../../src/simulator/wasm';
import { exploredNamed } from '../../support/explored';

const study = exploredNamed('low-latency');
let simulator: Simulator;
beforeAll(async () => {
  simulator = await loadSimulator(readFileSync(WASM_FILE));
});
/** Every run as short as a preview: bounds and choices are the same, the test is quick. */
const simulate: Simulate = remembered(async (runs, { onFinished } = {}) =>
  runs.map((run, index) => {
    const report = replicateToEnd(simulator, { ...run, protocol: 'preview' });
    onFinished?.(index, report);
    return report;
  }),
);

describe('what a load law leaves possible', () => {
  const laws = { rises: ['time'], falls: ['share'], risesLessThanLoad: ['rate'] };
  it.each([
    ['time', 300, 2, 300, Number.POSITIVE_INFINITY],
    ['time', 300, 0.5, Number.NEGATIVE_INFINITY, 300],
    ['share', 95, 2, Number.NEGATIVE_INFINITY, 95],
    ['share', 95, 0.5, 95, Number.POSITIVE_INFINITY],
    ['rate', 90, 2, Number.NEGATIVE_INFINITY, 180],
    ['rate', 90, 0.5, 45, Number.POSITIVE_INFINITY],
    ['other', 90, 2, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
  ])('of %s %d at %d times the load is %d to %d', (measure, value, grown, low, high) => {
    expect(rangeAt(laws, measure, value, grown)).toEqual({ low, high });
  });
});

describe('a small space, every scenario of it simulated', { timeout: 120_000 }, () => {
  const MOVES = 'virtualUsers:1..6,sendOnly:0..3';
  it.each([
    ['max:throughput.median', 'roundtripTime.median:330,computers:6'],
    ['max:throughput.median', 'goal.under500:90'],
    ['min:roundtripTime.median', 'throughput.median:50'],
    ['min:computers', 'roundtripTime.median:340'],
    ['min:cpu.messageBox', 'computers:5,throughput.median:60'],
  ])('%s under %s: no bound discards the best, and the search finds it', async (want, limit) => {
    const query = new URLSearchParams({ from: 'low-latency/20-A', want, limit, move: MOVES });
    const { question } = readSeek(study, query);
    const goal = goalOf(study, question);
    const space = spaceOf(study, question);
    const trials = [...allPoints(space)].flatMap((point) => {
      const scenario = space.scenarioAt(point);
      return scenario ? [new Trial(goal, point, scenario, space.valuesAt(point))] : [];
    });
    const laboratory = { study, simulate, seed: question.seed };
    await replicate(laboratory, trials, 'preview', 4);
    const [best] = [...trials].sort(byMerit(goal));
    if (!best) return expect.fail('nothing was simulated');
    const bounds = boundsOf(study, goal);
    for (const trial of trials) bounds.learn(trial);
    const accepted = trials.filter(({ candidate }) => candidate.broken.length === 0);
    for (const { values } of accepted) expect(bounds.breaksLimit(values)).toBe(false);
    if (accepted.length > 0) expect(bounds.isBeaten(best.values)).toBe(false);
    const answer = await seek(study, question, simulate);
    if (accepted.length === 0) expect(answer.best).toBeNull();
    else expect(answer.best?.scenario.changes).toEqual(best.scenario.changes);
  });
  it('rules something out', async () => {
    const query = new URLSearchParams({
      from: 'low-latency/20-A',
      want: 'max:throughput.median',
      limit: 'roundtripTime.median:330,computers:6',
      move: MOVES,
    });
    const { question } = readSeek(study, query);
    const { evaluated } = await seek(study, question, simulate);
    expect(evaluated).toBeLessThan(24);
  });
});
