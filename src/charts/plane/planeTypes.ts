import type { ChartFrameText, ErratumFlag, Statistic } from '../frame/types';

/** A measured configuration in the plane. */
export interface MeasuredPoint {
  /** Short id such as "20-A"; also its label. */
  id: string;
  throughputPerSecond: number;
  roundtripMs: number;
  /** The statistic of its coordinates where that of the plane is not printed. */
  only?: Statistic;
  /** Set when either coordinate is an erratum; the coordinates stay as printed. */
  flag?: ErratumFlag;
  /** What the reader should know of this point, such as "backlog without end". */
  note?: string;
  /** The configuration's page. */
  href?: string;
}

/** A simulated result in the plane. */
export interface SimulatedPoint {
  throughputPerSecond: number;
  roundtripMs: number;
  /** The backlog grows: the roundtrip is that of this run and longer in a longer one. */
  unstable?: boolean;
}

/** The simulation after the reader's changes. */
export interface ChangedPoint extends SimulatedPoint {
  /** What changed, such as "tracking off". */
  label: string;
  /** The change as it begins a sentence about what it does, such as "A fourth user:". */
  begins?: string;
  /** A changed knob lies outside the range that measurements cover. */
  extrapolated?: boolean;
}

/** Where nine of ten measurements of the result on show would lie, of each of its two numbers. */
export interface PlaneBand {
  throughputPerSecond: { low: number; high: number };
  roundtripMs: { low: number; high: number };
}

/** A simulated result that the reader has had before, on a tour. */
export interface VisitedPoint extends SimulatedPoint {
  /** Its configuration, such as "4-B". */
  id: string;
  /** What was changed, such as "8 users"; empty as published. */
  label: string;
}

export interface ThroughputLatencyPlaneProps extends ChartFrameText {
  /** Every measured configuration of the study, the current one included. */
  measured: readonly MeasuredPoint[];
  /** Id of the configuration on show. */
  currentId: string;
  /** Ids of the configurations of the same test case, in printed order. */
  caseIds: readonly string[];
  /** Pairs of ids that a line joins. */
  joined?: readonly (readonly [string, string])[];
  statistic: Statistic;
  /** The current configuration simulated as published. */
  simulated?: SimulatedPoint;
  now?: ChangedPoint;
  /** Of the result on show. */
  band?: PlaneBand;
  /** The result on show under less and more load, ascending; from short runs. */
  overLoad?: readonly SimulatedPoint[];
  /** Whether only what the reader looks at is named. */
  isQuiet?: boolean;
  /** What was visited, in order, joined by a line. */
  visited?: readonly VisitedPoint[];
  /** The study's target for the roundtrip, in ms. */
  targetMs: number;
}
