import { describe, expect, it } from 'vitest';
import { allTables, readCorpus } from './corpus';
import shapes from './tableShapes.json';

const tables = allTables(readCorpus());

describe('coverage of the source', () => {
  it('every table from 1 to 93 is transcribed once, in order', () => {
    expect(tables.map(({ number }) => number)).toEqual(shapes.map(([number]) => number));
    expect(shapes).toHaveLength(93);
  });

  it.each(shapes)('table %i has %i rows of %i cells', (number = 0, rows, columns = 0) => {
    const table = tables.find((candidate) => candidate.number === number);
    const ids = table?.columns.map(({ id }) => id);
    expect(table?.rows).toHaveLength(rows ?? 0);
    expect(ids).toHaveLength(columns);
    for (const row of table?.rows ?? []) expect(Object.keys(row.cells)).toEqual(ids);
  });

  it('the value of a cell is the printed number', () => {
    for (const { rows } of tables) {
      for (const { printed, value } of rows.flatMap(({ cells }) => Object.values(cells))) {
        const number = /^\d+(\.\d+)?(?=\**$)/.exec(printed);
        expect(value).toBe(number ? Number(number[0]) : null);
      }
    }
  });
});
