import { memo } from 'react';
import styles from '../lab.module.css';
import type { PartProps } from '../types';
import { StatedResults } from './StatedResults';

/** Below the panel everything that the study states of the configuration, and nothing else. */
export const StatedCharts = memo(function StatedCharts({ context, view }: PartProps) {
  return (
    <div className={styles.charts}>
      <StatedResults context={context} view={view} />
    </div>
  );
});
