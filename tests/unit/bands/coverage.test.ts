import { describe, expect, it } from 'vitest';
import type { BandCell } from '../../../src/evidence/bands/cells';
import { coverageOf, meetsGoal, trialsOf } from '../../../src/evidence/bands/coverage';
import { holds, widthsOf } from '../../../src/evidence/bands/halfWidth';
import { wideningOf } from '../../../src/evidence/bands/widening';
import { cell, normal, uniforms } from './cellsFixture';

/** A study of clusters whose configurations share a part of their error. */
function study(seed: number, k: number): BandCell[] {
  const uniform = uniforms(seed);
  return Array.from({ length: 60 }, (_, group) => {
    const shared = normal(uniform);
    const distance = uniform();
    return Array.from({ length: 1 + Math.floor(3 * uniform()) }, () =>
      cell({
        cluster: String(group),
        distance,
        residual: 0.1 * (shared + normal(uniform)) * (1 + k * distance),
      }),
    );
  }).flat();
}

describe('coverage', () => {
  it.each([0, 1])('of bands made without a cluster is 90 of 100 with a widening of %d', (k) => {
    const trials = Array.from({ length: 20 }, (_, seed) =>
      trialsOf('rate', study(seed + 1, k), wideningOf),
    ).flat();
    const { covered, cells } = coverageOf(trials);
    // Four standard errors of a binomial share, with no more draws than clusters.
    expect(Math.abs(covered / cells - 0.9)).toBeLessThan(4 * Math.sqrt((0.9 * 0.1) / (20 * 60)));
  });

  it('leaves a whole cluster out: errors that it alone has are held by no band', () => {
    const odd = Array.from({ length: 5 }, () => cell({ cluster: 'odd', residual: 0.9 }));
    const even = Array.from({ length: 15 }, (_, i) => cell({ cluster: String(i) }));
    const trials = trialsOf('rate', [...odd, ...even], () => 0);
    expect(trials.filter(({ isCovered }) => !isCovered).map(({ cluster }) => cluster)).toEqual(
      odd.map(() => 'odd'),
    );
  });

  it('has a standard error by clusters, larger where they err as one', () => {
    const trials = (clusterOf: (i: number) => string) =>
      Array.from({ length: 40 }, (_, i) => ({ cluster: clusterOf(i), isCovered: i >= 4 }));
    const apart = coverageOf(trials((i) => String(i))).standardErrorPoints ?? 0;
    const asOne = coverageOf(trials((i) => String(Math.floor(i / 4)))).standardErrorPoints ?? 0;
    expect(apart).toBeCloseTo(100 * Math.sqrt((0.9 * 0.1) / 39), 9);
    expect(asOne).toBeCloseTo(100 * Math.sqrt((0.9 * 0.1) / 9), 9);
    expect(coverageOf(trials(() => 'one')).standardErrorPoints).toBeNull();
  });

  it('meets its goal from 85 to 95 in 100', () => {
    const share = (covered: number) =>
      meetsGoal({ covered, cells: 100, standardErrorPoints: null });
    expect([84, 85, 95, 96].map(share)).toEqual([false, true, true, false]);
  });
});

describe('the widths', () => {
  const errors = Array.from({ length: 9 }, (_, i) =>
    cell({ residual: 0.2 + i / 1000, distance: 1, fitResidual: 0.05 }),
  );

  it('are those at a distance of 0, which errors from afar count for less', () => {
    expect(widthsOf(errors, 1)?.halfWidth).toBeCloseTo(0.104, 12);
    expect(widthsOf(errors, 0)?.halfWidth).toBeCloseTo(0.208, 12);
  });

  it('are never below the errors of the fit to all', () => {
    const widths = widthsOf(errors, 5) ?? { halfWidth: 0, least: 0 };
    expect(widths.least).toBeCloseTo(0.05, 12);
    expect(holds(widths, 5, { residual: 0.049, distance: 0 })).toBe(true);
    expect(holds(widths, 5, { residual: -0.051, distance: 0 })).toBe(false);
    expect(holds(widths, 5, { residual: -0.051, distance: 1 })).toBe(true);
  });
});
