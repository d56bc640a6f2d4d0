/** What of a compared scenario charts tell apart. */
export interface ComparedScenario {
  /** "A" to "D". */
  letter: string;
  /** As published, changed, or changed to where nobody measured. */
  kind: 'published' | 'changed' | 'extrapolated';
}

/** A mean over runs with its 95 % interval. */
export interface Spread {
  mean: number;
  low: number;
  high: number;
}
