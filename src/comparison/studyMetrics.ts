import type { StudyId } from '../measured/studies';

/** What was measured for a configuration, by metric; null where no number is printed. */
export type Measured = Readonly<Record<string, number | null>>;

/** A quantity that decides whether a configuration is reproduced. */
export interface JudgedQuantity {
  id: string;
  label: string;
  /** Largest relative error that counts as reproduced, the same for every configuration. */
  tolerance: number;
  /** The metric that stands for it, given what is printed. */
  metric: (measured: Measured) => string;
}

/** How the results of a study are named and judged. */
export interface StudyMetrics {
  study: StudyId;
  /** Names of the metrics that can be compared, in the order to show. */
  metrics: readonly string[];
  quantities: readonly JudgedQuantity[];
  /** Unit of a metric; empty for a pure count. */
  unitOf: (metric: string) => string;
  /** A metric's name for readers, such as "Roundtrip (median)". */
  textOf: (metric: string) => string;
  /** Simulated metrics that the study does not print and that are shown beside what it does. */
  isShown: (metric: string) => boolean;
  /** Metrics that must reach the target when replications are added for precision. */
  precise: readonly string[];
  /** Whether parameters were fitted to this number. */
  isFitted: (scenario: string, metric: string) => boolean;
  /** Whether this number is a documented limit that the model has as a parameter and the run only reaches. */
  isCap: (scenario: string, metric: string) => boolean;
  /** Configurations whose printed results no steady simulation can be held against, and why. */
  incomparable: Readonly<Record<string, string>>;
}
