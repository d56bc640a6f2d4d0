import { memo } from 'react';
import { ThroughputLatencyPlane } from '../../../charts/plane/ThroughputLatencyPlane';
import { useTrail } from '../../../lab/trail';
import type { LabView, Statistic } from '../../../lab/types';
import { planeProps } from './planeProps';

/** All measured configurations with the current one, as published and as it runs now. */
export const LivePlane = memo(function LivePlane(props: { view: LabView; statistic: Statistic }) {
  const { view, statistic } = props;
  const trail = useTrail();
  const { row, published, changeLabel, outside, stale } = view;
  const now = view.now && {
    summary: view.now,
    label: changeLabel,
    extrapolated: outside.length > 0,
  };
  return (
    <ThroughputLatencyPlane
      {...planeProps({ configuration: row, statistic, published, now, trail })}
      stale={stale}
    />
  );
});
