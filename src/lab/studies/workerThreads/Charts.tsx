import { memo } from 'react';
import { TimePanels } from '../../../charts/TimePanels';
import styles from '../../lab.module.css';
import type { PartProps } from '../../types';
import { StatedResults } from '../stated/StatedResults';
import { storyProps, waitingProps } from './chartProps';

/** How the run went, and what waited for what. */
export const Stage = memo(function Stage({ view }: PartProps) {
  return (
    <>
      <TimePanels {...storyProps(view.shown)} stale={view.stale} />
      <div className={styles.below}>
        <TimePanels {...waitingProps(view.shown)} stale={view.stale} />
      </div>
    </>
  );
});

/** Everything the study states of the run. */
export const Charts = memo(function Charts({ context, view }: PartProps) {
  return (
    <div className={styles.charts}>
      <StatedResults context={context} view={view} />
    </div>
  );
});
