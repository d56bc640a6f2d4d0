import type { Segment } from '../frame/placeLabels';
import styles from './marks.module.css';
import type { Placed } from './types';

type Length = number | string;
/** One place along an axis, or from one to another: px, or shares of the drawing. */
export type Along = Length | readonly [from: Length, to: Length];

const ends = (along: Along): readonly [Length, Length] =>
  typeof along === 'object' ? along : [along, along];

type Straight = Omit<Placed<'line'>, 'x' | 'y' | 'x1' | 'x2' | 'y1' | 'y2'> & {
  x: Along;
  y: Along;
};

const straight = (x: Along, y: Along): { [end in keyof Segment]: Length } => {
  const [[x1, x2], [y1, y2]] = [ends(x), ends(y)];
  return { x1, x2, y1, y2 };
};

/** The ends of a segment as a rule takes them. */
export const along = ({ x1, y1, x2, y2 }: Segment): { x: Along; y: Along } => ({
  x: [x1, x2],
  y: [y1, y2],
});

/**
 * What a straight line says: an axis and its grid; a measured value, where both would agree, measured values that only
 * the load tells apart; a way of simulated values, and one that leaves what was measured; a target; what belongs
 * together, what is offered, what is of others; a pair of errors and all of them; where the simulated value is, a moment.
 */
export type RuleLook =
  | 'axis'
  | 'grid'
  | 'measured'
  | 'agreed'
  | 'joined'
  | 'simulated'
  | 'leaving'
  | 'target'
  | 'connector'
  | 'offered'
  | 'context'
  | 'pair'
  | 'pairs'
  | 'now'
  | 'moment';

export const Rule = ({ look, x, y, ...rest }: Straight & { look: RuleLook }) => (
  <line className={styles.line} data-look={look} {...straight(x, y)} {...rest} />
);

/** From a label to its mark; the edge of a ramp. */
export const Leader = (place: Segment & Omit<Placed<'line'>, keyof Segment>) => (
  <line className={styles.leader} {...place} />
);

/** Where a simulated value may lie: a whisker as wide as its chart has room for, px. */
export const Interval = ({ width = 2, x, y, ...rest }: Straight & { width?: number }) => (
  <line className={styles.interval} strokeWidth={width} {...straight(x, y)} {...rest} />
);

/** Simulated; one of several runs over time, behind an average, asked for, of others; measured; as published; of single runs; an end of a predictive band; what nothing can pass. */
export type CurveLook =
  | 'simulated'
  | 'series'
  | 'faint'
  | 'offered'
  | 'context'
  | 'joined'
  | 'published'
  | 'preview'
  | 'predictive'
  | 'bound';

type CurveProps = Omit<Placed<'path'>, 'd'> & {
  look: CurveLook;
  /** As d3 gives it: null where there is nothing to draw. */
  d: string | null | undefined;
};

/** Values that belong together, joined. */
export const Curve = ({ look, d, ...rest }: CurveProps) => (
  <path className={styles.line} data-look={look} d={d ?? ''} {...rest} />
);
