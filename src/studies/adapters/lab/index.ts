import { withRanges } from '../../../comparison/measuredRanges';
import type { StudyIndex, WrittenIndex } from '../../../comparison/studyIndex';
import errata from '../generated/errata.json';
import generated from '../generated/index.json';
import { adaptersKnobs } from '../knobs';

/** The combinations, misprints and misses of the adapter study. */
export const adaptersIndex: StudyIndex = withRanges(
  { ...generated, errata } as WrittenIndex,
  adaptersKnobs,
);
