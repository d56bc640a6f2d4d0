import { useMemo } from 'react';
import { Lab } from '../../../lab/Lab';
import { adaptersKnobs } from '../knobs';
import { adapters } from './adapters';
import { type AdaptersData, adaptersContext } from './context';

/** The lab of the adapter study. */
export function AdaptersLab({ testCases, results, replays }: AdaptersData) {
  const context = useMemo(
    () => adaptersContext(adapters, adaptersKnobs, { testCases, results, replays }),
    [testCases, results, replays],
  );
  return <Lab context={context} />;
}
