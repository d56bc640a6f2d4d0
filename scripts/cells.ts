/** Prints every transcribed value as CSV. */

import { proseCells, tableCells } from '../src/measured/cells';
import { toCsv } from '../src/measured/csv';
import { STUDY_IDS, TABLED_STUDY_IDS } from '../src/measured/studies';
import type { Parameters, TableGroup } from '../src/measured/types';
import { readData, readProse, readResults, readStudyFacts, readTestCases } from './dataFiles';

const tables = [
  ...readData<Parameters>('low-latency/parameters.json').tables,
  ...readTestCases().flatMap((testCase) => testCase.tables),
  ...readData<TableGroup>('low-latency/analysis.json').tables,
  ...readData<TableGroup>('low-latency/summary.json').tables,
];

process.stdout.write(
  toCsv([
    ...tableCells(readStudyFacts('low-latency'), tables),
    ...TABLED_STUDY_IDS.flatMap((study) =>
      tableCells(readStudyFacts(study), readResults(study).tables),
    ),
    ...STUDY_IDS.flatMap((study) => proseCells(readStudyFacts(study), readProse(study))),
  ]),
);
