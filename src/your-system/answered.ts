import type { Summary } from '../simulator/types';
import type { SystemBounds } from '../system/bounds';
import type { FitAnswer } from '../system/fitAnswer';
import type { Refusal } from '../system/refusal';
import type { Description } from './description';

/** The system as it is drawn, simulated under one load: users, or arrivals per second. */
export interface SimulatedLoad {
  load: number;
  summary: Summary;
}

/** How far the answer is. What of it is there is of this description or, while it is being worked on, of the one before. */
export type AnswerStatus = 'empty' | 'running' | 'done' | 'failed';

/** A description with all that is known of it. */
export interface Answered {
  description: Description;
  /** Whether its levels are those of the system before a change, so that they measured another than what is drawn. */
  isChanged: boolean;
  /** What is wrong with it, so that it cannot be simulated. */
  refusals: readonly Refusal[];
  /** What its measured levels say; null without any. */
  fit: FitAnswer | null;
  /** Of the system as it is drawn; null while nothing is. */
  bounds: SystemBounds | null;
  /** By load, ascending. */
  simulated: readonly SimulatedLoad[];
  status: AnswerStatus;
  /** Why it failed. */
  why: string | null;
}
