import { useCallback, useEffect, useRef, useState } from 'react';
import { mendedQuery } from '../../address/mendedQuery';
import { leaveFragment } from '../../address/page/history';
import type { Problem } from '../../address/problem';
import { Problems } from '../../lab/Problems';
import { isOwnSystem } from '../../measured/studyNames';
import { FIRST_PROGRAM, programFromQuery } from '../../python/program';
import { sharedProgram } from '../../python/share';
import type { NotebookCell } from '../../python/systemProgram';
import { hasSystem } from '../../your-system/carry/link';
import type { CellData } from './cells';
import { keyHere } from './keptEdits';
import { PythonBar } from './PythonBar';
import { PythonCell } from './PythonCell';
import styles from './python.module.css';
import { ShareProgram } from './ShareProgram';
import { studies } from './studies';
import { usePython } from './usePython';

const NAME = 'program';

const dataOf = ({ name, text }: NotebookCell): CellData => ({
  name,
  tokens: [['', text.trimEnd()]],
  recorded: null,
});

const cellsOf = (program: string): NotebookCell[] => [{ name: NAME, text: program }];

const FIRST = cellsOf(FIRST_PROGRAM).map(dataOf);

interface Opened {
  cells: readonly NotebookCell[];
  problems: readonly Problem[];
}

const studyNamed = (query: URLSearchParams): string =>
  query.get('scenario')?.split('/', 1)[0] ?? '';

/** The program that the address asks for, which a lab or a sweep may have passed on. */
async function programAsked(): Promise<Opened> {
  const { search, hash } = window.location;
  const { query, problems: mended } = mendedQuery(search);
  const withMended = ({ cells, problems }: Opened): Opened => ({
    cells,
    problems: [...mended, ...problems],
  });
  const withProgram = ({ program, problems }: { program: string; problems: Problem[] }): Opened =>
    withMended({ cells: cellsOf(program), problems });
  // What a sweep and a system are made of is fetched when a link asks for one.
  if (query.has('over')) {
    return import('./sweepProgram')
      .then(({ sweepProgram }) => sweepProgram(query))
      .then(withProgram, () => withProgram({ program: FIRST_PROGRAM, problems: [] }));
  }
  if (hasSystem(hash) || isOwnSystem(studyNamed(query))) {
    return import('./ownSystem').then(({ ownNotebook }) => ownNotebook(query)).then(withMended);
  }
  return withProgram(programFromQuery(query, studies));
}

/** A program or a notebook to edit and run: that of the address. What came by a link is shown, and run only when asked. */
export function PythonLab() {
  const python = usePython(FIRST);
  const { cells, dispatch, busy, stop } = python;
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isShared, setShared] = useState(false);
  const known = useRef<string | null>(null);
  const turn = useRef(0);
  const running = useRef<(() => void) | null>(null);
  running.current = busy ? stop : null;

  const open = useCallback(async () => {
    // A link to a heading leaves the program as it is.
    if (known.current === keyHere()) return;
    known.current = keyHere();
    turn.current += 1;
    const own = turn.current;
    const shared = await sharedProgram(window.location.hash);
    const given = shared?.program ?? null;
    // What the reader writes is kept by the address: a link that cannot be read must not take its place.
    if (own === turn.current && shared !== null && given === null) {
      leaveFragment('replace');
      known.current = keyHere();
    }
    const opened = given === null ? await programAsked() : { cells: cellsOf(given), problems: [] };
    if (own !== turn.current) return;
    running.current?.();
    setShared(given !== null);
    setProblems([...(shared?.problems ?? []), ...opened.problems]);
    dispatch({ type: 'replaced', cells: opened.cells.map(dataOf) });
  }, [dispatch]);

  useEffect(() => {
    open();
    window.addEventListener('hashchange', open);
    window.addEventListener('popstate', open);
    return () => {
      turn.current += 1;
      known.current = null;
      window.removeEventListener('hashchange', open);
      window.removeEventListener('popstate', open);
    };
  }, [open]);

  return (
    <>
      <Problems problems={problems} onDismiss={() => setProblems([])} />
      {isShared && (
        <div className={styles.shared} role="status">
          <p>
            This program came by a link. Read it before you run it. What you wrote here yourself is
            kept.
          </p>
          <button
            type="button"
            className="button"
            onClick={() => {
              leaveFragment('push');
              open();
            }}
          >
            Open your own program
          </button>
        </div>
      )}
      <PythonBar python={python} runLabel={cells.length > 1 ? 'Run all' : 'Run'}>
        <ShareProgram text={cells.map(({ text }) => text).join('\n\n')} />
      </PythonBar>
      {cells.map(({ data: { name } }) => (
        <PythonCell key={name} python={python} name={name} />
      ))}
    </>
  );
}
