import { memo } from 'react';
import { TimePanels } from '../../../charts/time/TimePanels';
import { StatedCharts } from '../../../lab/stated/StatedCharts';
import type { PartProps } from '../../../lab/types';
import { storyProps, waitingProps } from './chartProps';

/** How the run went. */
export const Picture = memo(function Picture({ view }: PartProps) {
  return <TimePanels {...storyProps(view.shown)} stale={view.stale} />;
});

/** What waited for what, and what the study states. */
export const More = memo(function More(props: PartProps) {
  return (
    <>
      <div>
        <TimePanels {...waitingProps(props.view.shown)} stale={props.view.stale} />
      </div>
      <StatedCharts {...props} />
    </>
  );
});
