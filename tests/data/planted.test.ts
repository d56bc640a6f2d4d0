import { expect, it } from 'vitest';
import type { Row } from '../../src/measured/types';
import { type Corpus, figureOf, readCorpus } from './corpus';
import type { Rule } from './rule';
import { backlogGrowth } from './rules/backlogGrowth';
import { backlogInMessages } from './rules/backlogInMessages';
import { derivedFigures } from './rules/derivedFigures';
import { eventDates } from './rules/eventDates';
import { machineSum } from './rules/machineSum';
import { missingFigures } from './rules/missingFigures';
import { missingUnit } from './rules/missingUnit';
import { recoveryRate } from './rules/recoveryRate';
import { repeatedFigures } from './rules/repeatedFigures';
import { repeatTables } from './rules/repeatTables';
import { sessionFormula } from './rules/sessionFormula';
import { totalBoxes } from './rules/totalBoxes';

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
