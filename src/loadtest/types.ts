/** A file of a load test; where a whole folder is read, its name says in which folder it stands. */
export interface LoadFile {
  name: string;
  text: string;
}

/** What a reader of the numbers should know before believing them. */
export interface Warning {
  code: WarningCode;
  /** One sentence with its numbers. */
  sentence: string;
}

export type WarningCode =
  | 'law-violated'
  | 'mean-corrected'
  | 'think-time-estimated'
  | 'think-time-given'
  | 'errors'
  | 'failed-counted'
  | 'failed-unknown'
  | 'not-simulated'
  | 'users-in-name'
  | 'unread-rows'
  | 'cut-off'
  | 'stalls'
  | 'ramp'
  | 'ramps-left-out'
  | 'unsettled'
  | 'percentiles'
  | 'resolution'
  | 'short'
  | 'units'
  | 'mixed-tools'
  | 'mixed-targets'
  | 'users-fall'
  | 'single-level'
  | 'overload'
  | 'more-answered'
  | 'same-run'
  | 'repeated'
  | 'other-system'
  | 'at-once'
  | 'window'
  | 'loop';

/** A row, a field or a file that could not be used. */
export interface Trouble {
  file: string;
  /** Line and column, path in JSON, or "whole file". */
  place: string;
  /** What stands there, cut to what fits into a line. */
  value: string;
  /** What would have been accepted. */
  accepted: string;
}

/** Response times in ms; null is what the file does not tell. */
export interface ResponseMs {
  mean: number | null;
  p50: number | null;
  p90: number | null;
  p95: number | null;
  p99: number | null;
}

/** One load that was held for a while, and what was measured under it. */
export interface Level {
  /** Those who send one request after the other; null in an open test, and where it is asked for. */
  users: number | null;
  /** Rate at which an open test sends; null in a closed one. */
  arrivalsPerSecond: number | null;
  /** Requests that were answered without error; of a closed level with the warning `failed-counted`, all. */
  throughputPerSecond: number;
  throughputStandardError: number | null;
  responseMs: ResponseMs;
  /** Null where it is not known. */
  thinkMs: number | null;
  /** Length of the counted part. */
  seconds: number | null;
  /** Time before it that was cut off; null where the file tells of no single requests. */
  warmUpSeconds: number | null;
  /** Requests of the counted part, errors among them. */
  requests: number | null;
  errorsPerSecond: number | null;
  /** Share of its servers that were busy, 0 to 1, by resource. */
  utilisation: Record<string, number>;
  tool: string;
  file: string;
  warnings: Warning[];
}

/** Something that was taken to be so and can be chosen otherwise, or that has to be chosen. */
export interface Choice {
  /** Under which `Choices` name it, such as "users of hey.csv". */
  id: string;
  /** The file it is about. */
  file: string;
  /** Null where it cannot be known and is asked for. */
  value: string | null;
  /** Empty where a number is typed. */
  options: readonly string[];
  /** Why it was taken, or what is known of it, as a sentence. */
  note: string;
}

/** What was chosen, by the ids of the choices. */
export type Choices = Readonly<Record<string, string>>;

/** A file that tells of the levels of other files: how busy resources were, or when levels began and ended. */
export interface Joined {
  file: string;
  tells: 'utilisation' | 'windows';
  /** Resources whose utilisation levels got from it. */
  resources: string[];
  /** By what its rows were found to belong to levels. */
  by: 'time' | 'users' | 'name';
  /** Levels that something of it belongs to. */
  levels: number;
}

export interface LoadTest {
  /** By users or rate, the lowest first. */
  levels: Level[];
  troubles: Trouble[];
  /** Ids of the choices without which levels cannot be used. */
  missing: string[];
  loop: 'closed' | 'open' | 'mixed' | null;
  choices: Choice[];
  joined: Joined[];
}
