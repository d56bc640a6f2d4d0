import { memo } from 'react';
import { ThroughputLatencyPlane } from '../charts/ThroughputLatencyPlane';
import type { Statistic } from './state/types';
import type { LabView } from './view/derive';
import { planeProps } from './view/plane';

/** All measured configurations with the current one, as published and as it runs now. */
export const LivePlane = memo(function LivePlane(props: { view: LabView; statistic: Statistic }) {
  const { view, statistic } = props;
  const { configuration, published, changeLabel, extrapolated, stale } = view;
  const now = view.now && { summary: view.now, label: changeLabel, extrapolated };
  return (
    <ThroughputLatencyPlane
      {...planeProps({ configuration, statistic, published, now })}
      stale={stale}
    />
  );
});
