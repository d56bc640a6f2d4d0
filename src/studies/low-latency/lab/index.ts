import { withRanges } from '../../../comparison/measuredRanges';
import {
  type CellErratum,
  erratumIn,
  type StudyIndex,
  type WrittenIndex,
} from '../../../comparison/studyIndex';
import generated from '../generated/index.json';
import { knobSchema } from '../knobs';

/** The configurations, misprints and misses of the low-latency study. */
export const lowLatencyIndex: StudyIndex = withRanges(generated as WrittenIndex, knobSchema, {
  count: 'virtualUsers',
  thinkTime: 'thinkTimeMs',
});

/** The erratum at a cell of the study, such as row "20-C" and column "requestTime.median". */
export const erratumAt = (row: string, column: string): CellErratum | undefined =>
  erratumIn(lowLatencyIndex, row, column);
