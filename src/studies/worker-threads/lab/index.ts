import { withRanges } from '../../../comparison/measuredRanges';
import type { StudyIndex, WrittenIndex } from '../../../comparison/studyIndex';
import errata from '../generated/errata.json';
import generated from '../generated/index.json';
import { workerThreadsKnobs } from '../knobs';

/** The configurations, misprints and misses of the worker-threads study. */
export const workerThreadsIndex: StudyIndex = withRanges(
  { ...generated, errata } as WrittenIndex,
  workerThreadsKnobs,
);
