import { withRanges } from '../../../comparison/measuredRanges';
import type { StudyIndex, WrittenIndex } from '../../../comparison/studyIndex';
import errata from '../generated/errata.json';
import generated from '../generated/index.json';
import { knobSchema } from '../knobs';

/** The configurations, misprints and misses of the low-latency study. */
export const lowLatencyIndex: StudyIndex = withRanges(
  { ...generated, errata } as WrittenIndex,
  knobSchema,
  {
    count: 'virtualUsers',
    thinkTime: 'thinkTimeMs',
  },
);
