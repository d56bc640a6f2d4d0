/** A printed number of a measured configuration beside what the model says of it. */
export interface RecordedCell {
  /** As printed, or its correction. */
  measured: number;
  /** By the fit to all configurations. */
  simulated: number;
  /** By a fit that did not see it; absent where there is none. */
  heldOut?: number;
}

/** The errors that the band of a metric rests on. */
export interface RecordedErrors {
  /** Whose errors they are: the metric's own, those of its quantity, or those of the whole study. */
  pool: 'metric' | 'quantity' | 'study';
  errors: number;
  /** Those of them that were held out. */
  heldOut: number;
  /** Groups of configurations that err together. */
  clusters: number;
  /** Of so many results, so many lay in bands that were made without their group. */
  cells: number;
  covered: number;
}

/** How good the model of a study was where it could be held against measurements. */
export interface ModelRecord {
  modelVersion: string;
  /** Replications behind each simulated number. */
  replications: number;
  /** By configuration, such as "20-A", and metric. */
  cells: Readonly<Record<string, Readonly<Record<string, RecordedCell>>>>;
  /** By metric with a band. */
  errors: Readonly<Record<string, RecordedErrors>>;
  /** Standard error of the widening. */
  wideningError: number;
  /** The study that the widening was taken from; null where it is its own. */
  wideningFrom: string | null;
}
