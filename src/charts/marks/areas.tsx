import type { ComponentProps } from 'react';
import styles from './marks.module.css';
import type { Looking, Placed } from './types';

type Area = Placed<'rect'>;

const atLeastNone = (size: Area['width']) => (typeof size === 'number' ? Math.max(0, size) : size);

/** A rectangle; what would be narrower or lower than nothing, as where an end lies off its chart, has no size. */
const Rectangle = ({ width, height, ...place }: ComponentProps<'rect'>) => (
  <rect {...place} width={atLeastNone(width)} height={atLeastNone(height)} />
);

/** Work; what eases to a new length; waiting; behind other marks; beside a text; beside a waiting one; what breaks a limit; what is not all. */
export type BarLook =
  | 'simulated'
  | 'gliding'
  | 'waiting'
  | 'lighter'
  | 'quiet'
  | 'outlined'
  | 'broken'
  | 'partial';

/** Simulated: how much of something, from none. */
export const Bar = ({ look, ...place }: Area & Looking<BarLook>) => (
  <Rectangle className={styles.bar} data-look={look} {...place} />
);

type StageProps = Area & {
  kind: 'work' | 'wait' | 'assumed';
  /** Id of the `Hatch` of what is assumed. */
  hatch: string;
};

/** Part of the way of a message: work is full, waiting lighter, what is assumed hatched. */
export function StageBar({ kind, hatch, ...place }: StageProps) {
  if (kind === 'assumed')
    return <Hatched edge="context" hatch={hatch} data-mark={kind} {...place} />;
  return <Bar look={kind === 'wait' ? 'waiting' : 'simulated'} data-mark={kind} {...place} />;
}

/** Shares of messages by their time: bars beside each other, in one path. */
export const Bars = (place: Placed<'path'>) => <path className={styles.bars} {...place} />;

/** Measured, on a bar: a tick in ink. */
export const BarTick = (place: Area) => <Rectangle className={styles.barTick} {...place} />;

/** Within the tolerance, or what chance alone would do. */
export const Band = (place: Area) => <Rectangle className={styles.band} {...place} />;

/** Ground of what does not count, or is refused; darker where it is farther still. */
export const Shade = ({ isFar, ...place }: Area & { isFar?: boolean }) => (
  <Rectangle className={styles.shade} data-look={isFar ? 'far' : undefined} {...place} />
);

/** Without an edge, of the grey of its lines, simulated, outside of what was measured, on paper without colours. */
export type HatchedEdge = 'none' | 'context' | 'simulated' | 'dashed' | 'printed';

type HatchedProps = Area & {
  /** Id of its `Hatch`. */
  hatch: string;
  edge?: HatchedEdge;
};

/** Assumed, broken, or beyond what was measured: a hatched area. */
export const Hatched = ({ hatch, edge, ...place }: HatchedProps) => (
  <Rectangle className={styles.hatched} data-look={edge} fill={`url(#${hatch})`} {...place} />
);
