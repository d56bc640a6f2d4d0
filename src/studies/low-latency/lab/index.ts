import { type CellErratum, erratumIn, type StudyIndex } from '../../../comparison/studyIndex';
import generated from '../generated/index.json';

/** The configurations, misprints and misses of the low-latency study. */
export const lowLatencyIndex: StudyIndex = generated as StudyIndex;

/** The erratum at a cell of the study, such as row "20-C" and column "requestTime.median". */
export const erratumAt = (row: string, column: string): CellErratum | undefined =>
  erratumIn(lowLatencyIndex, row, column);
