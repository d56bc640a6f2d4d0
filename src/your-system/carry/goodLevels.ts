import { type Problem, problemOf } from '../../address/problem';
import type { Level } from '../../system/document';
import type { Refusal } from '../../system/refusal';
import type { Description } from '../description';
import { fieldText } from '../fieldWords';
import { mended } from './mended';

const isAbove = (value: number | null | undefined): boolean =>
  value === null || value === undefined || value > 0;

/** What keeps a level from being explained: one alone would keep all the others from it. */
function refusalsOf(
  { users, arrivalsPerSecond, throughputPerSecond }: Level,
  at: number,
): Refusal[] {
  const fields = { users, arrivalsPerSecond, throughputPerSecond };
  const [bad] = Object.entries(fields).filter(([, value]) => !isAbove(value));
  if (bad === undefined) return [];
  const [name, value] = bad;
  return [{ field: `measured[${at}].${name}`, value: String(value), accepted: 'a number above 0' }];
}

/** A description without measured levels that nobody can have measured, and which they are. */
export function withGoodLevels(description: Description): {
  description: Description;
  problems: Problem[];
} {
  const refusals = (description.measured ?? []).flatMap(refusalsOf);
  if (refusals.length === 0) return { description, problems: [] };
  return {
    description: mended(description, refusals),
    problems: refusals.map(({ field, value, accepted }) =>
      problemOf(
        field,
        value,
        `${fieldText(field, description)} is ${value}`,
        accepted,
        'Its level is left out.',
      ),
    ),
  };
}
