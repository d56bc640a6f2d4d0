/** A printed number of a measured configuration beside what the model says of it. */
export interface RecordedCell {
  /** As printed, or its correction. */
  measured: number;
  /** By the fit to all configurations. */
  simulated: number;
  /** By a fit that did not see it; absent where there is none. */
  heldOut?: number;
}

/** The errors that the band of a metric rests on in a regime. */
export interface RecordedErrors {
  /** Whose errors they are: the metric's own, those of its quantity, or those of the whole study. */
  pool: 'metric' | 'quantity' | 'study';
  errors: number;
  /** Those of them that were held out, and of what no parameter was fitted to. */
  heldOut: number;
  predicted: number;
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
  /** By metric and regime with a band. */
  errors: Readonly<Record<string, Readonly<Record<string, RecordedErrors>>>>;
  /** Where bands that were made without a group held too few of a metric to have one, by metric and regime. */
  failed: Readonly<
    Record<string, Readonly<Record<string, Pick<RecordedErrors, 'cells' | 'covered'>>>>
  >;
  /** Standard error of the widening; null where the study tells of none. */
  wideningError: number | null;
}
