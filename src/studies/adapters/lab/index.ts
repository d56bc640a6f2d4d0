import { withRanges } from '../../../comparison/measuredRanges';
import type { StudyIndex, WrittenIndex } from '../../../comparison/studyIndex';
import generated from '../generated/index.json';
import { adaptersKnobs } from '../knobs';

/** The combinations, misprints and misses of the adapter study. */
export const adaptersIndex: StudyIndex = withRanges(generated as WrittenIndex, adaptersKnobs);
