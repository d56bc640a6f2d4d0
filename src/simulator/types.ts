/** State of one replication. `unstable` ends a run: a queue or the number of events reached its cap. */
export type RunStatus = 'running' | 'done' | 'unstable';

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
}

/** Roundtrip latency histogram: `counts[i]` roundtrips took between `i` and `i + 1` bins. */
export interface Distribution {
  binMs: number;
  counts: number[];
}

/** A part of the roundtrip, told apart by `path` and `id`; the means of a path's stages add up to the mean time of single messages. */
export interface Stage {
  id: string;
  label: string;
  path: 'request' | 'response';
  kind: 'work' | 'wait' | 'assumed';
  /** What is waited for; null where the kind is not "wait". */
  waitsFor: string | null;
  meanMs: number;
}

/** A simulated computer and its processor utilisation in percent. */
export interface SimulatedMachine {
  name: string;
  group: string;
  roles: string[];
  processors: number;
  cpuPercent: number;
}

/** Something roundtrips compete for, told apart by `id` and `label`; the busiest first. */
export interface Resource {
  id: string;
  label: string;
  utilisationPercent: number;
  waitMs: number;
}

/**
 * Values over time, one line per quantity, in steps of `stepMs` from the start of the run.
 * `checkpointMs` holds the instants at which a checkpoint started instead.
 */
export interface Series {
  stepMs: number;
  [line: string]: number | readonly (number | null)[];
}

/** Something that happened and took a while. */
export interface Incident {
  kind: string;
  /** How it ended, in a word or two. */
  label: string;
  startMs: number;
  /** Null while it goes on. */
  endMs: number | null;
  /** What it achieved, such as rows deleted, or what it happened to, such as a host instance. */
  detail: number | string | null;
}

/** Phases of a run, which together are all of it. */
export interface ProtocolPhases {
  rampUpMs: number;
  steadyMs: number;
  rampDownMs: number;
  /** Whether results cover the ramps, too. */
  rampsCount: boolean;
}

/** What one replication and all of them together have in common. */
interface Outcome {
  modelVersion: string;
  /** 16 hexadecimal digits over the whole trajectory, or over the digests of all replications. */
  digest: string;
  status: RunStatus;
  unstableReason: string | null;
  events: number;
  /** Where roundtrips are measured. */
  distribution?: Distribution;
  /** Where roundtrips are measured; averages over replications, as the next two. */
  stages?: Stage[];
  machines: SimulatedMachine[];
  resources: Resource[];
  /** Of the first replication, as the incidents. */
  series: Series;
  incidents?: Incident[];
  protocol: ProtocolPhases;
}

/** What one replication found. Metrics carry the names of the transcribed columns; null has no samples. */
export interface Report extends Outcome {
  simulatedMs: number;
  metrics: Record<string, number | null>;
}

/** Mean over replications with its 95 % Student t interval; one replication has no width. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** What all replications of a scenario found. */
export interface Summary extends Outcome {
  seed: number;
  replications: number;
  metrics: Record<string, Estimate>;
}
