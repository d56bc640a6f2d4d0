/** The middle of what is probable, and where nine of ten lie; null where nothing bounds it. */
export interface Ranged {
  value: number;
  low: number;
  high: number | null;
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
  /** Pause of a user before each request, where the levels say nothing. */
  thinkMs?: number;
  /** Loads that are kept back: users, or arrivals per second. */
  hold?: number[];
  targets?: FitTarget[];
  /** Loads to predict beside those kept back and twice and four times the highest. */
  at?: number[];
}

export interface Explanation {
  kind: string;
  /** In words. */
  says: string;
  /** Requests that are served at a time; null where nothing queues. */
  places: number | null;
  demandMs: number | null;
  delayMs: number;
  fittedErrorPercent: number;
  /** On each level for who has not seen it; null where none could be left out. */
  leftOutErrorPercent: number | null;
  verdict: 'best' | 'as-good' | 'worse' | 'refuted';
}

export interface Prediction {
  /** Null for an open load. */
  users: number | null;
  /** Null for a closed load. */
  arrivalsPerSecond: number | null;
  throughputPerSecond: Ranged | null;
  /** Null where a line grows without end. */
  responseMs: Ranged | null;
  isHeldBack: boolean;
  /** What the scalability law says, per second; null for an open load. */
  lawPerSecond: number | null;
}

/** How many users a target allows; null where even one misses it. */
export interface UnderTarget extends FitTarget {
  users: Ranged | null;
}

export interface FitAnswer {
  sentence: string;
  notes: string[];
  explanations: Explanation[];
  /** Null where none was seen. */
  limit: { throughputPerSecond: Ranged; knee: Ranged } | null;
  /** Requests per second that a limit lies above, where none was seen. */
  limitAbove: number | null;
  predictions: Prediction[];
  usersUnderTarget: UnderTarget[];
  next: { what: 'level' | 'meter'; atUsers: number; differs: number };
  /** The universal scalability law on the same levels. */
  law: { leftOutErrorPercent: number | null } | null;
}
