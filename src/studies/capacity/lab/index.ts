import { withRanges } from '../../../comparison/measuredRanges';
import type { StudyIndex, WrittenIndex } from '../../../comparison/studyIndex';
import errata from '../generated/errata.json';
import generated from '../generated/index.json';
import { capacityKnobs } from '../knobs';

/** The configurations, misprints and misses of the capacity study. */
export const capacityIndex: StudyIndex = withRanges(
  { ...generated, errata } as WrittenIndex,
  capacityKnobs,
);
