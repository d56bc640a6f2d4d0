import { lazy, memo, Suspense } from 'react';
import { ResourceUse } from '../../../charts/bars/ResourceUse';
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

const Late = lazy(() => import('./More').then(({ More }) => ({ default: More })));

/** Behind the first layer, and fetched there. */
export const More = (props: PartProps) => (
  <Suspense>
    <Late {...props} />
  </Suspense>
);
