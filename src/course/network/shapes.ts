/** Written by `npm run shapes` from the shapes of the simulator. */

/**
 * Where messages come from.
 */
export type Source =
  | {
      kind: 'open';
      id: string;
      interarrival: Distribution;
      /**
       * Messages at a time; 1 by default.
       */
      batch?: number | null;
      /**
       * 0 to 9, the lower before the higher; 0 by default.
       */
      priority?: number | null;
      to: Leg[];
    }
  | {
      kind: 'closed';
      id: string;
      users: number;
      think: Distribution;
      /**
       * Station whose end of service answers the user; by default leaving the network does.
       */
      answeredAt?: string | null;
      /**
       * 0 to 9, the lower before the higher; 0 by default.
       */
      priority?: number | null;
      to: Leg[];
    };
/**
 * Distribution of a time.
 */
export type Distribution =
  | {
      kind: 'constant';
      meanMs: number;
    }
  | {
      kind: 'exponential';
      meanMs: number;
    }
  | {
      kind: 'erlang';
      meanMs: number;
      phases: number;
    }
  | {
      kind: 'uniform';
      meanMs: number;
      spreadMs: number;
    }
  | {
      kind: 'hyperexponential';
      meanMs: number;
      squaredVariation: number;
    }
  | {
      kind: 'lognormal';
      meanMs: number;
      squaredVariation: number;
    };
/**
 * What becomes of a message that finds a station full.
 */
export type WhenFull = 'lose' | 'block';
export type RunStatus = 'running' | 'unstable';
export type Kind =
  | 'born'
  | 'joinsLine'
  | 'beginsService'
  | 'endsService'
  | 'waitsForLock'
  | 'takesLock'
  | 'freesLock'
  | 'answered'
  | 'leaves'
  | 'lost';

export interface Shapes {
  network: Network;
  report: Report;
  snapshot: Snapshot;
  events: Events;
}
/**
 * Sources, stations and locks. All ids differ from each other.
 */
export interface Network {
  sources: Source[];
  stations: Station[];
  locks?: Lock[] | null;
}
/**
 * A place that a message may go to next: a station, or `out` of the network.
 */
export interface Leg {
  to: string;
  /**
   * Share of the messages that go there; those of one route add up to 1.
   */
  share: number;
}
/**
 * A line and the servers behind it.
 */
export interface Station {
  id: string;
  /**
   * As many as needed, a delay, where it is null.
   */
  servers: number | null;
  service: Distribution;
  /**
   * Lock that is acquired before a server is asked for, and kept through this and later stations.
   */
  takes?: string | null;
  /**
   * Lock that is given back at the end of service.
   */
  frees?: string | null;
  /**
   * Serves the lower priority number first, without preemption. By default first come first served.
   */
  priorities?: boolean;
  /**
   * Most messages at the station: waiting for its lock, in line and in service.
   */
  capacity?: number | null;
  whenFull?: WhenFull;
  batch?: Batch | null;
  poll?: Poll | null;
  slow?: Slow | null;
  to: Leg[];
}
/**
 * Messages that are served together, in one service.
 */
export interface Batch {
  size: number;
  /**
   * Fewer are served when the first of them has waited this long.
   */
  waitMs: number;
}
/**
 * A server that finds nobody in line looks away, and notices messages only when it looks again.
 */
export interface Poll {
  firstMs: number;
  /**
   * Each time it looks away this many times as long as the time before.
   */
  growth: number;
  longestMs: number;
}
/**
 * From every multiple of `everyMs` on, for `forMs`, services that start take `factor` times as long.
 */
export interface Slow {
  everyMs: number;
  forMs: number;
  factor: number;
}
/**
 * One holder at a time, first come first served.
 */
export interface Lock {
  id: string;
}
/**
 * State and statistics of a run.
 */
export interface Report {
  status: RunStatus;
  nowMs: number;
  observedMs: number;
  events: number;
  /**
   * Messages that left the network.
   */
  throughputPerSecond: number;
  lostPerSecond: number;
  inNetwork: number;
  meanInNetwork: number;
  timeMs: Times;
  histogram: Bars;
  sources: ReportSource[];
  stations: ReportStation[];
  locks: ReportLock[];
}
/**
 * Times from birth to leaving, in ms; null where nothing left.
 */
export interface Times {
  mean: number | null;
  p50: number | null;
  p90: number | null;
  p95: number | null;
  p99: number | null;
  count: number;
}
/**
 * The same times in bars of equal width from 0 on; the last also counts all longer ones.
 */
export interface Bars {
  binMs: number;
  counts: number[];
}
export interface ReportSource {
  id: string;
  ratePerSecond: number;
  meanThinking: number;
  /**
   * Mean time to the answer; null for an open source.
   */
  answerMs: number | null;
}
export interface ReportStation {
  id: string;
  arrivedPerSecond: number;
  servedPerSecond: number;
  lostPerSecond: number;
  /**
   * Servers that serve, as a share of all; of a delay, their mean number.
   */
  utilisation: number;
  meanInLine: number;
  meanInService: number;
  /**
   * Messages whose service has ended and who wait in their server for room elsewhere.
   */
  meanBlocked: number;
  /**
   * From joining the line to the beginning of service.
   */
  meanWaitMs: number | null;
  meanServiceMs: number | null;
  /**
   * From joining the line to leaving the station.
   */
  meanVisitMs: number | null;
  inLine: number;
  inService: number;
}
export interface ReportLock {
  id: string;
  utilisation: number;
  /**
   * From asking to getting, of all who got it.
   */
  meanWaitMs: number | null;
  meanInLine: number;
  inLine: number;
  meanHoldMs: number | null;
}
export interface Snapshot {
  nowMs: number;
  sources: SnapshotSource[];
  stations: SnapshotStation[];
  locks: SnapshotLock[];
}
export interface SnapshotSource {
  id: string;
  /**
   * Users who think.
   */
  thinking: number;
}
export interface SnapshotStation {
  id: string;
  /**
   * The first 60 in line, next first.
   */
  line: number[];
  lineLength: number;
  /**
   * Services in the order of their servers.
   */
  serving: Service[];
  /**
   * When the first server looks again of those that look away.
   */
  lookingAwayUntilMs: number | null;
}
export interface Service {
  /**
   * Counts from 0.
   */
  server: number;
  messages: number[];
  sinceMs: number;
  /**
   * In the past where the messages wait for room elsewhere.
   */
  untilMs: number;
}
export interface SnapshotLock {
  id: string;
  holder: number | null;
  /**
   * Since when the holder has it.
   */
  sinceMs: number | null;
  /**
   * The first 60 who wait, next first.
   */
  line: number[];
  lineLength: number;
}
/**
 * What happened to single messages since the last call: time in ms, number of the message, what
 * happened, and the id of the place; `out` is none.
 */
export interface Events {
  events: [number, number, Kind, string][];
  /**
   * How many more there were than are kept.
   */
  dropped: number;
}
