import { describe, expect, it } from 'vitest';
import { heldOutPoints } from '../../../src/studies/scale-up/scaling/heldOut';
import { fitHosts, type HostPoint, hostBound } from '../../../src/studies/scale-up/scaling/hostLaw';
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

describe('the law of process hosts', () => {
  it('finds the times that made the points', () => {
    const law = { simpleMs: 3, latencyMs: 5, sharingMs: 2 };
    const fitted = fitHosts(
      (['simple', 'latency'] as const).flatMap((application) =>
        [1, 4, 9].map((hosts) => point('', application, hosts, hostBound(law, application, hosts))),
      ),
    );
    expect(fitted.simpleMs).toBeCloseTo(3, 6);
    expect(fitted.latencyMs).toBeCloseTo(5, 6);
    expect(fitted.sharingMs).toBeCloseTo(2, 6);
  });
});

describe('held-out points', () => {
  const law = { simpleMs: 3, latencyMs: 5, sharingMs: 2 };
  const points = (['simple', 'latency'] as const).flatMap((application) =>
    [1, 4, 9].map((hosts) =>
      point(
        `${application} ${hosts}`,
        application,
        hosts,
        application === 'latency' && hosts === 9 ? 900 : hostBound(law, application, hosts),
      ),
    ),
  );
  const input = { points, databaseLimited: 'latency 9', fullPerSecond: 1000 };
  const found = heldOutPoints(input);

  it('are predicted exactly where the others follow the same law', () => {
    for (const { id, predictedErrorPercent, fittedErrorPercent, bound } of found.slice(0, 5)) {
      expect(predictedErrorPercent, id).toBeCloseTo(0, 4);
      expect(fittedErrorPercent, id).toBeCloseTo(0, 4);
      expect(bound).toBe('hosts');
    }
  });

  it('are bounded by full processors where the databases limit', () => {
    // Nine hosts alone would give 9000 / 7 a second.
    expect(found[5]).toMatchObject({ measured: 900, fitted: 900, predicted: 1000 });
    expect(found[5]?.bound).toBe('databases');
    expect(found[5]?.predictedErrorPercent).toBeCloseTo(100 / 9, 6);
    const [other] = heldOutPoints({ ...input, fullPerSecond: 2000 }).slice(5);
    expect(other?.bound).toBe('hosts');
    expect(other?.predicted).toBeCloseTo(9000 / 7, 3);
  });
});
