/** Written by `npm run shapes` from the shapes of the simulator. */

/**
 * A mean in ms with the spread that is usual in its place, or with another.
 */
export type Duration = number | TimeAndSpread;
/**
 * How times scatter around their mean.
 */
export type Spread = SpreadName | number | Distribution;
export type SpreadName = 'exponential' | 'constant';
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
 * Poisson arrivals at one rate per second, or at rates that change over time.
 */
export type Arrivals = number | Rate[];
/**
 * Steps in order, or a table: from `in` and from every station the shares of where requests go
 * next, which add up to 1.
 */
export type Route =
  | Step[]
  | {
      [k: string]: {
        [k: string]: number;
      };
    };
/**
 * The name of a station, or more about the visit.
 */
export type Step = string | StepFields;
export type Sharing = 'firstComeFirstServed' | 'shared';
export type Counts = 'inService' | 'inside';
export type WhenFull = 'lose' | 'block' | 'refuse';

/**
 * A system: who uses it, the stations that requests visit, and what was measured of it.
 * Times are in ms, rates per second.
 */
export interface System {
  /**
   * 1, which is also meant where it is missing.
   */
  version?: number | null;
  name?: string | null;
  /**
   * Users who think, send one request, and think again when it is answered: 1 to 10,000 of them.
   * This, `arrivalsPerSecond` or `classes`.
   */
  users?: number | null;
  /**
   * How long users think; 0 by default. A number is the mean of an exponential time.
   */
  thinkMs?: Duration | null;
  /**
   * Requests that arrive whether others are answered or not.
   */
  arrivalsPerSecond?: Arrivals | null;
  /**
   * Requests of several kinds.
   */
  classes?: Class[] | null;
  stations: Station[];
  /**
   * Where requests go; all stations in their order where it is missing.
   */
  route?: Route | null;
  /**
   * What is simulated: by default a number of requests that fits the system.
   */
  run?: Run | null;
  /**
   * Levels of load and what was measured at each. The simulation does not read them.
   */
  measured?: Level[] | null;
  /**
   * Loads of measured levels that are kept back from what explains them: users, or arrivals per second.
   */
  hold?: number[] | null;
  /**
   * How long a request may take.
   */
  targets?: Target[] | null;
  /**
   * What its readers should know.
   */
  notes?: string | null;
}
export interface TimeAndSpread {
  meanMs: number;
  spread?: Spread | null;
}
/**
 * A rate from a time on. Before the first there are no arrivals, and the last holds to the end.
 */
export interface Rate {
  fromMs: number;
  perSecond: number;
}
/**
 * Requests of one kind: `users` or `arrivalsPerSecond`.
 */
export interface Class {
  name: string;
  users?: number | null;
  thinkMs?: Duration | null;
  arrivalsPerSecond?: Arrivals | null;
  /**
   * 0 to 9: in every line the lower is served before the higher, without interrupting; 0 by default.
   */
  priority?: number | null;
  /**
   * That of the system where it is missing.
   */
  route?: Route | null;
  /**
   * Demands by station, where they differ from those of the stations.
   */
  demandsMs?: {
    [k: string]: number;
  } | null;
}
/**
 * A visit to a station.
 */
export interface StepFields {
  at: string;
  /**
   * Share of the requests that visit the station here; 1 by default. The others go on at once.
   */
  share?: number | null;
  /**
   * Demand of this visit, where it differs from that of class and station.
   */
  demandMs?: number | null;
  /**
   * How long a request waits here for its answer, from the moment it comes to the step: a number
   * is exact. Who gives up leaves the line, that of a pool too, and gives back what it took for the step.
   */
  timeoutMs?: Duration | null;
  /**
   * Whether giving up also ends a service that has begun. By default the server, which does not
   * learn of it, works to its end and is busy until then.
   */
  stopsService?: boolean | null;
  /**
   * What follows when the request gives up or is refused; by default it has failed.
   */
  retries?: Retries | null;
}
/**
 * The step again, after a pause in which the request keeps the permits of earlier steps.
 */
export interface Retries {
  /**
   * Further tries at most, 1 to 100.
   */
  most: number;
  /**
   * Pause before the first of them; 0 by default, and a number is exact.
   */
  backoffMs?: Duration | null;
  /**
   * Each pause is this many times as long as the one before; 1 by default.
   */
  factor?: number | null;
}
/**
 * What requests visit, or permits that they hold meanwhile.
 */
export interface Station {
  name: string;
  kind: 'disk' | 'processors' | 'lock' | 'delay' | 'pool' | 'queue' | 'batch' | 'poller';
  /**
   * Servers or permits; 1 by default, and always of a lock.
   */
  count?: number | null;
  /**
   * Mean time of work per visit, where classes and steps give no other.
   */
  demandMs?: number | null;
  /**
   * How demands scatter around their means; exponential by default.
   */
  spread?: Spread | null;
  /**
   * How processors are given to requests; first come first served by default.
   */
  sharing?: Sharing | null;
  /**
   * Of a lock or a pool: stations, or pools over stations, throughout which a permit is held,
   * from before the first to after the last of those that a request visits in a row.
   */
  over?: string[] | null;
  slowdown?: Slowdown | null;
  /**
   * Most requests at the station: waiting for its permits, in line and in service.
   */
  limit?: number | null;
  /**
   * What becomes of a request that finds as many; it is lost by default.
   */
  whenFull?: WhenFull | null;
  /**
   * Of a batch.
   */
  batch?: Batch | null;
  /**
   * Of a poller.
   */
  poll?: Poll | null;
  /**
   * Whether its numbers were found from the measured levels; else somebody typed them.
   */
  fromPoints?: boolean | null;
  /**
   * What its readers should know.
   */
  notes?: string | null;
}
/**
 * With n requests, work takes 1 + `perRequest` × (n − 1) times as long.
 */
export interface Slowdown {
  perRequest: number;
  /**
   * Which requests n counts; those in service by default.
   */
  counts?: Counts | null;
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
 * Times of a replication, from its start.
 */
export interface Run {
  /**
   * What is not recorded; 0 by default.
   */
  warmUpMs?: number | null;
  /**
   * What is recorded after it.
   */
  forMs: number;
}
/**
 * One level of load of a test, and what was measured.
 */
export interface Level {
  users?: number | null;
  arrivalsPerSecond?: number | null;
  throughputPerSecond: number;
  throughputStandardError?: number | null;
  /**
   * Mean and percentiles: `mean`, `p50`, `p90`, `p95`, `p99`.
   */
  responseMs?: {
    [k: string]: number | null;
  } | null;
  thinkMs?: number | null;
  seconds?: number | null;
  requests?: number | null;
  errorsPerSecond?: number | null;
  /**
   * Busy share from 0 to 1, by station.
   */
  utilisation?: {
    [k: string]: number | null;
  } | null;
  tool?: string | null;
  file?: string | null;
  /**
   * What was said of the level when it was read.
   */
  warnings?: {
    [k: string]: unknown;
  };
}
/**
 * A response time that is not to be exceeded.
 */
export interface Target {
  /**
   * `mean`, `p50`, `p90`, `p95` or `p99`.
   */
  of: string;
  ms: number;
}
