import { readingsOf } from '../../reading/number';
import { withoutUnit } from '../../reading/typed';
import type { ChoiceExercise, Knobs, KnobsExercise, NumberExercise } from '../chapter/types';
import type { Report } from '../network/shapes';

export type Verdict = 'passed' | 'not-yet';

const isNear = (answer: number, value: number, tolerance: number) =>
  Math.abs(answer - value) <= tolerance * Math.abs(value) + 1e-9;

/** What a typed answer is taken for: of two readings the right one, if one is; null where it is no number. */
export function readAnswer(exercise: NumberExercise, text: string): number | null {
  const readings = readingsOf(withoutUnit(text, exercise.unit));
  const right = readings.find((answer) => judgeNumber(exercise, answer) === 'passed');
  return right ?? readings[0] ?? null;
}

/** Whether an answer lies within the tolerance of the right one. */
export const judgeNumber = (
  { answer: right, tolerance }: NumberExercise,
  answer: number,
): Verdict => (isNear(answer, right, tolerance) ? 'passed' : 'not-yet');

/** What led to a wrong answer, where it is known: a slip of the exercise, or the wrong power of a thousand. */
export function slipOf(
  { answer: right, slips, tolerance, unit }: NumberExercise,
  answer: number,
): string | null {
  const slip = slips.find((one) => isNear(answer, one.answer, tolerance));
  if (slip) return slip.why;
  const thousandfold = [1000, 1 / 1000].some((times) => isNear(answer, times * right, tolerance));
  return thousandfold ? `The digits are right. Look at the unit: ${unit}.` : null;
}

/** Whether a run with these knobs is what was asked for. */
export function judgeKnobs(exercise: KnobsExercise, knobs: Knobs, report: Report): Verdict {
  const { measure, limit, allowed } = exercise;
  const value = measure.of(report);
  if (report.status === 'unstable' || value === null) return 'not-yet';
  const within = limit.below ? value <= limit.at : value >= limit.at;
  return within && (allowed?.of(knobs) ?? true) ? 'passed' : 'not-yet';
}

export const judgeChoice = ({ right }: ChoiceExercise, option: string, reason: string): Verdict =>
  option === right.option && reason === right.reason ? 'passed' : 'not-yet';
