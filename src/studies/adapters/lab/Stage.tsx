import { memo } from 'react';
import { MachineCpu } from '../../../charts/bars/MachineCpu';
import { TimePanels } from '../../../charts/time/TimePanels';
import styles from '../../../lab/lab.module.css';
import type { PartProps } from '../../../lab/types';
import { machineProps, storyProps } from './chartProps';

/** How the hour went, and how busy the servers were. */
export const Stage = memo(function Stage({ view }: PartProps) {
  return (
    <>
      <div className={styles.below}>
        <TimePanels {...storyProps(view.shown)} stale={view.stale} />
      </div>
      <div className={styles.below}>
        <MachineCpu {...machineProps(view.shown)} stale={view.stale} />
      </div>
    </>
  );
});
