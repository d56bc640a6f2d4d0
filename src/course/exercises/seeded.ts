import type { Field } from '../../address/field';
import { textField } from '../../address/text';
import type { Chapter, ChoiceExercise, KnobsExercise, NumberExercise } from '../chapter/types';

/** Longest seed that is taken. */
export const LONGEST_SEED = 40;

/** A seed as it is compared: case and spaces make no other student. */
export const plain = (seed: string) =>
  seed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** A number that a text stands for, from 0 on: FNV-1a over its code points, mixed so that near texts lie far apart. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** What the hash of an exercise's choices begins with, by its place. */
const PLACES = ['', '.knobs', '.choice'];

/** The numbers of one of a chapter's exercises under a seed; without one those that the chapter asks first. */
export function givenOf(
  { id, exercises }: Pick<Chapter, 'id' | 'exercises'>,
  place: 0 | 1 | 2,
  seed: string,
): readonly number[] {
  const { first, others } = exercises[place].given;
  const name = plain(seed);
  if (name === '') return first;
  return others[hashOf(`${id}${PLACES[place]}/${name}`) % others.length] ?? first;
}

/** A list in an order of the seed's own. */
const shuffled = <One extends { id: string }>(list: readonly One[], seed: string): readonly One[] =>
  [...list].sort((a, b) => hashOf(`${seed}/${a.id}`) - hashOf(`${seed}/${b.id}`));

/** The exercises of a chapter with the numbers of a seed, and its choices in an order of their own. */
export function exercisesOf(
  chapter: Pick<Chapter, 'id' | 'exercises'>,
  seed: string,
): [NumberExercise, KnobsExercise, ChoiceExercise] {
  const [number, knobs, choice] = chapter.exercises;
  const chosen = choice.with(givenOf(chapter, 2, seed));
  const name = plain(seed);
  const inOrder = <One extends { id: string }>(list: readonly One[]) =>
    name === '' ? list : shuffled(list, `${chapter.id}/${name}`);
  return [
    number.with(givenOf(chapter, 0, seed)),
    knobs.with(givenOf(chapter, 1, seed)),
    { ...chosen, options: inOrder(chosen.options), reasons: inOrder(chosen.reasons) },
  ];
}

/** The next seed all of whose exercises have other numbers: a text counts on, "anna", "anna2", "anna3". */
export function nextSeed(chapter: Pick<Chapter, 'id' | 'exercises'>, seed: string): string {
  const asked = (by: string) => exercisesOf(chapter, by).map(({ ask }) => ask);
  const now = asked(seed);
  const [, stem = '', count = ''] = /^(.*?)(\d{0,9})$/u.exec(seed) ?? [];
  const first = count === '' ? (stem === '' ? 1 : 2) : Number(count) + 1;
  for (let next = first; ; next += 1) {
    const other = `${stem}${next}`;
    if (asked(other).every((one, place) => one !== now[place])) return other;
  }
}

const SEED_TEXT = textField({ key: 'seed', title: 'Seed', most: LONGEST_SEED });

/** The seed of a link: the name or number of a student, without spaces around it. */
export const SEED: Field<string> = {
  ...SEED_TEXT,
  read: (text) => SEED_TEXT.read(text.trim()),
  write: (seed) => seed.trim(),
};

/** The seed of a chapter's exercises in its address. */
export const SEED_FIELDS = { seed: SEED };
