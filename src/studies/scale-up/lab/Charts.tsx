import { memo } from 'react';
import { BoundRows } from '../../../charts/bars/BoundRows';
import { MachineCpu } from '../../../charts/bars/MachineCpu';
import { TimePanels } from '../../../charts/time/TimePanels';
import { StatedCharts } from '../../../lab/stated/StatedCharts';
import type { PartProps } from '../../../lab/types';
import { Bounds } from './Bounds';
import { boundProps, serverProps, storyProps } from './chartProps';

/** What bounds throughput, and how near it comes. */
export const Picture = memo(function Picture({ view }: PartProps) {
  return <BoundRows {...boundProps(view.shown)} stale={view.stale} />;
});

/** The bounds as numbers, how busy the databases are, how the run went, and what the study states. */
export const More = memo(function More(props: PartProps) {
  const { shown, cells, stale } = props.view;
  return (
    <>
      <Bounds summary={shown} stale={stale} />
      <div>
        <MachineCpu {...serverProps(shown, cells)} stale={stale} />
      </div>
      <div>
        <TimePanels {...storyProps(shown)} stale={stale} />
      </div>
      <StatedCharts {...props} />
    </>
  );
});
