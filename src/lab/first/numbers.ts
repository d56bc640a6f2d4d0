import type { LabStudy, Outcome, OutcomeView } from '../types';
import { digitsOf, formatNumber, inSentence, withUnit } from '../view/format';

/** Numbers that every reader sees before anything is opened. */
const MOST = 2;

/** The outcomes that come first: those that stay in sight, and others where those are fewer. */
export function firstOf<One extends Outcome>(
  { sticky }: Pick<LabStudy, 'sticky'>,
  outcomes: readonly One[],
): One[] {
  const isSticky = ({ id }: Outcome) => sticky.includes(id);
  return [...outcomes.filter(isSticky), ...outcomes.filter((one) => !isSticky(one))].slice(0, MOST);
}

/** Of a rate, what is counted: "messages" of "messages/s". */
const countedIn = (unit: string): string | undefined => /^(.+)\/s$/.exec(unit)?.[1];

/** What a number is, with its unit where that is a rate's: "messages a second", "roundtrip". */
export function nameOf({ label, unit }: Pick<Outcome, 'label' | 'unit'>): string {
  const counted = countedIn(unit);
  if (counted !== undefined) return `${counted} a second`;
  return `${inSentence(label)}${unit === '/s' ? ', a second' : ''}`;
}

/** The unit that stands behind the number; of a rate its name has it. */
export const unitBeside = ({ unit }: Pick<Outcome, 'unit'>): string =>
  unit === '/s' || countedIn(unit) !== undefined ? '' : unit;

/** Whether it counts something by the second, which does not grow while a line does. */
export const isRate = ({ unit }: Pick<Outcome, 'unit'>): boolean => unit.endsWith('/s');

/** A value in as few words as there are: "109/s", "349 ms". */
export const shortText = (
  outcome: Pick<Outcome, 'unit'>,
  value: number,
  digits = digitsOf(value),
) =>
  isRate(outcome)
    ? `${formatNumber(value, digits)}/s`
    : withUnit(formatNumber(value, digits), outcome.unit);

/** What is printed of outcomes, shortly; empty where no number is. */
export const measuredText = (views: readonly OutcomeView[]): string =>
  views
    .flatMap((view) => (view.reference === null ? [] : [shortText(view, view.reference)]))
    .join(', ');
