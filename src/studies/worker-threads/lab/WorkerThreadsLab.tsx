import { useMemo } from 'react';
import { Lab } from '../../../lab/Lab';
import { type StatedStudyData, statedContext } from '../../../lab/stated/statedContext';
import { workerThreadsKnobs } from '../knobs';
import { workerThreads } from './workerThreads';

/** The lab of the worker-threads study. */
export function WorkerThreadsLab({ configurations, prose, replays }: StatedStudyData) {
  const context = useMemo(
    () => statedContext(workerThreads, workerThreadsKnobs, { configurations, prose, replays }),
    [configurations, prose, replays],
  );
  return <Lab context={context} />;
}
