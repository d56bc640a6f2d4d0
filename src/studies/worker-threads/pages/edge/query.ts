import { orWord } from '../../../../address/besides';
import type { Fields } from '../../../../address/field';
import { knobField } from '../../../../scenario/knobField';
import { type Knob, knobById } from '../../../../scenario/schema';
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

/** The handle and the guess in the query of the page, such as "?threads=140&guess=160". */
export const EDGE_FIELDS: Fields<EdgeState> = {
  threads: knobField(POOL, { key: 'threads' }, 75),
  guess: orWord(knobField(POOL, { key: 'guess', title: 'The guess' }, null), 'skip', 'skipped'),
};
