import { describe, expect, it } from 'vitest';
import { readData } from '../../scripts/dataFiles';
import { addressKey } from '../../src/measured/address';
import { scenarioId } from '../../src/measured/testCase';
import type { Address, Study } from '../../src/measured/types';
import { allTables, readCorpus, resultRows } from './corpus';

const corpus = readCorpus();
const tables = allTables(corpus);
const { sections } = readData<Study>('low-latency/study.json');

function exists(address: Address): boolean {
  if ('section' in address) return sections.includes(address.section);
  const table = tables.find(({ number }) => number === address.table);
  const hasRow = !address.row || table?.rows.some(({ id }) => id === address.row);
  const hasColumn = !address.column || table?.columns.some(({ id }) => id === address.column);
  return Boolean(table && hasRow && hasColumn);
}

describe('addresses', () => {
  it.each(corpus.errata)('$id stands at a place of the source', ({ address, printed }) => {
    expect(exists(address), addressKey(address)).toBe(true);
    if ('section' in address || !address.row || !address.column) return;
    const row = tables.find(({ number }) => number === address.table)?.rows;
    expect(row?.find(({ id }) => id === address.row)?.cells[address.column]?.printed).toBe(printed);
  });

  it.each(corpus.claims)('$id compares published cells', ({ address, comparison }) => {
    const ids = resultRows(corpus).map(({ row }) => scenarioId(row.id));
    const columns = tables.flatMap((table) => table.columns.map(({ id }) => id));
    expect(exists(address), addressKey(address)).toBe(true);
    for (const { left, right, metric } of comparison) {
      expect(ids).toContain(left);
      expect(ids).toContain(right);
      expect(columns).toContain(metric);
    }
  });

  it('figures in the text have one address each, in a section of the source', () => {
    const keys = corpus.prose.cells.map(({ section, row, column }) =>
      [section, row, column].join(),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(corpus.prose.cells.filter(({ section }) => !sections.includes(section))).toEqual([]);
  });

  it('errata and claims have unique ids', () => {
    const ids = [...corpus.errata, ...corpus.claims].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
