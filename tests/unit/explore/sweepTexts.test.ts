import { describe, expect, it } from 'vitest';
import { plainText } from '../../../src/charts/frame/marked';
import { measureOf } from '../../../src/explore/study/exploredStudy';
import { pointsOf } from '../../../src/explore/sweep/points';
import { readSweep } from '../../../src/explore/sweep/question';
import { bandText, curveFinding, kneeText } from '../../../src/explore/sweep/texts';
import type { SweepView } from '../../../src/explore/sweep/view';
import { exploredNamed } from '../../support/explored';

const study = exploredNamed('capacity');
const { question } = readSweep(
  study,
  new URLSearchParams('from=capacity/overdrive&over=ratePerSecond:100..160/4&runs=2'),
);

/** A view whose points have these means. */
function viewed(
  measureId: string,
  means: readonly number[],
  best: number,
  { same = 1, isWhole = true } = {},
): SweepView {
  const measure = measureOf(study, measureId);
  if (measure === undefined) throw new Error(`There is no ${measureId}.`);
  const points = pointsOf(study, question).map((point, place) => ({
    point: { ...point, reports: new Map() },
    found: {
      estimate: { mean: means[place] ?? 0, low: means[place] ?? 0, high: means[place] ?? 0 },
      band: null,
    },
    runs: 2,
    isBeyond: false,
    isUnstable: false,
  }));
  return {
    measure,
    points,
    measured: [],
    best: points[best] ?? null,
    equals: points.slice(best, best + same),
    isWhole,
    digits: 0,
  };
}

describe('the finding of a curve', () => {
  const [more, less] = [
    study.measures.find(({ better }) => better === 'more')?.id ?? '',
    study.measures.find(({ better }) => better === 'less')?.id ?? '',
  ];
  const found = (id: string, means: readonly number[], best: number, knee: number | null) => {
    const parts = curveFinding(study, question, viewed(id, means, best), knee);
    return {
      text: plainText(parts),
      values: parts.flatMap((one) => (typeof one === 'string' ? [] : [one.value])),
    };
  };

  it('names what its measure is at the knee, and the most beyond it', () => {
    const { text, values } = found(more, [100, 120, 138, 150], 3, 120);
    expect(text).toMatch(/^Simulated, .* is 120.* at the knee, and 150.* where it is highest/);
    expect(values).toEqual([120, 150]);
    expect(found(less, [10, 20, 38, 50], 0, 120).text).toMatch(
      / is 20.* at the knee, and 10.* where it is lowest/,
    );
  });

  it('says where a plateau begins, and crowns none of its points', () => {
    const text = (means: readonly number[], best: number, same: number) =>
      plainText(curveFinding(study, question, viewed(more, means, best, { same }), null));
    expect(text([100, 143, 143, 143], 1, 3)).toMatch(/ is highest from .* 120.* on: 143/);
    expect(text([143, 143, 120, 100], 0, 2)).toMatch(/ is highest up to .* 120.*: 143/);
    expect(text([100, 143, 143, 120], 1, 2)).toMatch(/ is highest from .* 120.* to 140.*: 143/);
    expect(text([100, 143, 120, 110], 1, 1)).toMatch(/ is highest at .* 120.*: 143/);
  });

  it('says of what is not whole that it is so far', () => {
    const view = viewed(more, [100, 143, 120, 110], 1, { isWhole: false });
    expect(plainText(curveFinding(study, question, view, null))).toMatch(
      /^Simulated so far, .* is highest at/,
    );
  });

  it('says no number twice', () => {
    expect(found(less, [0, 0, 0, 50], 0, 120).text).toMatch(/ is 0.* at the knee, nowhere less$/);
    expect(found(more, [50, 99, 99.2, 99.1], 2, 120).text).toMatch(/ at the knee, nowhere more$/);
    expect(found(more, [287, 287.1, 287.2, 287], 2, null).values).toEqual([287]);
    expect(found(more, [287, 289, 287, 287], 1, null).values).toEqual([287, 289]);
  });

  it('marks the knee as simulated, and says why there is none', () => {
    const parts = kneeText(study, question, 120);
    expect(parts[1]).toMatchObject({ value: 120, metric: 'knee.ratePerSecond', kind: 'simulated' });
    expect(plainText(kneeText(study, question, 120, null, false))).toMatch(
      /^So far the knee is at /,
    );
    expect(plainText(kneeText(study, question, null))).toMatch(/^No knee between 100.* and 160/);
  });
});

it('says at how many points a band leaves out what other parameters change', () => {
  const textOf = (open: number, narrow: number, isTrying = false, isMap = false) =>
    bandText({ open, narrow, isTrying }, isMap);
  expect(textOf(0, 0)).toBe('');
  expect(textOf(9, 9)).toMatch(/narrower than that of a lab: .* added once all runs are made\.$/);
  expect(textOf(9, 4)).toContain('narrower than that of a lab at 4 of 9 points');
  expect(textOf(9, 4, true)).toMatch(/is being tried/);
  expect(textOf(9, 0, true)).toMatch(/^The band holds/);
  expect(textOf(9, 9, false, true)).toMatch(/leave out/);
});
