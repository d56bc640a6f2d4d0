import {
  readConfigurationsOf,
  readData,
  readProse,
  readStudyFacts,
  readTestCases,
} from '../../scripts/dataFiles';
import type { Configurations } from '../../src/measured/configurationTypes';
import { STATED_STUDY_IDS, type StatedStudyId } from '../../src/measured/studies';
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
  TestCase,
} from '../../src/measured/types';

/** A study that prints no tables. */
export interface StatedStudy
  extends Pick<Configurations, 'machines' | 'configurations' | 'events'> {
  id: StatedStudyId;
  facts: Study;
  cells: ProseCell[];
}

/** Everything that is transcribed, and what is known to be wrong with it. */
export interface Corpus {
  testCases: TestCase[];
  parameters: Parameters;
  analysis: TableGroup;
  summary: TableGroup;
  prose: Prose;
  stated: StatedStudy[];
  errata: Erratum[];
  claims: Claim[];
}

export const readCorpus = (): Corpus => ({
  testCases: readTestCases(),
  parameters: readData('low-latency/parameters.json'),
  analysis: readData('low-latency/analysis.json'),
  summary: readData('low-latency/summary.json'),
  prose: readData('low-latency/prose.json'),
  stated: STATED_STUDY_IDS.map((id) => ({
    ...readConfigurationsOf(id),
    id,
    facts: readStudyFacts(id),
    cells: readProse(id).cells,
  })),
  errata: readData('errata.json'),
  claims: readData('claims.json'),
});

/** All tables, 1 to 93, in the order of the files. */
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
