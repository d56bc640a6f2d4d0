import { describe, expect, it } from 'vitest';
import { beeswarm } from './beeswarm';
import { rankCorrelation, unlikelyByChance } from './rankCorrelation';
import { apart, outliers, residualScale } from './residualScale';

describe('a swarm', () => {
  it('keeps marks on their values and off each other', () => {
    const positions = [50, 10, 12, 11, 50, 9, 31, 21];
    const marks = beeswarm([...positions.entries()], ([, position]) => position, 10);
    expect(marks.map(({ item: [index] }) => index).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    for (const mark of marks) {
      expect(mark.along).toBe(positions[mark.item[0]]);
      for (const other of marks)
        if (other !== mark)
          expect(
            Math.hypot(mark.along - other.along, mark.across - other.across),
          ).toBeGreaterThanOrEqual(10);
    }
  });

  it('goes up first, then down, by half a mark', () => {
    const swarm = (positions: number[]) => beeswarm(positions, (position) => position, 10);
    expect(swarm([0, 0, 0, 0]).map(({ across }) => across)).toEqual([0, -10, 10, -20]);
    expect(swarm([0, 9]).map(({ across }) => across)).toEqual([0, -5]);
    expect(swarm([0, 10]).map(({ across }) => across)).toEqual([0, 0]);
    expect(swarm([20, 0]).map(({ item }) => item)).toEqual([0, 20]);
  });
});

describe('the scale of residuals', () => {
  const ends = (errors: number[], tolerance: number | null) =>
    residualScale(
      errors.map((error) => ({ error })),
      tolerance,
      [100, 0],
    ).domain();

  it('is symmetric and holds errors, tolerance and at least 5 %', () => {
    expect(ends([0.1, -0.29], 0.1)).toEqual([-0.4, 0.4]);
    expect(ends([0.1], 0.55)).toEqual([-0.6, 0.6]);
    expect(ends([], null)).toEqual([-0.06, 0.06]);
    expect(residualScale([{ error: 0.1 }], null, [100, 0])(0)).toBe(50);
  });

  it('names the four largest errors', () => {
    const errors = [0.1, -0.5, 0.2, 0.3, -0.4, 0].map((error) => ({ error }));
    expect(outliers(errors).map(({ error }) => error)).toEqual([-0.5, -0.4, 0.3, 0.2]);
  });

  it('keeps names that do not run into one another, the first ones', () => {
    const at = (point: readonly [number, number]) => point;
    expect(
      apart(
        [
          [0, 0],
          [33, 12],
          [-34, 0],
          [0, -13],
        ],
        at,
      ),
    ).toEqual([
      [0, 0],
      [-34, 0],
      [0, -13],
    ]);
    expect(apart([[0, 0] as const, [33, 12] as const], at, 20)).toHaveLength(2);
    expect(apart([[100, 90] as const, [101, 91] as const, [102, 110] as const], at)).toEqual([
      [100, 90],
      [102, 110],
    ]);
  });
});

describe('a rank correlation', () => {
  it('is that of the ranks, ties sharing theirs', () => {
    expect(
      rankCorrelation([
        [1, 1],
        [2, 40],
        [3, 900],
      ]),
    ).toBeCloseTo(1, 12);
    expect(
      rankCorrelation([
        [1, 3],
        [2, 2],
        [3, 1],
      ]),
    ).toBeCloseTo(-1, 12);
    // Ranks 0.5, 0.5, 2, 3 against 0, 1, 2, 3.
    expect(
      rankCorrelation([
        [1, 1],
        [1, 2],
        [2, 3],
        [3, 4],
      ]),
    ).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 12);
    expect(
      rankCorrelation([
        [1, 1],
        [1, 2],
      ]),
    ).toBe(0);
  });

  it('is hardly chance beyond two standard errors', () => {
    expect(unlikelyByChance(2)).toBe(1);
    expect(unlikelyByChance(5)).toBeCloseTo(0.98, 12);
  });
});
