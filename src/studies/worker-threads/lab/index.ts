import generated from '../../../lab/generated/worker-threads.json';
import type { StudyIndex } from '../../../lab/study';

/** The configurations, misprints and misses of the worker-threads study. */
export const workerThreadsIndex: StudyIndex = generated as StudyIndex;
