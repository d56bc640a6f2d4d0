import { describe, expect, it } from 'vitest';
import {
  changeByStage,
  largestParts,
  roundedTo,
  roundedToAddUp,
  together,
} from '../../../src/explore/why/change';
import { changeFinding } from '../../../src/explore/why/whyText';
import { PUBLISHED_WORDS } from '../../../src/scenario/words';
import type { Report, Stage } from '../../../src/simulator/report';

const stage = (id: string, meanMs: number, path: Stage['path'] = 'request'): Stage => ({
  id,
  label: `Stage ${id}`,
  path,
  kind: 'work',
  waitsFor: null,
  meanMs,
});
const report = (...stages: Stage[]): Report => ({ stages }) as unknown as Report;

/** Seeded as in Park and Miller. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

describe('what a change did by stage', () => {
  const before = [
    report(stage('a', 10), stage('b', 20), stage('a', 5, 'response')),
    report(stage('a', 12), stage('b', 26), stage('a', 5, 'response')),
  ];
  const after = [
    report(stage('a', 11), stage('b', 15), stage('a', 9, 'response')),
    report(stage('a', 13), stage('b', 23), stage('a', 9, 'response')),
  ];

  it('is that of pairs of runs, with the interval of pairs', () => {
    const change = changeByStage(before, after);
    expect(change?.parts.map(({ key, difference }) => [key, difference.mean])).toEqual([
      ['request a', 1],
      ['request b', -4],
      ['response a', 4],
    ]);
    const [a, b] = change?.parts ?? [];
    expect(a?.difference).toEqual({ mean: 1, low: 1, high: 1 });
    // Differences -5 and -3: the standard error is 1, t of one degree of freedom 12.7062047.
    expect(b?.difference.low).toBeCloseTo(-4 - 12.7062047, 6);
    expect(b?.difference.high).toBeCloseTo(-4 + 12.7062047, 6);
    expect([change?.beforeMs, change?.afterMs]).toEqual([39, 40]);
    // Totals change by 0 and 2.
    expect(change?.total.mean).toBe(1);
    expect(change?.total.high).toBeCloseTo(1 + 12.7062047, 6);
    expect(change?.pairs).toBe(2);
  });

  it('leaves out runs without a partner, and is none without stages', () => {
    expect(changeByStage(before, [undefined, after[1]])?.pairs).toBe(1);
    expect(changeByStage([undefined], [after[0]])).toBeNull();
    expect(changeByStage([report()], [report()])).toBeNull();
    expect(changeByStage([], [])).toBeNull();
  });

  it('has a stage that only one side has', () => {
    const change = changeByStage(
      [report(stage('a', 10))],
      [report(stage('a', 10), stage('new', 3))],
    );
    expect(change?.parts.map(({ key, difference }) => [key, difference.mean])).toEqual([
      ['request a', 0],
      ['request new', 3],
    ]);
    expect(change?.total.mean).toBe(3);
  });

  it('adds up to the total, drawn and rounded, for any scenarios', () => {
    const random = numbers(11);
    const draw = (count: number) =>
      Array.from({ length: 4 }, () =>
        report(
          ...Array.from({ length: count }, (_, id) =>
            stage(String(id), 200 * random.next().value ** 4, id % 2 ? 'request' : 'response'),
          ),
        ),
      );
    for (let turn = 0; turn < 200; turn += 1) {
      const count = 1 + Math.floor(40 * random.next().value);
      const change = changeByStage(draw(count), draw(count));
      if (change === null) throw new Error('no change');
      const sum = change.parts.reduce((total, { difference }) => total + difference.mean, 0);
      expect(sum).toBeCloseTo(change.total.mean, 9);
      expect(change.afterMs - change.beforeMs).toBeCloseTo(change.total.mean, 9);
      const { shown, others } = largestParts(change.parts, 10);
      expect(shown.length + (others.length > 0 ? 1 : 0)).toBeLessThanOrEqual(10);
      expect(shown.length + others.length).toBe(count);
      const least = Math.min(...shown.map(({ difference }) => Math.abs(difference.mean)));
      for (const { difference } of others) {
        expect(Math.abs(difference.mean)).toBeLessThanOrEqual(least);
      }
      const means = [
        ...shown.map(({ difference }) => difference.mean),
        ...(others.length > 0 ? [together(others).mean] : []),
      ];
      for (const digits of [0, 1]) {
        const unit = 10 ** digits;
        const whole = roundedTo(change.afterMs, digits) - roundedTo(change.beforeMs, digits);
        const rounded = roundedToAddUp(means, digits, whole);
        expect(rounded.reduce((total, one) => total + one, 0)).toBeCloseTo(whole, 9);
        rounded.forEach((one, index) => {
          const off = Math.abs(one - (means[index] ?? 0));
          expect(off).toBeLessThan(means.length > 1 ? 1.000001 / unit : 2 / unit);
          expect(one * unit).toBeCloseTo(Math.round(one * unit), 6);
        });
      }
    }
  });

  it('is put in words by its direction, or as chance', () => {
    const sure = (by: number) => {
      const from = [10, 12, 14].map((ms) => report(stage('a', ms), stage('b', 20)));
      const to = [10, 12, 14].map((ms) => report(stage('a', ms + by), stage('b', 20.5)));
      return changeByStage(from, to);
    };
    const later = sure(30);
    const sooner = sure(-5);
    if (later === null || sooner === null) throw new Error('no change');
    expect(changeFinding(later, PUBLISHED_WORDS)).toBe(
      'In the model messages are through 30.5\u202fms later, most of it: stage a',
    );
    expect(changeFinding(sooner, PUBLISHED_WORDS)).toMatch(
      /^In the model messages are through 4.5\u202fms sooner, .* stage a$/,
    );
    const chance = changeByStage(
      [report(stage('a', 10)), report(stage('a', 12))],
      [report(stage('a', 12)), report(stage('a', 11))],
    );
    if (chance === null) throw new Error('no change');
    expect(changeFinding(chance, PUBLISHED_WORDS)).toMatch(/may be chance$/);
  });
});
