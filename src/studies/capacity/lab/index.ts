import { withRanges } from '../../../comparison/measuredRanges';
import type { StudyIndex, WrittenIndex } from '../../../comparison/studyIndex';
import generated from '../generated/index.json';
import { capacityKnobs } from '../knobs';

/** The configurations, misprints and misses of the capacity study. */
export const capacityIndex: StudyIndex = withRanges(generated as WrittenIndex, capacityKnobs);
