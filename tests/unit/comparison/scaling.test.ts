import { describe, expect, it } from 'vitest';
import { heldOutPoints } from '../../../src/studies/scale-up/scaling/heldOut';
import { type HostPoint, hostBound } from '../../../src/studies/scale-up/scaling/hostLaw';
import {
  fitUniversalScalability,
  scalabilityAt,
} from '../../../src/studies/scale-up/scaling/universalScalability';

describe('the universal scalability law', () => {
  it('finds the coefficients that made the points', () => {
    const law = { onePerSecond: 250, contention: 0.05, coherency: 0.002 };
    const points = [1, 2, 4, 8, 16].map((size) => ({ size, perSecond: scalabilityAt(law, size) }));
    const fitted = fitUniversalScalability(points);
    expect(fitted?.contention).toBeCloseTo(0.05, 10);
    expect(fitted?.coherency).toBeCloseTo(0.002, 10);
  });

  it('needs a single process and two other sizes', () => {
    expect(fitUniversalScalability([])).toBeNull();
    expect(fitUniversalScalability([1, 4].map((size) => ({ size, perSecond: size })))).toBeNull();
    expect(fitUniversalScalability([2, 4, 8].map((size) => ({ size, perSecond: 1 })))).toBeNull();
    expect(fitUniversalScalability([1, 4, 4].map((size) => ({ size, perSecond: 1 })))).toBeNull();
  });

  it.each([
    ['Simple App', [280, 800, 1552], [1, 4, 8], -0.0175],
    ['Latency App', [250, 684, 1156], [1, 4, 10], -0.0041],
  ])('gets a negative coherency for the %s', (_, rates, sizes, coherency) => {
    const points = sizes.map((size, index) => ({ size, perSecond: rates[index] ?? 0 }));
    const law = fitUniversalScalability(points);
    expect(law?.coherency).toBeCloseTo(coherency, 4);
    // Two coefficients for two points: the fit passes through all of them and tests nothing.
    for (const { size, perSecond } of points) {
      expect(law && scalabilityAt(law, size)).toBeCloseTo(perSecond, 8);
    }
  });
});

const point = (
  id: string,
  application: HostPoint['application'],
  processHosts: number,
  perSecond: number,
): HostPoint => ({ id, application, processHosts, perSecond });

const rate = (id: string) => ({ scenario: `scale-up/${id}`, metric: 'orchestrationsPerSecond' });

describe('held-out points', () => {
  const law = { simpleMs: 3, latencyMs: 5, sharingMs: 2 };
  const parameters = { simple_process_ms: 3, latency_process_ms: 5, sharing_ms: 2 };
  const points = [point('S1', 'simple', 1, 300), point('L3', 'latency', 9, 900)];
  const refits = {
    folds: [rate('S1'), rate('L3')].map((one) => ({ heldOut: [one], parameters, open: [] })),
    predictions: [
      { ...rate('S1'), measured: 300, fitted: 303, predicted: 330, isDetermined: true },
      { ...rate('L3'), measured: 900, fitted: 890, predicted: 905, isDetermined: false },
    ],
  };
  const input = { points, refits, databaseLimited: 'L3', fullPerSecond: 1000 };

  it('are what the refit without them predicts', () => {
    const [first] = heldOutPoints(input);
    expect(first).toMatchObject({ id: 'S1', fitted: 303, predicted: 330, bound: 'hosts' });
    expect(first?.fittedErrorPercent).toBeCloseTo(1, 10);
    expect(first?.predictedErrorPercent).toBeCloseTo(10, 10);
  });

  it('are bounded by full processors where the databases limit', () => {
    // Nine hosts alone would give 9000 / 7 a second.
    const [, last] = heldOutPoints(input);
    expect(last).toMatchObject({ measured: 900, fitted: 900, predicted: 1000 });
    expect(last?.bound).toBe('databases');
    expect(last?.predictedErrorPercent).toBeCloseTo(100 / 9, 6);
    const [, other] = heldOutPoints({ ...input, fullPerSecond: 2000 });
    expect(other?.bound).toBe('hosts');
    expect(other?.predicted).toBe(hostBound(law, 'latency', 9));
  });
});
