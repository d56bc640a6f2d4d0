import { useMemo } from 'react';
import { Lab } from '../../../lab/Lab';
import { type StatedStudyData, statedContext } from '../../../lab/stated/statedContext';
import { capacityKnobs } from '../knobs';
import { capacity } from './capacity';

/** The lab of the capacity study. */
export function CapacityLab({ configurations, prose, replays }: StatedStudyData) {
  const context = useMemo(
    () => statedContext(capacity, capacityKnobs, { configurations, prose, replays }),
    [configurations, prose, replays],
  );
  return <Lab context={context} />;
}
