import type { MarkedText } from '../frame/marked';
import type { ChartFrameText } from '../frame/types';

/** The knob along an axis, and where its values lie. */
export interface SweptAxis {
  label: string;
  /** Empty for a pure count. */
  unit: string;
  /** Names stand at even distances, by their place among them. */
  scale: 'linear' | 'log' | { names: readonly string[] };
}

/** A quantity on show. */
export interface SweptMeasure {
  /** Such as "throughput.median". */
  id: string;
  label: string;
  /** Empty for a pure count. */
  unit: string;
}

/** A simulated point of a curve. */
export interface CurvePoint {
  /** Its value along the axis as shown, with unit. */
  name: string;
  /** Its value, or the place of its name. */
  x: number;
  mean: number;
  /** 95 % interval over replications; as wide as nothing for a single one. */
  low: number;
  high: number;
  /** 90 % predictive band; null where nothing measured tells of one. */
  band: { low: number; high: number } | null;
  /** Runs that ended. */
  runs: number;
  /** Whether nobody measured so far out. */
  isBeyond: boolean;
  /** Whether a run did not settle. */
  isUnstable: boolean;
  /** Where it opens. */
  href?: string;
}

/** A measured configuration beside a curve. */
export interface CurveRing {
  name: string;
  x: number;
  y: number;
  /** Whether it differs in more than the swept knob. */
  isContext: boolean;
  href?: string;
}

export interface SweepCurveProps extends Omit<ChartFrameText, 'title'> {
  title: MarkedText;
  subtitle: string;
  over: SweptAxis;
  measure: SweptMeasure;
  /** By x, ascending. */
  points: readonly CurvePoint[];
  rings: readonly CurveRing[];
  /** Ends of the measured range along the axis; null where it hatches by name, or nothing was measured. */
  measured: readonly [low: number, high: number] | null;
  /** Ends of the axis; those of the points where left out, which may still be coming. */
  domain?: readonly [low: number, high: number];
  /** Where the curve has its knee. */
  knee?: number | null;
  /** Where the reader is. */
  now?: number;
  /** Whether the points are short runs that a dragged knob leaves behind. */
  isPreview?: boolean;
  /** Decimals of the quantity. */
  digits: number;
}

/** A combination of two knobs on a map. */
export interface HeatCell {
  /** Places of its values among the columns and the rows. */
  column: number;
  row: number;
  /** Null where there is none. */
  value: number | null;
  /** Why there is no value; empty where it is still to come, or there. */
  why: string;
  /** 95 % interval over replications and 90 % predictive band. */
  interval: { low: number; high: number } | null;
  band: { low: number; high: number } | null;
  /** Configurations measured there, with what is printed. */
  measured: readonly { name: string; value: number }[];
  isBeyond: boolean;
  isUnstable: boolean;
  /** Whether it keeps each limit of the map; null where that is not known. */
  keeps?: readonly (boolean | null)[];
  href?: string;
}

export interface HeatMapProps extends Omit<ChartFrameText, 'title'> {
  title: MarkedText;
  subtitle: string;
  columns: { label: string; unit: string; names: readonly string[] };
  /** From the bottom to the top. */
  rows: { label: string; unit: string; names: readonly string[] };
  measure: SweptMeasure;
  cells: readonly HeatCell[];
  /** What is accepted, such as "roundtrip at most 340 ms"; a line parts the cells that keep it from those that do not. */
  limits?: readonly string[];
  /** The cell with the most, or the least, of what is wanted. */
  best: { column: number; row: number } | null;
  digits: number;
}
