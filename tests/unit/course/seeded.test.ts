import { describe, expect, it } from 'vitest';
import { COURSE } from '../../../src/course/chapters/course';
import { locks } from '../../../src/course/chapters/locks';
import { queue } from '../../../src/course/chapters/queue';
import {
  givenOf,
  LONGEST_SEED,
  nextSeed,
  seedOf,
  variantsOf,
} from '../../../src/course/exercises/seeded';

const seeds = Array.from({ length: 200 }, (_, index) => `student${index}`);

describe('a seed', () => {
  it('gives the same numbers for ever, so that a printed key stays right', () => {
    expect(givenOf(queue, '')).toEqual([100, 8]);
    expect(givenOf(queue, 'anna')).toEqual(givenOf(queue, 'anna'));
    expect(['anna', 'bert', '1'].map((seed) => givenOf(queue, seed))).toMatchInlineSnapshot(`
      [
        [
          80,
          8,
        ],
        [
          100,
          5,
        ],
        [
          180,
          4,
        ],
      ]
    `);
  });

  it.each(COURSE.map((chapter) => [chapter.id, chapter] as const))(
    'of many in %s gives many questions, and each choice now and then',
    (_, chapter) => {
      const asked = seeds.map((seed) => String(givenOf(chapter, seed)));
      const most = Math.min(200, variantsOf(chapter.exercises[0]).length);
      expect(new Set(asked).size).toBeGreaterThan(0.5 * most);
    },
  );

  it('gives each chapter numbers of its own', () => {
    const twin = { ...locks, id: 'twin' };
    const same = seeds.filter(
      (seed) => String(givenOf(locks, seed)) === String(givenOf(twin, seed)),
    );
    expect(same.length).toBeLessThan(20);
  });

  it('is followed by one with other numbers', () => {
    expect(nextSeed(queue, '')).toMatch(/^\d+$/);
    expect(nextSeed(queue, 'anna')).toMatch(/^anna\d+$/);
    expect(nextSeed(queue, 'anna9')).toMatch(/^anna1\d$/);
    for (const seed of ['', ...seeds])
      expect(givenOf(queue, nextSeed(queue, seed))).not.toEqual(givenOf(queue, seed));
  });

  it('is read from a link, trimmed, and cut where it is too long', () => {
    expect(seedOf('?load=3&seed=anna+b')).toEqual({ seed: 'anna b', problem: null });
    expect(seedOf('?load=3')).toEqual({ seed: '', problem: null });
    expect(seedOf('?seed=%20')).toEqual({ seed: '', problem: null });
    const { seed, problem } = seedOf(`?seed=${'x'.repeat(90)}`);
    expect(seed).toBe('x'.repeat(LONGEST_SEED));
    expect(problem).toContain(`at most ${LONGEST_SEED} characters`);
  });
});
