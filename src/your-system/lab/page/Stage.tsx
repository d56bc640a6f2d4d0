import { memo } from 'react';
import { ResourceUse } from '../../../charts/bars/ResourceUse';
import { StageWaterfall } from '../../../charts/latency/StageWaterfall';
import styles from '../../../lab/lab.module.css';
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

/** How busy each station is, and where the time goes. */
export const Stage = memo(function Stage({ view }: PartProps) {
  const { shown, published, row, stale } = view;
  return (
    <>
      <div className={styles.below}>
        <ResourceUse
          resources={usedIn(shown, published)}
          before={`${row} as ${DESCRIBED_WORDS.standing}`}
          stale={stale}
        />
      </div>
      <div className={styles.below}>
        <StageWaterfall
          stages={shown.stages ?? []}
          published={published === shown ? undefined : published?.stages}
          words={DESCRIBED_WORDS}
          stale={stale}
        />
      </div>
    </>
  );
});
