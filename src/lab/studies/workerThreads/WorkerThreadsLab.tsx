import { useMemo } from 'react';
import { workerThreadsKnobs } from '../../../scenario/workerThreadsKnobs';
import { Lab } from '../../Lab';
import { type StatedStudyData, statedContext } from '../stated/statedContext';
import { workerThreads } from './workerThreads';

/** The lab of the worker-threads study. */
export function WorkerThreadsLab({ configurations, prose, replays }: StatedStudyData) {
  const context = useMemo(
    () => statedContext(workerThreads, workerThreadsKnobs, { configurations, prose, replays }),
    [configurations, prose, replays],
  );
  return <Lab context={context} />;
}
