import { useEffect, useState } from 'react';
import { Problems } from '../../lab/Problems';
import { FIRST_PROGRAM, programFromQuery } from '../../python/program';
import { mendedQuery } from '../../scenario/mendedQuery';
import type { Problem } from '../../scenario/problem';
import type { CellData } from './cells';
import { PythonBar } from './PythonBar';
import { PythonCell } from './PythonCell';
import { studies } from './studies';
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
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    const { query, problems: mended } = mendedQuery(window.location.search);
    let left = false;
    const take = (link: ReturnType<typeof programFromQuery>) => {
      if (left) return;
      setProblems([...mended, ...link.problems]);
      if (link.program !== FIRST_PROGRAM)
        dispatch({ type: 'replaced', cells: [cellOf(link.program)] });
    };
    // What a sweep is made of is fetched when a link asks for one.
    if (query.has('over')) {
      import('./sweepProgram').then(
        ({ sweepProgram }) => sweepProgram(query).then(take, () => {}),
        () => {}, // the page's own program stands
      );
    } else take(programFromQuery(query, studies));
    return () => {
      left = true;
    };
  }, [dispatch]);
  return (
    <>
      <Problems problems={problems} onDismiss={() => setProblems([])} />
      <PythonBar python={python} runLabel="Run" />
      <PythonCell python={python} name={NAME} />
    </>
  );
}
