import type { Status } from '../../simulator/report';
import type { Estimate } from '../../simulator/types';

/** What moving one knob of the base to one value does. */
export interface TriedValue {
  value: number;
  status: Status;
  /** Why a replication ended before its time; null where none did. */
  unstableReason: string | null;
  /** Whether every replication went event for event as the base did. */
  isSame: boolean;
  /** Difference relative to the base, with its 95 % interval over pairs of replications; null where one of them has none. */
  effects: Readonly<Record<string, Estimate | null>>;
}

/** What every knob of a study does, each moved alone. */
export interface StudySweep {
  study: string;
  modelVersion: string;
  /** Such as "low-latency/20-A". */
  base: string;
  seed: number;
  replications: number;
  /** What effects are shown of, by metric. */
  metrics: readonly string[];
  /** Results of the base, by metric. */
  baseline: Readonly<Record<string, Estimate>>;
  /** Tried values by knob, in schema order. */
  knobs: Readonly<Record<string, readonly TriedValue[]>>;
}

/** Below static/data. */
export const KNOB_EFFECTS_FILE = 'studies/knob-effects.json';

export interface KnobEffectsFile {
  studies: readonly StudySweep[];
}
