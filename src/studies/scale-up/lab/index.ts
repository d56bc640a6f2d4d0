import { withRanges } from '../../../comparison/measuredRanges';
import type { StudyIndex, WrittenIndex } from '../../../comparison/studyIndex';
import generated from '../generated/index.json';
import { scaleUpKnobs } from '../knobs';

/** The configurations, misprints and misses of the scale-up study. */
export const scaleUpIndex: StudyIndex = withRanges(generated as WrittenIndex, scaleUpKnobs);
