import type { KnobValues } from '../../scenario/schema';
import type { LineName } from '../../simulator/series';

/** A limit that a day can be held to, by the id of a measure of the study. */
export interface DayLimit {
  measure: string;
  /** Suggested, in the unit of the measure. */
  value: number;
  /** Whether it holds where a question names no limits. */
  isSet: boolean;
}

interface Rated {
  /** What arrives: "messages". Rates are so many in a second. */
  noun: string;
  /** Highest rate that is accepted, per second. */
  most: number;
  /** Rates between whole numbers cannot be simulated. */
  isWhole: boolean;
  /** About what is asked of a scenario, per second, where nothing was measured. */
  usual?: number;
  limits: readonly DayLimit[];
  /** Suggested for what may wait at the end of an hour. */
  mayWait: number;
}

/** A closed loop or a tool that keeps a queue full: each hour is a steady run, and what no run carries waits (`flow`). */
export interface CurveRule extends Rated {
  kind: 'curve';
  /** Metric of what is carried in a second. */
  rate: string;
  /** The knob that turns the load up, with the values that are simulated, ascending; null where a run is always full. */
  loop: { knob: string; noun: string; values: readonly number[] } | null;
}

/** A study whose run is a day with its own rate in each hour, and keeps its own backlog. */
export interface DrawnRule extends Rated {
  kind: 'drawn';
  /** What turns a scenario into such a day. */
  settings: KnobValues;
  /** Knob of the rate in each hour of a run; there are as many hours as knobs. */
  rates: readonly string[];
  /** Knob of the length of a run, in hours. */
  duration: string;
  /** What a run can begin with: knobs of a burst and of its minute. */
  burst: { knob: string; minute: string; most: number };
  offered: LineName;
  received: LineName;
  /** What stands in the database at the end of a run and is carried on past midnight. */
  stored: string;
  /** Where a limited measure is read in each hour. */
  lines: Readonly<Record<string, { line: LineName; take: 'highest' | 'mean' }>>;
}

/** A study in which load over time is not asked for, with the reason as a sentence. */
export interface NoDay {
  kind: 'none';
  because: string;
}

/** How load over time is read in a study. */
export type DayRule = CurveRule | DrawnRule;
