import { describe, expect, it } from 'vitest';
import {
  type CellAction,
  type CellData,
  cellsToRun,
  reduceCells,
  stateOf,
} from '../../../src/components/python/cells';

const data = (number: number): CellData => ({
  name: `cell ${number}`,
  tokens: [['tok-number', String(number)]],
  recorded: [],
});

const cellsAfter = (...actions: CellAction[]) =>
  actions.reduce(reduceCells, [data(1), data(2), data(3)].map(stateOf));
const ran = (name: string): CellAction[] => [
  { type: 'asked', names: [name], fresh: false },
  { type: 'began', name },
  { type: 'ended', name, ok: true, wallMs: 1 },
];
const names = (cells: ReturnType<typeof cellsAfter>, name: string) =>
  cellsToRun(cells, name).map((cell) => cell.name);

describe('the cells of a notebook', () => {
  it('run after those above that have not run', () => {
    expect(names(cellsAfter(), 'cell 3')).toEqual(['cell 1', 'cell 2', 'cell 3']);
    expect(names(cellsAfter(...ran('cell 1')), 'cell 3')).toEqual(['cell 2', 'cell 3']);
  });

  it('run again with one above that was changed', () => {
    const cells = cellsAfter(...ran('cell 1'), ...ran('cell 2'), {
      type: 'changed',
      name: 'cell 1',
      text: 'x',
    });
    expect(names(cells, 'cell 2')).toEqual(['cell 1', 'cell 2']);
  });

  it('forget everything when Python is lost, but not what they showed', () => {
    const cells = cellsAfter(
      ...ran('cell 1'),
      { type: 'output', name: 'cell 1', outputs: [{ kind: 'text', stream: 'out', text: 'a' }] },
      { type: 'asked', names: ['cell 2'], fresh: false },
      { type: 'began', name: 'cell 2' },
      { type: 'lost' },
    );
    expect(cells.map(({ status }) => status)).toEqual(['done', 'stopped', 'fresh']);
    expect(cells[0]?.outputs).toHaveLength(1);
    expect(names(cells, 'cell 2')).toEqual(['cell 1', 'cell 2']);
  });

  it('that were to follow a failed one are as they were', () => {
    const cells = cellsAfter(
      { type: 'asked', names: ['cell 1', 'cell 2'], fresh: true },
      { type: 'began', name: 'cell 1' },
      { type: 'ended', name: 'cell 1', ok: false, wallMs: 1 },
      { type: 'finished' },
    );
    expect(cells.map(({ status }) => status)).toEqual(['failed', 'fresh', 'fresh']);
  });
});
