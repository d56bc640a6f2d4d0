import type { Text } from '../text';
import type { Focus, Goal, Seen } from '../types';
import type { ChallengeId } from './measures';

/** A goal in a lab with a measure of how well it is met. */
export interface Challenge {
  id: ChallengeId;
  /** Path of the page. */
  page: string;
  /** The scenario it starts from, as the query of a link. */
  start: string;
  task: Text;
  hint: Text;
  focus: readonly Focus[];
  /** What a submission has to keep. */
  goals: readonly Goal[];
  /** How well it is met: more is better. */
  scoreOf: (seen: Seen) => number;
}

/** What a search found for a challenge; a higher score than this beats it. */
export interface Par {
  id: string;
  score: number;
  /** The submission that reaches it. */
  link: string;
  /** How it was found. */
  found: string;
}
