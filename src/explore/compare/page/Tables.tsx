import { memo } from 'react';
import type { PinnedRuns } from '../pinned';
import { hasChanged, type SharedAndAlone } from '../rows';
import { DifferenceTable } from './DifferenceTable';
import { TrustFold } from './TrustFold';

interface TablesProps {
  shown: PinnedRuns;
  rows: SharedAndAlone;
  isDone: boolean;
}

/** What the numbers are made of; how many runs there are so far, the page says in one place. */
function madeText({ runs, isPreview }: PinnedRuns, isDone: boolean): string {
  if (isPreview) return 'One short run of each';
  if (!isDone) return 'Means so far, 95 % intervals';
  return `Mean of ${runs} ${runs === 1 ? 'run' : 'runs'}, 95 % intervals`;
}

/** What the runs say in numbers, and how far to trust those that nobody measured. */
export const Tables = memo(function Tables({ shown, rows, isDone }: TablesProps) {
  const { pinned } = shown;
  const made = madeText(shown, isDone);
  const { shared, alone } = rows;
  return (
    <>
      {shared.length > 0 && (
        <DifferenceTable pinned={pinned} rows={shared} made={made} isPreview={shown.isPreview} />
      )}
      {alone.length > 0 && (
        <DifferenceTable
          pinned={pinned}
          rows={alone}
          made={made}
          isPreview={shown.isPreview}
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
