import type { StudyIndex } from '../../../lab/study';
import generated from '../generated/index.json';

/** The configurations, misprints and misses of the worker-threads study. */
export const workerThreadsIndex: StudyIndex = generated as StudyIndex;
