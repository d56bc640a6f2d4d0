import { useEffect } from 'react';
import { FIRST_PROGRAM, programFromQuery } from '../../python/program';
import type { CellData } from './cells';
import { PythonBar } from './PythonBar';
import { PythonCell } from './PythonCell';
import { usePython } from './usePython';

const NAME = 'program';

const cellOf = (text: string): CellData => ({
  name: NAME,
  tokens: [['', text.trimEnd()]],
  recorded: null,
});

const FIRST = [cellOf(FIRST_PROGRAM)];

/** One program to edit and run: that of the address, which a lab may have passed on. */
export function PythonLab() {
  const python = usePython(FIRST);
  const { dispatch } = python;
  useEffect(() => {
    const text = programFromQuery(new URLSearchParams(window.location.search));
    if (text !== FIRST_PROGRAM) dispatch({ type: 'replaced', cells: [cellOf(text)] });
  }, [dispatch]);
  return (
    <>
      <PythonBar python={python} runLabel="Run" />
      <PythonCell python={python} name={NAME} />
    </>
  );
}
