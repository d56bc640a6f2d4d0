import { expect, it } from 'vitest';
import type { Row } from '../../src/measured/types';
import { type Corpus, readCorpus } from './corpus';
import { repeatTables } from './rules/repeatTables';
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
