import generated from '../../generated/worker-threads.json';
import type { StudyIndex } from '../../study';

/** The configurations, misprints and misses of the worker-threads study. */
export const workerThreadsIndex: StudyIndex = generated as StudyIndex;
