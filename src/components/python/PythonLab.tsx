import { useCallback, useEffect, useRef, useState } from 'react';
import { mendedQuery } from '../../address/mendedQuery';
import { leaveFragment } from '../../address/page/history';
import type { Problem } from '../../address/problem';
import { Problems } from '../../lab/Problems';
import { FIRST_PROGRAM, programFromQuery } from '../../python/program';
import { sharedProgram } from '../../python/share';
import type { CellData } from './cells';
import { keyHere } from './keptEdits';
import { PythonBar } from './PythonBar';
import { PythonCell } from './PythonCell';
import styles from './python.module.css';
import { ShareProgram } from './ShareProgram';
import { studies } from './studies';
import { usePython } from './usePython';

const NAME = 'program';

const cellOf = (text: string): CellData => ({
  name: NAME,
  tokens: [['', text.trimEnd()]],
  recorded: null,
});

const FIRST = [cellOf(FIRST_PROGRAM)];

interface Opened {
  program: string;
  problems: readonly Problem[];
}

/** The program that the query asks for, which a lab or a sweep may have passed on. */
async function programAsked(): Promise<Opened> {
  const { query, problems: mended } = mendedQuery(window.location.search);
  const withMended = ({ program, problems }: Opened): Opened => ({
    program,
    problems: [...mended, ...problems],
  });
  if (!query.has('over')) return withMended(programFromQuery(query, studies));
  // What a sweep is made of is fetched when a link asks for one.
  return import('./sweepProgram')
    .then(({ sweepProgram }) => sweepProgram(query))
    .then(withMended, () => ({ program: FIRST_PROGRAM, problems: mended }));
}

/** One program to edit and run: that of the address. One that came by a link is shown, and run only when asked. */
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
    const opened = given === null ? await programAsked() : { program: given, problems: [] };
    if (own !== turn.current) return;
    running.current?.();
    setShared(given !== null);
    setProblems([...(shared?.problems ?? []), ...opened.problems]);
    dispatch({ type: 'replaced', cells: [cellOf(opened.program)] });
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
      <PythonBar python={python} runLabel="Run">
        <ShareProgram text={cells[0]?.text ?? ''} />
      </PythonBar>
      <PythonCell python={python} name={NAME} />
    </>
  );
}
