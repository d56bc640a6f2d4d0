import type { KnobSchema, KnobValues } from './schema';

/** A model of a study whose simulator is kept: one line of static/simulators/index.json. */
export interface ArchivedModel {
  study: string;
  /** Version of the model. */
  model: string;
  /** Day it was archived, such as "2026-11-22". */
  date: string;
  /** Commit whose sources the simulator is built from. */
  commit: string;
  /** What this model brought. */
  change: string;
  /** The compiled simulator, below static/simulators. */
  simulator: string;
  /** Size of the simulator in bytes. */
  bytes: number;
  /** SHA-256 of the simulator, in hexadecimal digits. */
  sha256: string;
  /** Version of the interface that the simulator speaks. */
  abi: number;
  /** Its knobs and published configurations, below static/simulators: an ArchivedScenarios. */
  scenarios: string;
}

/** What scenarios of an archived model are made of. */
export interface ArchivedScenarios {
  schema: KnobSchema;
  /** Base values of each published configuration, by its id such as "low-latency/20-A". */
  configurations: Readonly<Record<string, KnobValues>>;
}
