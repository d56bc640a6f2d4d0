import { memo } from 'react';
import { MachineCpu } from '../../../charts/bars/MachineCpu';
import { TimePanels } from '../../../charts/time/TimePanels';
import styles from '../../../lab/lab.module.css';
import type { PartProps } from '../../../lab/types';
import { Bounds } from './Bounds';
import { serverProps, storyProps } from './chartProps';

/** What bounds throughput, and how busy the databases are. */
export const Stage = memo(function Stage({ view }: PartProps) {
  return (
    <>
      <Bounds summary={view.shown} stale={view.stale} />
      <div className={styles.below}>
        <MachineCpu {...serverProps(view.shown, view.cells)} stale={view.stale} />
      </div>
      <div className={styles.below}>
        <TimePanels {...storyProps(view.shown)} stale={view.stale} />
      </div>
    </>
  );
});
