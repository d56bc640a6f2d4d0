import styles from './marks.module.css';
import type { Looking, Placed } from './types';

type Point = Placed<'circle'>;

/** Of the configuration in question, another one, one with an erratum, the one open; drawn over a band; where a change began. */
export type RingLook =
  | 'measured'
  | 'context'
  | 'flagged'
  | 'current'
  | 'through'
  | 'fine'
  | 'before';

/** Measured: an open ring. */
export const Ring = ({ look, ...place }: Point & Looking<RingLook>) => (
  <circle className={styles.ring} data-look={look} {...place} />
);

/** Alone, among many, on a strip, over lines and bands; before a change, and by a preview. */
export type DotLook = 'plain' | 'swarm' | 'strip' | 'clear' | 'before' | 'preview' | 'run';

/** Simulated: a dot. */
export const Dot = ({ look, ...place }: Point & Looking<DotLook>) => (
  <circle className={styles.dot} data-look={look} {...place} />
);

/** Simulated where nobody measured: a dashed open circle. */
export const Extrapolated = ({ isSmall, ...place }: Point & { isSmall?: boolean }) => (
  <circle className={styles.extrapolated} data-look={isSmall ? 'small' : undefined} {...place} />
);

type SimulatedProps = Point & Looking<DotLook> & { isExtrapolated: boolean; isSmall?: boolean };

/** Simulated, wherever that is: a dot, or a dashed circle where nobody measured. */
export const Simulated = ({ isExtrapolated, isSmall, look, ...place }: SimulatedProps) =>
  isExtrapolated ? <Extrapolated isSmall={isSmall} {...place} /> : <Dot look={look} {...place} />;

/** Around a dot: what is on show now. */
export const Halo = (place: Point) => <circle className={styles.halo} {...place} />;

interface NowProps {
  cx?: number;
  cy?: number;
  /** Radii of the dot and of the circle around it, px. */
  r: number;
  around: number;
}

/** Simulated with a change: a dot in a circle. */
export const Now = ({ cx, cy, r, around }: NowProps) => (
  <>
    <Halo data-mark="now" cx={cx} cy={cy} r={around} />
    <Dot cx={cx} cy={cy} r={r} />
  </>
);

/** What takes the pointer over a mark; not seen. */
export const HitArea = (place: Point) => <circle {...place} />;

/** Around the mark that is named at the pointer. */
export const FocusRing = (place: Point) => <circle className={styles.focusRing} {...place} />;
