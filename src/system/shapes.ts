/** A number with the range that it lies in. */
export interface Ranged {
  value: number;
  low: number;
  high: number;
}

/** Response times in ms; null where a tool does not tell. */
export interface ResponseMs {
  mean: number | null;
  p50: number | null;
  p90: number | null;
  p95: number | null;
  p99: number | null;
}

/** A level of a load test, as the fit takes it. */
export interface FitLevel {
  users: number | null;
  arrivalsPerSecond: number | null;
  throughputPerSecond: number;
  throughputStandardError: number | null;
  responseMs: ResponseMs;
  thinkMs: number | null;
  requests: number | null;
  utilisation: Record<string, number>;
}

/** A response time that is not to be exceeded. */
export interface FitTarget {
  of: 'mean' | 'p50' | 'p90' | 'p95' | 'p99';
  ms: number;
}

export interface FitQuestion {
  levels: FitLevel[];
  thinkMs?: number;
  hold?: number[];
  targets?: FitTarget[];
  at?: number[];
}

export interface Explanation {
  kind: string;
  places: number | null;
  demandMs: number | null;
  delayMs: number | null;
  fittedErrorPercent: number;
  leftOutErrorPercent: number | null;
  verdict: 'best' | 'as-good' | 'worse' | 'refuted';
}

export interface Prediction {
  users: number;
  throughputPerSecond: Ranged;
  responseMs: Ranged;
}

export interface FitAnswer {
  explanations: Explanation[];
  limit: { throughputPerSecond: Ranged; knee: Ranged } | null;
  predictions: Prediction[];
  usersUnderTarget: unknown;
  next: { what: string; atUsers: number | null; differs: unknown } | null;
  sentence: string;
}
