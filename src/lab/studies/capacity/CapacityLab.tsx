import { useMemo } from 'react';
import { capacityKnobs } from '../../../scenario/capacityKnobs';
import { Lab } from '../../Lab';
import { type StatedStudyData, statedContext } from '../stated/statedContext';
import { capacity } from './capacity';

/** The lab of the capacity study. */
export function CapacityLab({ configurations, prose, replays }: StatedStudyData) {
  const context = useMemo(
    () => statedContext(capacity, capacityKnobs, { configurations, prose, replays }),
    [configurations, prose, replays],
  );
  return <Lab context={context} />;
}
