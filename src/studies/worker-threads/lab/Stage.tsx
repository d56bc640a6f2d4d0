import { memo } from 'react';
import { TimePanels } from '../../../charts/time/TimePanels';
import styles from '../../../lab/lab.module.css';
import type { PartProps } from '../../../lab/types';
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
