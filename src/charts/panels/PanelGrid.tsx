import type { ReactNode } from 'react';
import { cssLength } from '../frame/drawingUnit';
import styles from './panels.module.css';

interface PanelGridProps {
  /** So many columns, or as many as have room for at least so many px. */
  columns: number | { least: number };
  children: ReactNode;
}

/** Panels beside each other. */
export function PanelGrid({ columns, children }: PanelGridProps) {
  const [look, template] =
    typeof columns === 'number'
      ? [styles.fixed, `repeat(${columns}, 1fr)`]
      : [styles.fitting, `repeat(auto-fit, minmax(min(100%, ${cssLength(columns.least)}), 1fr))`];
  return (
    <div className={look} style={{ gridTemplateColumns: template }}>
      {children}
    </div>
  );
}
