import type { ComponentProps } from 'react';
import styles from './shapes.module.css';
import type { Looking, Placed } from './types';

/** Single runs behind their mean: dots that are faint together. */
export const Replications = (runs: ComponentProps<'g'>) => (
  <g className={styles.replications} {...runs} />
);

/** Of many thousands, which one path draws: kept within the limits, or not. */
export const DotCloud = ({ isKept, ...place }: Placed<'path'> & { isKept: boolean }) => (
  <path className={styles.cloud} data-look={isKept ? 'kept' : undefined} {...place} />
);

type DiamondProps = Omit<Placed<'path'>, 'd'> &
  Looking<'heldOut' | 'context' | 'measured'> & {
    cx: number;
    cy: number;
    /** From its middle to a corner, px. */
    r: number;
  };

/** Predicted without the measurement, or what was measured and kept back: an open diamond. */
export const Diamond = ({ cx, cy, r, look, ...rest }: DiamondProps) => (
  <path
    className={styles.diamond}
    data-look={look}
    transform={`translate(${cx} ${cy})`}
    d={`M0 ${-r}l${r} ${r} ${-r} ${r} ${-r} ${-r}z`}
    {...rest}
  />
);

type CrossProps = Omit<Placed<'path'>, 'd'> & { cx: number; cy: number; r: number };

/** A run that did not settle: a cross. */
export const Cross = ({ cx, cy, r, ...rest }: CrossProps) => (
  <path
    className={styles.cross}
    transform={`translate(${cx} ${cy})`}
    d={`M${-r} ${-r}L${r} ${r}M${-r} ${r}L${r} ${-r}`}
    {...rest}
  />
);
