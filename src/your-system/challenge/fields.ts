import { type Field, type Fields, taken } from '../../address/field';
import { otherwiseOf } from '../../address/fields';
import { type NumberField, numberField } from '../../address/number';
import { type Problem, refused } from '../../address/problem';
import { SEED } from '../../course/exercises/seeded';
import { mostUsers } from './hidden';
import { loadsOf, otherSeed } from './loads';
import { BUDGET } from './score';

/** What a reader has done, as the address holds it; all that is shown follows from it. */
export interface Played {
  seed: string;
  /** Users of the levels that were bought, in that order. */
  levels: readonly number[];
  /** Requests per second that were answered; null where nothing is. */
  limit: number | null;
  /** Users of the level that was named; null where none is. */
  next: number | null;
}

const MOST_USERS = 500;
const LEFT_OUT = 'It is left out.';

/** A number that nothing else stands for: an answer is the reader's own. */
const orNone = (field: NumberField<number | null>): NumberField<number | null> => ({
  ...field,
  read: (text) => {
    const { value, problems } = field.read(text);
    return problems.length === 0
      ? taken(value)
      : taken(null, refused(field, text, field.accepted, LEFT_OUT));
  },
});

const USERS = numberField({
  key: 'next',
  title: 'Users of the next level',
  least: 1,
  most: MOST_USERS,
  otherwise: null,
});

const joined = {
  key: 'levels',
  title: 'Users of the levels',
  accepted: `at most ${BUDGET} whole numbers from 1 to ${MOST_USERS}, each once, joined by “.”`,
};

const LEVELS: Field<readonly number[]> = {
  ...joined,
  otherwise: [],
  read: (text) => {
    const parts = text.split('.').filter((part) => part !== '');
    const numbers = parts.flatMap((part) => {
      const { value, problems } = USERS.read(part);
      return value === null || problems.length > 0 ? [] : [value];
    });
    const levels = [...new Set(numbers)].slice(0, BUDGET);
    const instead =
      levels.length === 0
        ? LEFT_OUT
        : `${levels.join('.')} ${levels.length > 1 ? 'are' : 'is'} used.`;
    return levels.length === parts.length
      ? taken(levels)
      : taken(levels, refused(joined, text, joined.accepted, instead));
  },
  write: (levels) => levels.join('.'),
};

/** The answer to the first challenge. */
export const LIMIT = orNone(
  numberField({
    key: 'limit',
    title: 'Limit',
    least: 0.01,
    most: 1e6,
    otherwise: null,
    isWhole: false,
    unit: 'requests per second',
  }),
);

export const PLAYED_FIELDS: Fields<Played> = {
  seed: SEED,
  levels: LEVELS,
  limit: LIMIT,
  next: orNone(USERS),
};

/** What has the address of the page. */
export const WHOLE = { name: 'The page of challenges' };

/** Other systems, of which nothing is known. */
export const untouched = (seed: string): Played => ({ ...otherwiseOf(PLAYED_FIELDS), seed });

/** What of an address can be so with the systems of its seed, and what cannot. */
export function possible(played: Played): { played: Played; problems: Problem[] } {
  const problems: Problem[] = [];
  const most = mostUsers(played.seed);
  const levels = played.levels.filter((users) => users <= most);
  const tooHigh = played.levels.filter((users) => users > most);
  if (tooHigh.length > 0) {
    const accepted = `with this seed up to ${most} users`;
    const instead = tooHigh.length > 1 ? 'They are left out.' : LEFT_OUT;
    problems.push(refused(LEVELS, tooHigh.join('.'), accepted, instead));
  }
  let { limit, next } = played;
  if (limit !== null && levels.length === 0) {
    problems.push(refused(LIMIT, String(limit), 'an answer with at least one level', LEFT_OUT));
    limit = null;
  }
  const { offered } = loadsOf(otherSeed(played.seed));
  if (next !== null && !offered.includes(next)) {
    problems.push(refused(USERS, String(next), offered.join(', '), LEFT_OUT));
    next = null;
  }
  return { played: { seed: played.seed, levels, limit, next }, problems };
}
