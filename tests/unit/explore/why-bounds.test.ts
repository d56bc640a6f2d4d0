import { describe, expect, it } from 'vitest';
import { readData } from '../../../scripts/dataFiles';
import { readStudyConfigurations } from '../../../scripts/replay/catalogue';
import { replayedStudy } from '../../../src/comparison/replayedStudy';
import { valuesOf } from '../../../src/explore/study/exploredStudy';
import {
  boundsOf,
  demandMs,
  populationOf,
  saturation,
  withoutWaiting,
} from '../../../src/explore/why/bounds';
import type { Summary } from '../../../src/simulator/types';
import { EXPLORED, exploredNamed } from '../../support/explored';

/** Exact mean value analysis of a closed network of queues, per second and ms. */
function meanValues(demands: readonly number[], thinkMs: number, population: number) {
  let queues = demands.map(() => 0);
  let perSecond = 0;
  let residences: number[] = [];
  for (let n = 1; n <= population; n += 1) {
    residences = demands.map((demand, k) => demand * (1 + (queues[k] ?? 0)));
    const responseMs = residences.reduce((sum, one) => sum + one, 0);
    perSecond = (1000 * n) / (responseMs + thinkMs);
    queues = residences.map((one) => (perSecond * one) / 1000);
  }
  return { perSecond, responseMs: residences.reduce((sum, one) => sum + one, 0) };
}

const NETWORKS: [demands: number[], thinkMs: number][] = [
  [[5, 3, 2], 0],
  [[5, 3, 2], 40],
  [[1, 1, 1, 1], 10],
  [[20, 0.5], 300],
];

describe.each(NETWORKS)(
  'bounds of a closed network with demands %j ms and %i ms of thinking',
  (demands, thinkMs) => {
    const total = demands.reduce((sum, demand) => sum + demand, 0);
    const boundAt = (population: number) =>
      Math.min(saturation(Math.max(...demands)), withoutWaiting(population, total, thinkMs));

    it('hold for every population', () => {
      for (let population = 1; population <= 300; population += 1) {
        const { perSecond } = meanValues(demands, thinkMs, population);
        expect(perSecond).toBeLessThanOrEqual(boundAt(population) * (1 + 1e-12));
      }
    });

    it('are reached at both ends', () => {
      expect(meanValues(demands, thinkMs, 1).perSecond).toBeCloseTo(boundAt(1), 9);
      const many = meanValues(demands, thinkMs, 4000).perSecond;
      expect(many / boundAt(4000)).toBeGreaterThan(0.998);
    });

    it('follow from what a run would report', () => {
      for (const population of [1, 4, 30]) {
        const { perSecond, responseMs } = meanValues(demands, thinkMs, population);
        for (const demand of demands) {
          const utilisation = (perSecond * demand) / 1000;
          expect(demandMs(utilisation, perSecond)).toBeCloseTo(demand, 9);
        }
        expect(populationOf(perSecond, responseMs, thinkMs)).toBeCloseTo(population, 9);
      }
    });
  },
);

const summary = (changes: Partial<Summary>): Summary =>
  ({
    status: 'done',
    metrics: { 'throughput.mean': { mean: 50, low: 48, high: 52 } },
    resources: [
      { id: 'a', label: 'Lock', utilisationPercent: 40, waitMs: 1 },
      { id: 'b', label: 'Idle', utilisationPercent: 0, waitMs: null },
      { id: 'c', label: 'Processors', utilisationPercent: 80, waitMs: null },
    ],
    stages: [
      { id: 'work', label: 'Work', path: 'request', kind: 'work', waitsFor: null, meanMs: 150 },
      {
        id: 'delay',
        label: 'Delay',
        path: 'response',
        kind: 'assumed',
        waitsFor: null,
        meanMs: 50,
      },
      { id: 'wait', label: 'Wait', path: 'response', kind: 'wait', waitsFor: 'lock', meanMs: 100 },
    ],
    ...changes,
  }) as unknown as Summary;

describe('bounds of a scenario', () => {
  const study = exploredNamed('low-latency');

  it('are the tightest first, each with what it rests on', () => {
    const found = boundsOf(study, { thinkTimeMs: 100 }, summary({}));
    // 50 a second, 300 + 100 ms each: 20 are there; without waits they would take 200 + 100 ms.
    expect(
      found?.bounds.map(({ label, basis, perSecond }) => [label, basis, +perSecond.toFixed(6)]),
    ).toEqual([
      ['Processors', 'utilisation', 62.5],
      ['Nobody waits', 'no waiting', 66.666667],
      ['Lock', 'utilisation', 125],
    ]);
    expect(found?.perSecond).toEqual({ mean: 50, low: 48, high: 52 });
  });

  it('are none where the run is unstable, did nothing, or work does not flow evenly', () => {
    expect(boundsOf(study, {}, summary({ status: 'unstable' }))).toBeNull();
    expect(boundsOf(study, {}, summary({ metrics: {} }))).toBeNull();
    const capacity = exploredNamed('capacity');
    const received = { receivedPerSecond: { mean: 150, low: 150, high: 150 } };
    expect(boundsOf(capacity, { load: 0 }, summary({ metrics: received }))).not.toBeNull();
    expect(boundsOf(capacity, { load: 2 }, summary({ metrics: received }))).toBeNull();
  });

  it('count work over the time of the run', () => {
    const threads = exploredNamed('worker-threads');
    const found = boundsOf(
      threads,
      { runMinutes: 60 },
      summary({ metrics: { completed: { mean: 36_000, low: 35_000, high: 37_000 } } }),
    );
    expect(found?.perSecond.mean).toBeCloseTo(10, 12);
    expect(found?.bounds[0]?.perSecond).toBeCloseTo(12.5, 12);
  });
});

describe.each(EXPLORED)('published configurations of $id', (study) => {
  const { results } = replayedStudy(study.id, readStudyConfigurations(study.id), readData);

  /** Bounds of the model are of mean demands: what a run draws may be less, by chance, and by so little. */
  const CHANCE = 0.005;
  const SHARE = 0.05;

  it('are nowhere faster than their bounds', () => {
    const claimed = results.flatMap(({ configuration, summary: found }) => {
      const values = valuesOf(study, { base: configuration.scenario, changes: {} });
      const bounds = boundsOf(study, values, found);
      return (bounds?.bounds ?? []).map((bound) => ({
        ...bound,
        name: `${configuration.scenario}: ${bound.label}`,
        simulated: bounds?.perSecond ?? { mean: Number.NaN, low: Number.NaN, high: Number.NaN },
      }));
    });
    expect(claimed.length).toBeGreaterThan(0);
    const derived = claimed.filter(({ basis }) => basis !== 'model');
    const passed = derived.filter(
      ({ simulated, perSecond }) => simulated.mean > perSecond * (1 + 1e-9),
    );
    expect(passed.map(({ name }) => name)).toEqual([]);
    const stated = claimed.filter(({ basis }) => basis === 'model');
    const above = stated.filter(
      ({ simulated, perSecond }) => simulated.mean > perSecond * (1 + CHANCE),
    );
    expect(above.map(({ name }) => name)).toEqual([]);
    const beyondChance = stated.filter(({ simulated, perSecond }) => simulated.low > perSecond);
    expect(beyondChance.length).toBeLessThanOrEqual(SHARE * stated.length);
  });
});
