import type { KnobValues } from '../scenario/schema';
import type { Summary } from '../simulator/types';
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

/** One thing that a step or a challenge asks for. */
export interface Goal {
  /** In as few words as a chip holds. */
  label: string;
  isMet: (seen: Seen) => boolean;
  /** What is missing while it is not met, told from the result. */
  missing: (seen: Seen) => Text;
}

/** A part of the lab to look at. */
export interface Focus {
  /** For screen readers and the button that leads there, such as "Virtual users". */
  name: string;
  selector: string;
}

/** A task on the page of a lab, and how its outcome is told. */
export interface Step {
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
  goals: readonly Goal[];
  /** Whether goals may be met one after the other, each by another result. */
  isCollected?: boolean;
}

export interface Tour {
  id: string;
  steps: readonly Step[];
}
