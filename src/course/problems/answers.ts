import { formatNumber } from '../../charts/frame/format';
import type { Chapter, NumberExercise } from '../chapter/types';
import { exercisesOf } from '../exercises/seeded';

/** Part of the tolerance that rounding a key's answer may use up. */
const ROUNDING = 0.1;

/** The answer in as few digits as its tolerance allows. */
export function answerText({ answer: right, tolerance }: NumberExercise): string {
  const most = ROUNDING * tolerance * Math.abs(right);
  const digits =
    [0, 1, 2].find((count) => Math.abs(Number(right.toFixed(count)) - right) <= most) ?? 3;
  return formatNumber(right, digits);
}

/** One student's answers, by chapter. */
export interface ClassRow {
  student: string;
  answers: readonly string[];
}

/** Longest class, for the sake of the page. */
export const LARGEST_CLASS = 300;

/** The students of a pasted list: one a line, or the first field of each line of a table. */
export const studentsOf = (text: string): string[] =>
  [...new Set(text.split('\n').map((line) => (line.split(/[\t;]/)[0] ?? '').trim()))]
    .filter(Boolean)
    .slice(0, LARGEST_CLASS);

/** The answers of a whole class. */
export const classRows = (students: readonly string[], chapters: readonly Chapter[]): ClassRow[] =>
  students.map((student) => ({
    student,
    answers: chapters.map((chapter) => answerText(exercisesOf(chapter, student)[0])),
  }));

/** The heads of such a table. */
export const classHeads = (chapters: readonly Chapter[]): string[] => [
  'Student',
  ...chapters.map((chapter) => `${chapter.name}, ${exercisesOf(chapter, '')[0].unit}`),
];
