import { memo } from 'react';
import { ResourceUse } from '../../../charts/bars/ResourceUse';
import { StageWaterfall } from '../../../charts/latency/StageWaterfall';
import { StatedCharts } from '../../../lab/stated/StatedCharts';
import type { PartProps } from '../../../lab/types';
import type { Summary } from '../../../simulator/types';
import { DESCRIBED_WORDS } from '../../study/words';

const usedIn = (shown: Summary, published: Summary | undefined) =>
  shown.resources.map(({ id, label, utilisationPercent, waitMs }) => ({
    label,
    percent: utilisationPercent,
    beforePercent:
      published === undefined || published === shown
        ? null
        : (published.resources.find((one) => one.id === id)?.utilisationPercent ?? null),
    waitMs,
  }));

/** How busy each station is. */
export const Picture = memo(function Picture({ view }: PartProps) {
  const { shown, published, row, stale } = view;
  return (
    <ResourceUse
      resources={usedIn(shown, published)}
      before={`${row} as ${DESCRIBED_WORDS.standing}`}
      stale={stale}
    />
  );
});

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
