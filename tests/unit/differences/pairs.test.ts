import { expect, it } from 'vitest';
import { readStudyConfigurations } from '../../../scripts/replay/catalogue';
import { differencePairs } from '../../../src/evidence/differences/pairs';
import { cell } from '../bands/cellsFixture';

const configurations = readStudyConfigurations('low-latency').filter(({ row }) =>
  ['20-A', '20-B'].includes(row),
);

it('is predicted by fits that saw neither side, and else by the fit to all', () => {
  const predictedOf = (...heldOut: boolean[]) => {
    const cells = configurations.map(({ scenario }, index) =>
      cell({
        scenario,
        cluster: '20',
        measured: [100, 120][index] ?? 0,
        predicted: [100, 150][index] ?? 0,
        fitted: [100, 125][index] ?? 0,
        isHeldOut: heldOut[index] ?? false,
      }),
    );
    const [pair, ...others] = differencePairs(configurations, cells);
    expect(others).toEqual([]);
    expect(pair?.measured).toBeCloseTo(Math.log(1.2), 12);
    expect(pair?.isHeldOut).toBe(heldOut.every(Boolean));
    return Math.exp(pair?.predicted ?? 0);
  };
  expect(predictedOf(true, true)).toBeCloseTo(1.5, 12);
  expect(predictedOf(true, false)).toBeCloseTo(1.25, 12);
  expect(predictedOf(false, true)).toBeCloseTo(1.25, 12);
});
