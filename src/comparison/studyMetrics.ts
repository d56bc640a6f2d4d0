import type { Regime } from './regimes';

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
  /** Id of the study. */
  study: string;
  /** Names of the metrics that can be compared, in the order to show. */
  metrics: readonly string[];
  quantities: readonly JudgedQuantity[];
  /** Unit of a metric; empty for a pure count. */
  unitOf: (metric: string) => string;
  /** A metric's name for readers, such as "Roundtrip (median)". */
  textOf: (metric: string) => string;
  /** Its name in a claim, which takes for granted that a number is a mean. */
  claimTextOf: (metric: string) => string;
  /** Simulated metrics that the study does not print and that are shown beside what it does. */
  isShown: (metric: string) => boolean;
  /** Metrics that must reach the target when replications are added for precision. */
  precise: readonly string[];
  /** Whether parameters were fitted to this number. */
  isFitted: (scenario: string, metric: string) => boolean;
  /** Whether this number is a documented limit that the model has as a parameter and the run only reaches. */
  isCap: (scenario: string, metric: string) => boolean;
  /**
   * What a number counts as among the results of its scenario: itself; a name that it shares with others that err alike;
   * null where it follows from the settings alone, such as an offered load.
   */
  countsAs: (scenario: string, metric: string) => string | null;
  /** Configurations whose printed results no steady simulation can be held against, and why. */
  incomparable: Readonly<Record<string, string>>;
  /** Where the model errs in another way than elsewhere; absent where nothing tells of such. */
  regimes?: readonly Regime[];
}

/** How a printed number came into the model: by a fit, as a limit that it has, or not at all. */
export type Basis = 'calibrated' | 'documented cap' | 'predicted';

export function basisOf(metrics: StudyMetrics, scenario: string, metric: string): Basis {
  if (metrics.isCap(scenario, metric)) return 'documented cap';
  return metrics.isFitted(scenario, metric) ? 'calibrated' : 'predicted';
}

/** Why a configuration cannot be compared, or null. */
export const whyIncomparable = ({ incomparable }: StudyMetrics, scenario: string): string | null =>
  incomparable[scenario] ?? null;
