import type { ChoiceExercise, Knobs, KnobsExercise, NumberExercise } from '../chapter/types';
import type { Report } from '../network/shapes';

export type Verdict = 'passed' | 'not-yet';

/** The numbers of an exercise that a seed chooses. */
export const givenOf = ({ given }: NumberExercise, seed: number): readonly number[] =>
  given[((seed % given.length) + given.length) % given.length] ?? [];

/** A typed answer as a number; null where it is none. A comma counts as a decimal point where there is no other. */
export function readAnswer(text: string): number | null {
  const trimmed = text.trim().replace(/\s/g, '');
  const plain = /^[^.]*,\d{1,2}$/.test(trimmed)
    ? trimmed.replace(',', '.')
    : trimmed.replace(/,/g, '');
  if (plain === '' || !/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Number(plain);
}

/** Whether an answer lies within the tolerance of the right one. */
export function judgeNumber(
  exercise: NumberExercise,
  given: readonly number[],
  answer: number,
): Verdict {
  const right = exercise.answer(given);
  return Math.abs(answer - right) <= exercise.tolerance * Math.abs(right) + 1e-9
    ? 'passed'
    : 'not-yet';
}

/** Whether a run with these knobs is what was asked for. */
export function judgeKnobs(exercise: KnobsExercise, knobs: Knobs, report: Report): Verdict {
  const { measure, limit, allowed } = exercise;
  const value = measure.of(report);
  if (report.status === 'unstable' || value === null) return 'not-yet';
  const within = limit.below ? value <= limit.at : value >= limit.at;
  return within && (allowed?.(knobs) ?? true) ? 'passed' : 'not-yet';
}

export const judgeChoice = ({ right }: ChoiceExercise, option: string, reason: string): Verdict =>
  option === right.option && reason === right.reason ? 'passed' : 'not-yet';
