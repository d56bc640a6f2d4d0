import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  readAdapterTestCases,
  readConfigurationsOf,
  readData,
  readProse,
  readResults,
  readStudyFacts,
  readTestCases,
} from '../../scripts/dataFiles';
import type { Configurations } from '../../src/measured/configurationTypes';
import type {
  Claim,
  Erratum,
  Parameters,
  Prose,
  ProseCell,
  Row,
  Study,
  Table,
  TableGroup,
  TableId,
  TestCase,
} from '../../src/measured/types';
import type { AdapterTestCase } from '../../src/studies/adapters/types';
import { STUDY_IDS } from '../../src/studies/registry';

/** A study whose settings stand in its text. */
export interface StatedStudy
  extends Pick<Configurations, 'machines' | 'configurations' | 'events'> {
  id: string;
  facts: Study;
  cells: ProseCell[];
  /** Its results; none where they stand in the text. */
  tables: Table[];
}

/** Everything that is transcribed, and what is known to be wrong with it. */
export interface Corpus {
  testCases: TestCase[];
  parameters: Parameters;
  analysis: TableGroup;
  summary: TableGroup;
  prose: Prose;
  stated: StatedStudy[];
  adapterTestCases: AdapterTestCase[];
  errata: Erratum[];
  claims: Claim[];
}

const has = (study: string, file: string) =>
  existsSync(path.join(__dirname, '../../static/data', study, file));

/** Studies that state their computers, experiments and events in one file. */
export const STATED_STUDY_IDS = STUDY_IDS.filter((id) => has(id, 'configurations.json'));

/** Those of them that print their results in one file of tables. */
export const TABLED_STUDY_IDS = STATED_STUDY_IDS.filter((id) => has(id, 'results.json'));

const readStated = (id: StatedStudy['id'], tables: Table[]): StatedStudy => ({
  ...readConfigurationsOf(id),
  id,
  facts: readStudyFacts(id),
  cells: readProse(id).cells,
  tables,
});

export const readCorpus = (): Corpus => ({
  testCases: readTestCases(),
  parameters: readData('low-latency/parameters.json'),
  analysis: readData('low-latency/analysis.json'),
  summary: readData('low-latency/summary.json'),
  prose: readData('low-latency/prose.json'),
  stated: [
    ...STATED_STUDY_IDS.map((id) =>
      readStated(id, TABLED_STUDY_IDS.includes(id) ? readResults(id).tables : []),
    ),
  ],
  adapterTestCases: readAdapterTestCases(),
  errata: readData('errata.json'),
  claims: readData('claims.json'),
});

/** All tables of the low-latency study, 1 to 93, in the order of the files. */
export const allTables = (corpus: Corpus): Table[] => [
  ...corpus.parameters.tables,
  ...corpus.testCases.flatMap((testCase) => testCase.tables),
  ...corpus.analysis.tables,
  ...corpus.summary.tables,
];

export interface ResultRow {
  testCase: TestCase;
  table: Table;
  row: Row;
}

/** The rows of the test cases' own throughput and latency tables. */
export const resultRows = (corpus: Corpus): ResultRow[] =>
  corpus.testCases.flatMap((testCase) =>
    testCase.tables
      .filter((table) => table.kind === 'throughput')
      .flatMap((table) => table.rows.map((row) => ({ testCase, table, row }))),
  );

/** The number in a cell; null where none is printed. */
export const numberIn = (row: Row, column: string): number | null =>
  row.cells[column]?.value ?? null;

/** The figure of a row and a quantity in the text of a study; the first where it is repeated. */
export const figureOf = (
  { cells }: StatedStudy,
  row: string,
  column: string,
): ProseCell | undefined => cells.find((cell) => cell.row === row && cell.column === column);

/** The study of that id. */
export function studyIn({ stated }: Corpus, id: StatedStudy['id']): StatedStudy {
  const study = stated.find((one) => one.id === id);
  if (study === undefined) throw new Error(`${id} is not transcribed.`);
  return study;
}

/** The number of a row and a column in a study's tables; null where none is printed. */
export function tableValue(
  { tables }: StatedStudy,
  table: TableId,
  row: string,
  column: string,
): number | null {
  const found = tables.find(({ number }) => number === table)?.rows.find(({ id }) => id === row);
  return found ? numberIn(found, column) : null;
}
