import { type CellErratum, erratumIn } from '../../comparison/studyIndex';
import written from './generated/errata.json';

const errata = written as CellErratum[];

/** The erratum at a cell of the study, such as row "20-C" and column "requestTime.median". */
export const erratumAt = (row: string, column: string): CellErratum | undefined =>
  erratumIn({ errata }, row, column);
