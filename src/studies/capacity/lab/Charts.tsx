import { memo } from 'react';
import { MachineCpu } from '../../../charts/bars/MachineCpu';
import { TimePanels } from '../../../charts/time/TimePanels';
import styles from '../../../lab/lab.module.css';
import { StatedResults } from '../../../lab/stated/StatedResults';
import type { PartProps } from '../../../lab/types';
import { indicatorProps, machineProps, storyProps } from './chartProps';

/** What becomes of the load. */
export const Stage = memo(function Stage({ view }: PartProps) {
  const { shown, cells, isChanged, stale } = view;
  return (
    <>
      <TimePanels {...storyProps(shown, isChanged ? {} : cells)} stale={stale} />
      <div className={styles.below}>
        <TimePanels {...indicatorProps(shown)} stale={stale} />
      </div>
    </>
  );
});

/** Everything the study states of the experiment, and how busy each computer is. */
export const Charts = memo(function Charts({ context, view }: PartProps) {
  const { shown, cells, row, stale } = view;
  return (
    <div className={styles.charts}>
      <StatedResults context={context} view={view} />
      <MachineCpu {...machineProps(shown, cells, row)} stale={stale} />
    </div>
  );
});
