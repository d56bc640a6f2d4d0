import type { LinkContext } from '../../scenario/codec';
import type { Problem } from '../../scenario/problem';
import type { Scenario } from '../../scenario/scenario';
import type { Summary } from '../../simulator/types';

export type Statistic = 'median' | 'mean';

/** What a page's lab is about; never changes while the page is open. */
export interface LabContext extends LinkContext {
  /** Precomputed results of the published configurations, by printed label. */
  published: Readonly<Record<string, Summary>>;
  /** The statistic shown first: the median, or the mean where the study prints only that. */
  statistic: Statistic;
}

/** What a scenario gave. A preview is a short run, a partial result a cancelled one. */
export interface Result {
  scenario: Scenario;
  summary: Summary;
  quality: 'full' | 'preview' | 'partial';
}

export type Phase =
  /** The precomputed result of a published configuration. */
  | { kind: 'precomputed' }
  | { kind: 'loading' }
  | { kind: 'running'; progress: number }
  | { kind: 'done'; wallMs: number }
  | { kind: 'cancelled' }
  | { kind: 'failed'; reason: string };

export interface LabState {
  scenario: Scenario;
  /** Whether the page's address has been read; until then the first configuration stands in. */
  isRead: boolean;
  /** What a link or a change asked for and could not have. */
  problems: readonly Problem[];
  statistic: Statistic;
  phase: Phase;
  /** The last complete result; of an earlier scenario while a run is under way. */
  full: Result;
  /** The complete result before that one, to tell what the last change did. */
  before: Result | null;
  /** First or unfinished numbers of the current scenario. */
  early: Result | null;
  /** Counts requests to run the same scenario again. */
  attempt: number;
}

export type LabAction =
  | { type: 'configuration'; label: string }
  | { type: 'knobs'; changes: Readonly<Record<string, number>> }
  | { type: 'resetKnob'; id: string }
  | { type: 'resetAll' }
  | { type: 'seed'; seed: number }
  | { type: 'restored'; scenario: Scenario; problems: readonly Problem[] }
  | { type: 'statistic'; statistic: Statistic }
  | { type: 'dismiss' }
  | { type: 'retry' }
  | { type: 'loading' }
  | { type: 'progress'; progress: number }
  | { type: 'early'; result: Result }
  | { type: 'finished'; result: Result; wallMs: number }
  | { type: 'cancelled' }
  | { type: 'failed'; reason: string };
