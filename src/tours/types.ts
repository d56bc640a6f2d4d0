import type { KnobValues } from '../scenario/schema';
import type { Summary } from '../simulator/types';
import type { OpenSystem } from '../your-system/page/openSystem';
import type { Text } from './text';

/** A result with the scenario that gave it: all that a check may ask. */
export interface Seen {
  /** Printed label of the configuration, such as "A". */
  configuration: string;
  values: KnobValues;
  publishedValues: KnobValues;
  statistic: 'median' | 'mean';
  summary: Summary;
  /** The result of the configuration as published. */
  published: Summary;
  /** Whether the scenario differs from the published one. */
  isChanged: boolean;
  /** How many settings lie outside what the study measured. */
  outsideCount: number;
}

/** One thing that a step or a challenge asks for of what is seen. */
export interface Goal<Of = Seen> {
  /** In as few words as a chip holds. */
  label: string;
  isMet: (seen: Of) => boolean;
  /** What is missing while it is not met, told from the result. */
  missing: (seen: Of) => Text;
}

/** A part of the page to look at. */
export interface Focus {
  /** For screen readers and the button that leads there, such as "Virtual users". */
  name: string;
  selector: string;
}

/** A task on a page, and how its outcome is told. */
interface Task<Of> {
  title: string;
  /** Path of the page, such as "/low-latency/test-case-4". */
  page: string;
  /** The scenario it starts from, as the query of a link; without one the reader keeps theirs. */
  start?: string;
  task: Text;
  look: Text;
  hint: Text;
  /** What the first two texts point at. */
  focus: { task: Focus; look?: Focus };
  goals: readonly Goal<Of>[];
  /** Whether goals may be met one after the other, each by another result. */
  isCollected?: boolean;
}

/** A step in a lab, judged by its results. */
export interface LabStep extends Task<Seen> {
  of?: 'lab';
}

/** A step on the page of a reader's own system, judged by what is known of it. */
export interface SystemStep extends Task<OpenSystem> {
  of: 'system';
}

export type Step = LabStep | SystemStep;

export interface Tour {
  id: string;
  steps: readonly Step[];
}
