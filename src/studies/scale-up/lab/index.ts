import { withRanges } from '../../../comparison/measuredRanges';
import type { StudyIndex, WrittenIndex } from '../../../comparison/studyIndex';
import errata from '../generated/errata.json';
import generated from '../generated/index.json';
import { scaleUpKnobs } from '../knobs';

/** The configurations, misprints and misses of the scale-up study. */
export const scaleUpIndex: StudyIndex = withRanges(
  { ...generated, errata } as WrittenIndex,
  scaleUpKnobs,
);
