/** Written by `npm run shapes` from the shapes of the simulator. */

/**
 * How far a run is. `unstable` ends it: a queue or the number of events reached its cap.
 */
export type Status = 'running' | 'done' | 'unstable';
/**
 * A value for each step; null where there is none.
 */
export type Line = (number | null)[];

/**
 * What one replication found.
 */
export interface Report {
  modelVersion: string;
  /**
   * 16 hexadecimal digits over the whole trajectory.
   */
  digest: string;
  status: Status;
  /**
   * Why the run ended before its time; null where it did not.
   */
  unstableReason: string | null;
  simulatedMs: number;
  events: number;
  metrics: Metrics;
  machines: SimulatedMachine[];
  /**
   * The busiest first, where the study sorts them.
   */
  resources: Resource[];
  series: Series;
  incidents?: Incident[];
  protocol: Phases;
  distribution?: Distribution;
  /**
   * The parts of a roundtrip, where roundtrips are measured.
   */
  stages?: Stage[];
}
/**
 * Results by the names of the transcribed columns; null where there are no samples.
 */
export interface Metrics {
  [k: string]: number | null;
}
/**
 * A simulated computer.
 */
export interface SimulatedMachine {
  name: string;
  group: string;
  roles: string[];
  processors: number;
  /**
   * How busy its processors were.
   */
  cpuPercent: number;
}
/**
 * Something that messages compete for, told apart by `id` and `label`.
 */
export interface Resource {
  id: string;
  label: string;
  utilisationPercent: number;
  /**
   * Mean wait of each use; null where none is measured.
   */
  waitMs: number | null;
}
/**
 * Values over time in steps of `stepMs` from the start of the run.
 */
export interface Series {
  stepMs: number;
  documentsPerSecond?: Line;
  queueDepth?: Line;
  messagesInDatabase?: Line;
  biztalkCpuPercent?: Line;
  receivedPerSecond?: Line;
  offeredPerSecond?: Line;
  spoolRows?: Line;
  diskIdlePercent?: Line;
  lockTimeoutsPerSecond?: Line;
  sessions?: Line;
  blockedSessions?: Line;
  messageboxCpuPercent?: Line;
  /**
   * Since the start, as long as messages are offered.
   */
  receivedAverage?: Line;
  roundtripMs?: Line;
  throughputPerSecond?: Line;
  applicationQueue?: Line;
  spool?: Line;
  /**
   * The instants at which a checkpoint started, instead of one value for each step.
   */
  checkpointMs?: Line;
  orchestrationsPerSecond?: Line;
  masterCpuPercent?: Line;
  worker1CpuPercent?: Line;
  worker2CpuPercent?: Line;
  sentPerSecond?: Line;
  completedPerSecond?: Line;
  sqlCpuPercent?: Line;
  sqlConnections?: Line;
  publishingDelayMs?: Line;
  waitingForWorker?: Line;
  waitingForLock?: Line;
}
/**
 * Something that happened and took a while.
 */
export interface Incident {
  kind: string;
  /**
   * How it ended, in a word or two.
   */
  label: string;
  startMs: number;
  /**
   * Null while it goes on.
   */
  endMs: number | null;
  /**
   * What it achieved, such as rows deleted, or whom it concerned, such as a host instance.
   */
  detail: (number | string) | null;
}
/**
 * The phases of a run, which together are all of it.
 */
export interface Phases {
  rampUpMs: number;
  steadyMs: number;
  rampDownMs: number;
  /**
   * Whether results cover the ramps, too.
   */
  rampsCount: boolean;
}
/**
 * A histogram of roundtrips: `counts[i]` of them took between `i` and `i + 1` bins.
 */
export interface Distribution {
  binMs: number;
  counts: number[];
}
/**
 * A part of the roundtrip, told apart by `path` and `id`. The means of a path's stages add up to
 * the mean time of single messages.
 */
export interface Stage {
  id: string;
  label: string;
  /**
   * The way of a message through the group.
   */
  path: 'request' | 'response';
  kind: 'work' | 'wait' | 'assumed';
  /**
   * What is waited for; null where the kind is not "wait".
   */
  waitsFor: string | null;
  meanMs: number;
}
