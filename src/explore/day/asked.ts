import type { Band } from '../../comparison/bands';
import type { Scenario } from '../../scenario/scenario';
import type { Simulate } from '../../simulator/batch/simulate';
import type { Estimate } from '../../simulator/types';
import type { ExploredStudy } from '../study/exploredStudy';
import type { Measurement } from '../study/runs';
import type { DayLimits, Hour } from './hours';
import type { Load } from './load';

/** A load against a system. */
export interface Asked {
  study: ExploredStudy;
  scenario: Pick<Scenario, 'base' | 'changes'>;
  load: Load;
  limits: DayLimits;
}

/** What the runs are made with. */
export interface Means {
  simulate: Simulate;
  measurement: Measurement;
  signal?: AbortSignal;
}

/** What the steady runs of a curve say of the system. */
export interface Reach {
  /** Carried at most, per second; where the curve was not followed to its end, at least so much can be. */
  most: Estimate;
  mostBand: Band | null;
  isEnd: boolean;
  /** The highest rate that keeps all limits, per second. */
  accepted: number;
}

export interface DayAnswer {
  hours: readonly Hour[];
  /** Null where a run is a whole day. */
  reach: Reach | null;
  measurement: Measurement;
  /** Why the hours end before the load does, as a sentence; null where they do not. */
  cut: string | null;
}
