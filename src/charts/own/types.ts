import type { MarkedText } from '../frame/marked';
import type { LabelLine } from '../frame/placeLabels';
import type { ChartFrameText } from '../frame/types';

/** What was measured under a load. */
export interface MeasuredPoint {
  load: number;
  value: number;
  /** Whether it was kept back from what explains the others. */
  isKeptBack: boolean;
}

/** What runs of the system find under a load. */
export interface SimulatedPoint {
  load: number;
  mean: number;
  /** 95 % interval over runs; as wide as nothing for a single one. */
  low: number;
  high: number;
  runs: number;
  /** Whether a run did not settle. */
  isUnstable: boolean;
}

/** Where nine of ten measurements would lie under a load; no upper end where nothing bounds it. */
export interface BandPoint {
  load: number;
  low: number;
  high: number | null;
}

export interface CurveValue {
  load: number;
  value: number;
}

/** A stretch of the loads. */
export interface Stretch {
  from: number;
  to: number;
}

export interface LoadCurveProps extends Omit<ChartFrameText, 'title'> {
  title: MarkedText;
  subtitle: string;
  /** The axis of the loads: "users", in factors, or "arrivals per second", in steps. */
  loads: { label: string; scale: 'log' | 'linear' };
  /** Such as "throughput.mean", "Throughput" and "requests/s". */
  measure: { id: string; label: string; unit: string };
  /** Ends of the axis. */
  domain: readonly [low: number, high: number];
  /** By load, ascending, as are the others. */
  measured: readonly MeasuredPoint[];
  simulated: readonly SimulatedPoint[];
  band: readonly BandPoint[];
  /** What the scalability law says; empty where it says nothing. */
  law: readonly CurveValue[];
  /** What nothing can pass, and why; null where nothing bounds it. */
  bound: { values: readonly CurveValue[]; lines: readonly LabelLine[] } | null;
  /** The load from which on requests wait. */
  knee: number | null;
  /** A value that is not to be passed, and how far the system keeps it. */
  target: { value: number; lines: readonly LabelLine[] } | null;
  keptBack: readonly Stretch[];
  /** Ends of what was measured; null where nothing was. */
  range: readonly [low: number, high: number] | null;
  /** Decimals of the quantity. */
  digits: number;
  /** Where a load opens. */
  hrefOf: (load: number) => string;
  /** A load in words: "8 users". */
  nameOf: (load: number) => string;
}
