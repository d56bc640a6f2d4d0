/** What one protocol found for a design. */
export interface DesignResult {
  digest: string;
  throughputPerSecond: number;
  /** Median. */
  roundtripMs: number;
  roundtripP95Ms: number;
  messageBoxCpuPercent: number;
  /** Of all processors of the BizTalk computers. */
  bizTalkCpuPercent: number;
  publishLockPercent: number;
}

/** A design that no other beats, under the study's own protocol. */
export interface SurfacePoint extends DesignResult {
  /** Its number in the screening. */
  number: number;
  /** By knob; of body tracking, the number of points. */
  settings: Readonly<Record<string, number>>;
  computers: number;
  /** The same under the short protocol. */
  short: DesignResult;
}

/** Designs that track the same number of points. */
export interface Surface {
  tracking: number;
  scenarios: number;
  lowLatency: number;
  candidates: number;
  points: readonly SurfacePoint[];
}

/** A random design under one of the protocols. */
export interface ComparedResult {
  stable: boolean;
  throughputPerSecond: number;
  roundtripMs: number | null;
}

export interface ScalingRun {
  workers: number;
  startSeconds: number;
  seconds: number;
  coordinatorSeconds: number;
}

/** What a run of the base says, by its protocol. */
export interface BaseRun {
  /** Mean of the windows. */
  meanPerSecond: number;
  /** Median of the windows. */
  medianPerSecond: number;
  /** Median. */
  roundtripMs: number;
}

/** generated/evidence/design-space.json: the base under both protocols of the search. */
export interface BaseRuns {
  short: BaseRun;
  full: BaseRun;
}

/** static/data/studies/design-space.json */
export interface DesignStudy {
  base: string;
  modelVersion: string;
  seed: number;
  scenarios: number;
  unstable: number;
  lowLatencyMs: number;
  /** Relative difference below which a design counts as no better. */
  notable: number;
  computers: { from: number; to: number };
  knobs: readonly { id: string; from: number; to: number; logarithmic: boolean }[];
  surfaces: readonly [Surface, ...Surface[]];
  messageBoxes: readonly {
    messageBoxes: number;
    scenarios: number;
    lowLatency: number;
    bestThroughputPerSecond: number;
    messageBoxCpuPercent: number;
  }[];
  shortProtocol: {
    replications: number;
    points: readonly { number: number; short: ComparedResult; full: ComparedResult }[];
  };
  scaling: { scenarios: number; runs: readonly ScalingRun[] };
}
