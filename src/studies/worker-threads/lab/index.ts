import type { StudyIndex } from '../../../comparison/studyIndex';
import generated from '../generated/index.json';

/** The configurations, misprints and misses of the worker-threads study. */
export const workerThreadsIndex: StudyIndex = generated as StudyIndex;
