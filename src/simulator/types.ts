import type { Report } from './report';

/** How a replication is measured: as the study did, or a short stretch for first numbers. */
export type Protocol = 'study' | 'preview';

/** One replication to simulate. */
export interface Run {
  study: string;
  /** Knob values in the order of the schema. */
  values: readonly number[];
  /** 32-bit unsigned seed of all random streams. */
  seed: number;
  /** Number of the replication, from 0; selects independent streams under the same seed. */
  replication: number;
  protocol: Protocol;
  /** Values of all parameters in the order of the study's table; absent for the committed ones. */
  parameters?: readonly number[];
  /** Where the simulator of an archived model is, an address or a path; absent for the current one. */
  simulator?: string;
  /** JSON of the described system that is simulated, with the values applied to it; absent for a compiled model. */
  system?: string;
}

/** Mean over replications with its 95 % Student t interval; one replication has no width. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** What all replications of a scenario found: of machines, resources and stages the averages, of series and incidents the first. */
export interface Summary extends Omit<Report, 'simulatedMs' | 'metrics'> {
  seed: number;
  replications: number;
  metrics: Record<string, Estimate>;
}
