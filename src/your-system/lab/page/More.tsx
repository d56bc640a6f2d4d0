import { memo } from 'react';
import { StageWaterfall } from '../../../charts/latency/StageWaterfall';
import { StatedCharts } from '../../../lab/stated/StatedCharts';
import type { PartProps } from '../../../lab/types';
import { DESCRIBED_WORDS } from '../../study/words';

/** Where the time goes, stage by stage, and what was measured. */
export const More = memo(function More(props: PartProps) {
  const { shown, published, stale } = props.view;
  return (
    <>
      <div>
        <StageWaterfall
          stages={shown.stages ?? []}
          published={published === shown ? undefined : published?.stages}
          words={DESCRIBED_WORDS}
          stale={stale}
        />
      </div>
      <StatedCharts {...props} />
    </>
  );
});
