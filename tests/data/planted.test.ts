import { expect, it } from 'vitest';
import type { Row } from '../../src/measured/types';
import { type Corpus, figureOf, readCorpus, studyIn } from './corpus';
import type { Rule } from './rule';
import { absentRows } from './rules/absentRows';
import { adapterPaths } from './rules/adapterPaths';
import { addedWork } from './rules/addedWork';
import { backlogGrowth } from './rules/backlogGrowth';
import { backlogInMessages } from './rules/backlogInMessages';
import { caseNames } from './rules/caseNames';
import { cpuLimit } from './rules/cpuLimit';
import { derivedFigures } from './rules/derivedFigures';
import { diskQueues } from './rules/diskQueues';
import { evenBalance } from './rules/evenBalance';
import { eventDates } from './rules/eventDates';
import { largerFiles } from './rules/largerFiles';
import { machineSum } from './rules/machineSum';
import { missingFigures } from './rules/missingFigures';
import { missingUnit } from './rules/missingUnit';
import { mixedUnits } from './rules/mixedUnits';
import { notAvailable } from './rules/notAvailable';
import { recoveryRate } from './rules/recoveryRate';
import { repeatedFigures } from './rules/repeatedFigures';
import { repeatTables } from './rules/repeatTables';
import { sessionFormula } from './rules/sessionFormula';
import { slowerCells } from './rules/slowerCells';
import { soapOverHttp } from './rules/soapOverHttp';
import { statedRatios } from './rules/statedRatios';
import { tableFigures } from './rules/tableFigures';
import { totalBoxes } from './rules/totalBoxes';
import { utilisationLaw } from './rules/utilisationLaw';

/** The rows of a table that a test may spoil. */
function rowsOf(corpus: Corpus, number: number): Row[] {
  const groups = [...corpus.testCases, corpus.analysis, corpus.summary];
  return (
    groups.flatMap(({ tables }) => tables).find((table) => table.number === number)?.rows ?? []
  );
}

it('a changed repeat is found, and only there', () => {
  const corpus = readCorpus();
  const row = rowsOf(corpus, 93).find(({ id }) => id === '20-A');
  if (row) row.cells['throughput.mean'] = { printed: '94', value: 94 };
  expect(repeatTables.check(corpus).map(({ address }) => address)).toEqual([
    { document: '000', table: 93, row: '20-A', column: 'throughput.mean' },
  ]);
});

it('a wrong total of MessageBoxes is found, and only there', () => {
  const corpus = readCorpus();
  const row = rowsOf(corpus, 74).find(({ id }) => id === '19-D');
  if (row) row.cells['software.boxesTotal'] = { printed: '3', value: 3 };
  expect(totalBoxes.check(corpus).map(({ message }) => message)).toEqual(['4 against 3']);
});

/** Findings of a rule after figures of the text are replaced, as "row column". */
function findingsAfter(
  rule: Rule,
  changes: readonly [row: string, column: string, value: number][],
) {
  const corpus = readCorpus();
  for (const [row, column, value] of changes) {
    for (const study of corpus.stated) {
      const cell = figureOf(study, row, column);
      if (cell) Object.assign(cell, { value, printed: String(value) });
    }
  }
  return rule.check(corpus).map(({ address: { row, column } }) => `${row} ${column}`);
}

it.each<[rule: Rule, row: string, column: string, wrong: number]>([
  [machineSum, 'machines', 'count', 11],
  [derivedFigures, '200-throttled', 'sessionThreshold', 20],
  [derivedFigures, 'overdrive', 'surplusPerSecond', 50],
  [derivedFigures, '200-throttled', 'completedFactor', 3],
  [missingUnit, 'sustainable', 'cpu.biztalk', 59],
  [sessionFormula, '100', 'sqlConnections.peak', 1700],
  [derivedFigures, 'run', 'toPercent', 70],
  [derivedFigures, 'tests', 'cases', 7],
  [statedRatios, 'file-unc', 'percent.2kb', 98],
  [tableFigures, 'L3', 'orchestrationsPerSecond', 1165],
])('$id finds a planted error at %s %s', (rule, row, column, wrong) => {
  const place = `${row} ${column}`;
  expect(findingsAfter(rule, [])).not.toContain(place);
  expect(findingsAfter(rule, [[row, column, wrong]])).toContain(place);
});

it.each<[rule: Rule, row: string, column: string, right: number]>([
  [derivedFigures, '25', 'completedBelowPercent', 6.9],
  [sessionFormula, '25', 'sqlConnections.peak', 390],
  [backlogInMessages, 'overdrive', 'backlogGoal', 1_800_000],
  [backlogGrowth, 'overdrive', 'timeToTwoMillionHours', 22],
  [recoveryRate, 'overdrive', 'recoveryHours', 3],
  [tableFigures, 'S3', 'orchestrationsPerSecond', 1552],
  [cpuLimit, 'limit', 'cpu', 100],
  [evenBalance, 'L3', 'cpu.worker2', 65],
  [utilisationLaw, 'L3', 'cpu.worker2.peak', 58],
  [diskQueues, 'worker1', 'queueDepth.H', 5],
])('$id is content with a figure that fits', (rule, row, column, right) => {
  const place = `${row} ${column}`;
  expect(findingsAfter(rule, [])).toContain(place);
  expect(findingsAfter(rule, [[row, column, right]])).not.toContain(place);
});

it('a repeated figure that differs is found', () => {
  expect(findingsAfter(repeatedFigures, [['200', 'software.maxWorkerThreads', 100]])).toEqual([
    '200 software.maxWorkerThreads',
  ]);
});

it('an event of another day and a figure that one run lacks are found', () => {
  const corpus = readCorpus();
  const study = corpus.stated.find(({ id }) => id === 'worker-threads');
  const [, second] = study?.events ?? [];
  if (!study || !second) throw new Error('The study quotes no events.');
  second.date = '9/27/2007';
  expect(eventDates.check(corpus).map(({ address }) => address.row)).toEqual([
    'event-17888',
    'event-6912',
  ]);
  study.cells = study.cells.filter(({ row, column }) => row !== '100' || column !== 'cpu.sql');
  const messages = missingFigures.check(corpus).map(({ message }) => message);
  expect(messages).toContain('100: no cpu.sql');
});

/** Addresses that a rule finds after a cell of the adapter study is replaced, as "row column". */
function findingsAt(rule: Rule, table: string, row: string, column: string, value: number) {
  const corpus = readCorpus();
  const { tables } = studyIn(corpus, 'adapters');
  const cells = tables.find(({ number }) => number === table)?.rows.find(({ id }) => id === row);
  if (cells) cells.cells[column] = { printed: String(value), value };
  return rule.check(corpus).map(({ address }) => `${address.row} ${address.column}`);
}

it.each<[rule: Rule, table: string, row: string, column: string, wrong: number]>([
  [slowerCells, '2kb', 'ftp', 'biztalk2006', 4.07],
  [addedWork, '200kb', 'file-unc', 'biztalk2006', 52.3],
  [largerFiles, '200kb', 'sap', 'biztalk2006', 60.0],
])('$id finds a planted error in table %s at %s %s', (rule, table, row, column, wrong) => {
  expect(findingsAt(rule, table, row, column, wrong)).toContain(`${row} ${column}`);
});

it('a cell without a number needs a note', () => {
  const corpus = readCorpus();
  const cell = studyIn(corpus, 'adapters').tables[0]?.rows.find(({ id }) => id === 'sharepoint');
  const before = notAvailable.check(corpus).length;
  delete cell?.cells.biztalk2004sp1?.note;
  expect(notAvailable.check(corpus)).toHaveLength(before + 1);
});

it('a lost row, another name, a wrong path, a faster SOAP and another unit are found', () => {
  const corpus = readCorpus();
  const [first] = studyIn(corpus, 'adapters').tables;
  const [testCase] = corpus.adapterTestCases;
  const quoted = figureOf(studyIn(corpus, 'scale-up'), 'L3', 'cpu.master');
  if (!first || !testCase || !quoted) throw new Error('The studies are not transcribed.');
  testCase.send.printed = 'FTP adapter, passthrough pipeline';
  testCase.printed = 'File to Disk';
  quoted.unit = '% of one processor';
  const cells = studyIn(corpus, 'scale-up').cells;
  cells.push({ ...quoted, section: 'Conclusion', unit: '%' });
  const soap = first.rows.find(({ id }) => id === 'soap-1-way');
  if (soap) soap.cells.biztalk2006 = { printed: '110', value: 110 };
  first.rows = first.rows.filter(({ id }) => id !== 'sap');
  const messages = [absentRows, adapterPaths, caseNames, soapOverHttp, mixedUnits].flatMap((rule) =>
    rule.check(corpus).map(({ message }) => message),
  );
  expect(messages).toEqual(
    expect.arrayContaining([
      'no sap',
      'FTP adapter, passthrough pipeline: no file adapter',
      '15 of 24 rows have another name than the list',
      'SOAP is faster in 6 cells',
      '% against % of one processor',
    ]),
  );
});
