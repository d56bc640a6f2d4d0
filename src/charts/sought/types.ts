import type { PointText } from '../frame/NearestLink';

/** From and to, in the unit of its quantity. */
export interface Span {
  low: number;
  high: number;
}

/** A limit to a quantity: what lies beyond it is not accepted. */
export interface AcceptedUpTo {
  value: number;
  /** At least so much, where more is better. */
  kind: 'atMost' | 'atLeast';
}

/** One of the two quantities of a plane or of small multiples. */
export interface Quantity {
  label: string;
  /** Empty for a pure count. */
  unit: string;
  limit?: AcceptedUpTo;
}

/** A scenario in the plane of two quantities. */
export interface PlanePoint {
  id: string;
  x: number;
  y: number;
}

export interface TriedPoint extends PlanePoint {
  /** Whether it breaks no limit. */
  isAccepted: boolean;
}

export interface BestPoint extends PlanePoint {
  /** What it is called: what misses the limits least is no best. */
  name: 'best' | 'nearest';
  /** Whether it lies outside what was measured. */
  isExtrapolated: boolean;
  /** 90 % predictive bands; null where nothing measured tells of one. */
  bandX: Span | null;
  bandY: Span | null;
}

/** What a search has tried, as the plane shows it. */
export interface Sought {
  /** Who measured, such as "the study". */
  source: string;
  x: Quantity;
  y: Quantity;
  tried: readonly TriedPoint[];
  /** Nothing tried is better in both. */
  front: readonly PlanePoint[];
  measured: readonly PlanePoint[];
  /** Id of the measured point that is the study's own best; null where none is accepted. */
  own: string | null;
  best: BestPoint | null;
  isDone: boolean;
  textOf: (id: string) => PointText;
}
