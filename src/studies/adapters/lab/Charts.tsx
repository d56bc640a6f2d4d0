import { memo } from 'react';
import { MachineCpu } from '../../../charts/bars/MachineCpu';
import { TimePanels } from '../../../charts/time/TimePanels';
import { StatedCharts } from '../../../lab/stated/StatedCharts';
import type { PartProps } from '../../../lab/types';
import { machineProps, storyProps } from './chartProps';

/** How the hour went. */
export const Picture = memo(function Picture({ view }: PartProps) {
  return <TimePanels {...storyProps(view.shown)} stale={view.stale} />;
});

/** How busy the servers were, and what the study states. */
export const More = memo(function More(props: PartProps) {
  const { shown, stale } = props.view;
  return (
    <>
      <div>
        <MachineCpu {...machineProps(shown)} stale={stale} />
      </div>
      <StatedCharts {...props} />
    </>
  );
});
