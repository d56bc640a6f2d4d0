import { quoted } from '../../../../address/quoted';
import { readKnob } from '../../../../lab/handle/readKnob';
import type { Query } from '../../../../lab/handle/useQuery';
import { type Knob, knobById } from '../../../../scenario/schema';
import { acceptedValues } from '../../../../scenario/value';
import { workerThreadsKnobs } from '../../knobs';

/** What a reader has done with the handle. */
export interface EdgeState {
  threads: number;
  /** Where the reader looks for the edge; null before the question is answered. */
  guess: number | 'skipped' | null;
}

const found = knobById(workerThreadsKnobs, 'maxWorkerThreads');
if (!found) throw new Error('The study has no knob for the size of the pools.');
/** The pool as far as the handle goes: beyond, nothing more falls. */
export const POOL: Knob = { ...found, min: 25, max: 300 };

const SKIP = 'skip';
const INITIAL: EdgeState = { threads: 75, guess: null };

/** The handle and the guess in the query of the page, such as "?threads=140&guess=160". */
export const edgeQuery: Query<EdgeState> = {
  initial: INITIAL,
  read: (query) => {
    const threads = readKnob(POOL, 'threads', query.get('threads'), INITIAL.threads);
    const text = query.get('guess');
    if (text === null || text === SKIP) {
      const guess = text === null ? null : 'skipped';
      return { state: { threads: threads.value, guess }, problems: threads.problems };
    }
    const guess = readKnob(POOL, 'guess', text, Number.NaN);
    const isGuess = Number.isFinite(guess.value);
    return {
      state: { threads: threads.value, guess: isGuess ? guess.value : null },
      problems: [
        ...threads.problems,
        ...guess.problems.map((problem) => {
          const accepted = `${acceptedValues(POOL)}, or ${SKIP}`;
          const used = isGuess ? `${guess.value} is used` : 'The question is left open';
          const message = `The guess (guess) is ${quoted(text)}; accepted: ${accepted}. ${used}.`;
          return { ...problem, accepted, message };
        }),
      ],
    };
  },
  write: ({ threads, guess }) => ({
    threads: threads === INITIAL.threads ? null : String(threads),
    guess: guess === 'skipped' ? SKIP : guess === null ? null : String(guess),
  }),
};
