import type { ReactNode } from 'react';
import styles from './marks.module.css';

/** Marks drawn around their own origin that stand at x, y in px, and ease to a new place. */
export const Gliding = ({ x, y, children }: { x: number; y: number; children: ReactNode }) => (
  <g className={styles.gliding} style={{ transform: `translate(${x}px, ${y}px)` }}>
    {children}
  </g>
);
