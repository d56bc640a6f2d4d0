import { describe, expect, it } from 'vitest';
import { readFields } from '../../../src/address/fields';
import { COURSE } from '../../../src/course/chapters/course';
import { locks } from '../../../src/course/chapters/locks';
import { queue } from '../../../src/course/chapters/queue';
import {
  exercisesOf,
  givenOf,
  LONGEST_SEED,
  nextSeed,
  SEED_FIELDS,
} from '../../../src/course/exercises/seeded';

const seeds = Array.from({ length: 200 }, (_, index) => `student${index}`);

describe('a seed', () => {
  it('gives the same numbers for ever, so that a printed key stays right', () => {
    expect(givenOf(queue, 0, '')).toEqual([100, 8]);
    expect(givenOf(queue, 0, 'anna')).toEqual(givenOf(queue, 0, 'anna'));
    expect(['anna', 'bert', '1'].map((seed) => givenOf(queue, 0, seed))).toMatchInlineSnapshot(`
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
      for (const place of [0, 1, 2] as const) {
        const { others } = chapter.exercises[place].given;
        const chosen = new Set(seeds.map((seed) => String(givenOf(chapter, place, seed))));
        expect(chosen.size).toBeGreaterThan(0.5 * Math.min(200, others.length));
      }
    },
  );

  it.each(COURSE.map((chapter) => [chapter.id, chapter] as const))(
    'of many in %s gives answers and reasons to choose from in every order, and the same ones',
    (_, chapter) => {
      const orders = new Set<string>();
      for (const seed of seeds) {
        const [, , { options, reasons }] = exercisesOf(chapter, seed);
        orders.add(reasons.map(({ id }) => id).join());
        const [, , first] = chapter.exercises;
        const written = first.with(givenOf(chapter, 2, seed));
        expect(new Set(options)).toEqual(new Set(written.options));
        expect(new Set(reasons)).toEqual(new Set(written.reasons));
      }
      expect(orders.size).toBe(6);
      const [, , { reasons }] = exercisesOf(chapter, '');
      expect(reasons).toEqual(chapter.exercises[2].with(chapter.exercises[2].given.first).reasons);
    },
  );

  it('gives each chapter numbers of its own', () => {
    const twin = { ...locks, id: 'twin' };
    const same = seeds.filter(
      (seed) => String(givenOf(locks, 0, seed)) === String(givenOf(twin, 0, seed)),
    );
    expect(same.length).toBeLessThan(20);
  });

  it('chooses each of a chapter’s exercises by itself', () => {
    const [number] = queue.exercises;
    const same = { id: 'same', exercises: [number, number, number] } as unknown as typeof queue;
    const alike = seeds.filter(
      (seed) => String(givenOf(same, 0, seed)) === String(givenOf(same, 1, seed)),
    );
    expect(alike.length).toBeLessThan(30);
  });

  it('is followed by one whose exercises all have other numbers, whatever their order', () => {
    expect(nextSeed(queue, '')).toMatch(/^\d+$/);
    expect(nextSeed(queue, 'anna')).toMatch(/^anna\d+$/);
    expect(nextSeed(queue, 'anna9')).toMatch(/^anna1\d$/);
    for (const chapter of COURSE)
      for (const seed of ['', ...seeds.slice(0, 40)]) {
        const [before, after] = [seed, nextSeed(chapter, seed)].map((by) =>
          exercisesOf(chapter, by).map(({ ask }) => ask.match(/[\d.,]*\d/g)?.join()),
        );
        after?.forEach((one, place) => {
          expect(one, `${chapter.id}, ${seed}, ${place}`).toBeDefined();
          expect(one, `${chapter.id}, ${seed}, ${place}`).not.toBe(before?.[place]);
        });
      }
  });

  it('is read from a link, trimmed, and cut where it is too long', () => {
    const read = (query: string) => readFields(SEED_FIELDS, new URLSearchParams(query));
    expect(read('?load=3&seed=anna+b')).toEqual({ state: { seed: 'anna b' }, problems: [] });
    expect(read('?load=3').state.seed).toBe('');
    expect(read('?seed=%20')).toEqual({ state: { seed: '' }, problems: [] });
    const { state, problems } = read(`?seed=${'x'.repeat(90)}`);
    expect(state.seed).toBe('x'.repeat(LONGEST_SEED));
    expect(problems[0]?.message).toContain(`at most ${LONGEST_SEED} characters`);
  });
});
