import { useEffect, useReducer } from 'react';
import { editOf, withEdit } from '../../python/edits';
import { type CellData, originalText, reduceCells, stateOf } from './cells';
import { keepEdits, readEdits } from './keptEdits';

/** The cells of a page, with what the reader made of them, which this browser keeps. */
export function useCells(data: readonly CellData[]) {
  const [cells, dispatch] = useReducer(reduceCells, data, (all) => all.map(stateOf));

  const shown = cells[0]?.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each set of cells
  useEffect(() => {
    const edits = readEdits();
    for (const { data: one } of cells) {
      const text = editOf(edits, one.name, originalText(one));
      if (text !== undefined) dispatch({ type: 'changed', name: one.name, text });
    }
  }, [shown]);

  const keep = (name: string, text: string | null) => {
    const cell = cells.find(({ data: { name: own } }) => own === name);
    if (cell === undefined) return;
    const original = originalText(cell.data);
    keepEdits(withEdit(readEdits(), name, { original, text: text ?? original }));
  };
  const change = (name: string, text: string) => {
    keep(name, text);
    dispatch({ type: 'changed', name, text });
  };
  const reset = (name: string) => {
    keep(name, null);
    dispatch({ type: 'reset', name });
  };
  return { cells, dispatch, change, reset };
}
