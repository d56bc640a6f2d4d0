import { memo } from 'react';
import { MachineCpu } from '../../../charts/bars/MachineCpu';
import { TimePanels } from '../../../charts/time/TimePanels';
import styles from '../../../lab/lab.module.css';
import { StatedResults } from '../../../lab/stated/StatedResults';
import type { PartProps } from '../../../lab/types';
import { indicatorProps, machineProps, storyProps } from './chartProps';

/** What becomes of the load. */
export const Picture = memo(function Picture({ view }: PartProps) {
  const { shown, cells, isChanged, stale } = view;
  return <TimePanels {...storyProps(shown, isChanged ? {} : cells)} stale={stale} />;
});

/** The indicators, everything the study states of the experiment, and how busy each computer is. */
export const More = memo(function More({ context, view }: PartProps) {
  const { shown, cells, row, stale } = view;
  return (
    <>
      <div>
        <TimePanels {...indicatorProps(shown)} stale={stale} />
      </div>
      <div className={styles.charts}>
        <StatedResults context={context} view={view} />
        <MachineCpu {...machineProps(shown, cells, row)} stale={stale} />
      </div>
    </>
  );
});
