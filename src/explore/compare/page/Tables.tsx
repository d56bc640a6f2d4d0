import { memo } from 'react';
import type { PinnedRuns } from '../pinned';
import { hasChanged, type SharedAndAlone } from '../rows';
import { DifferenceTable } from './DifferenceTable';
import { TrustFold } from './TrustFold';

interface TablesProps {
  shown: PinnedRuns;
  rows: SharedAndAlone;
}

/** What the runs say in numbers, and how far to trust those that nobody measured. */
export const Tables = memo(function Tables({ shown, rows }: TablesProps) {
  const { pinned, runs, isPreview } = shown;
  const { shared, alone } = rows;
  return (
    <>
      {shared.length > 0 && (
        <DifferenceTable pinned={pinned} rows={shared} runs={runs} isPreview={isPreview} />
      )}
      {alone.length > 0 && (
        <DifferenceTable
          pinned={pinned}
          rows={alone}
          runs={runs}
          isPreview={isPreview}
          caption={pinned.length > 1 ? 'What one scenario has by itself' : undefined}
        />
      )}
      {pinned
        .filter(({ scenario }) => hasChanged(scenario))
        .map((one) => (
          <TrustFold key={one.letter} one={one} />
        ))}
    </>
  );
});
