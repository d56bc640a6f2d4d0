import type { Chapter, NumberExercise } from '../chapter/types';

/** Longest seed that is taken. */
export const LONGEST_SEED = 40;

/** A seed as it is compared: case and spaces make no other student. */
const plain = (seed: string) => seed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** A number that a text stands for, from 0 on: FNV-1a over its code points, mixed so that near texts lie far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** All numbers that a seed may choose, in a fixed order. */
export const variantsOf = ({ given: { among, fits } }: NumberExercise): number[][] =>
  among
    .reduce<number[][]>(
      (lists, values) => lists.flatMap((list) => values.map((value) => [...list, value])),
      [[]],
    )
    .filter(fits);

/** The numbers of a chapter's number exercise under a seed; without one those that the chapter asks first. */
export function givenOf(
  { id, exercises: [exercise] }: Pick<Chapter, 'id' | 'exercises'>,
  seed: string,
): readonly number[] {
  const name = plain(seed);
  if (name === '') return exercise.given.first;
  const variants = variantsOf(exercise);
  return variants[hashOf(`${id}/${name}`) % variants.length] ?? exercise.given.first;
}

/** The next seed whose numbers are others: a text counts on, "anna", "anna2", "anna3". */
export function nextSeed(chapter: Pick<Chapter, 'id' | 'exercises'>, seed: string): string {
  const now = String(givenOf(chapter, seed));
  const [, stem = '', count = ''] = /^(.*?)(\d{0,9})$/u.exec(seed) ?? [];
  const first = count === '' ? (stem === '' ? 1 : 2) : Number(count) + 1;
  for (let next = first; ; next += 1) {
    const other = `${stem}${next}`;
    if (String(givenOf(chapter, other)) !== now) return other;
  }
}

/** The seed of a link, and what of it could not be taken. */
export function seedOf(query: string): { seed: string; problem: string | null } {
  const asked = new URLSearchParams(query).get('seed')?.trim() ?? '';
  const letters = [...asked];
  if (letters.length <= LONGEST_SEED) return { seed: asked, problem: null };
  const seed = letters.slice(0, LONGEST_SEED).join('');
  return {
    seed,
    problem: `seed=${asked} is not accepted: a text of at most ${LONGEST_SEED} characters is. The exercises take ${seed}.`,
  };
}
