import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPythonWorker, filesAt } from '../../python/files';
import type { Source } from '../../python/messages';
import { PythonSession, type Stage } from '../../python/session';
import { type CellData, cellsToRun } from './cells';
import { useCells } from './useCells';

/** The cells of a page and the Python that runs them, which is loaded with the first run. */
export function usePython(data: readonly CellData[]) {
  const base = useBaseUrl('/');
  const { cells, dispatch, change, reset } = useCells(data);
  const [stage, setStage] = useState<Stage>({ kind: 'absent' });
  const [wasStopped, setStopped] = useState(false);
  const session = useRef<PythonSession | null>(null);

  useEffect(() => () => session.current?.dispose(), []);
  useEffect(() => {
    if (stage.kind === 'failed') dispatch({ type: 'lost' });
  }, [stage.kind, dispatch]);

  const start = useCallback(
    (sources: readonly Source[], fresh: boolean) => {
      const root = new URL(base, window.location.href).href;
      session.current ??= new PythonSession(
        { createWorker: () => createPythonWorker(root), files: filesAt(root) },
        setStage,
      );
      setStopped(false);
      dispatch({ type: 'asked', names: sources.map(({ name }) => name), fresh });
      session.current.start(sources, fresh, {
        onBegan: (name) => dispatch({ type: 'began', name }),
        onOutput: (name, outputs) => dispatch({ type: 'output', name, outputs }),
        onEnded: (name, ok, wallMs) => dispatch({ type: 'ended', name, ok, wallMs }),
        onFinished: () => dispatch({ type: 'finished' }),
      });
    },
    [base, dispatch],
  );
  const runAll = useCallback(
    () =>
      start(
        cells.map(({ data: { name }, text }) => ({ name, text })),
        true,
      ),
    [cells, start],
  );
  const runCell = useCallback(
    (name: string) => start(cellsToRun(cells, name), false),
    [cells, start],
  );
  const stop = useCallback(() => {
    dispatch({ type: 'lost' });
    setStopped(true);
    session.current?.stop();
  }, [dispatch]);
  const busy = cells.some(({ status }) => status === 'waiting' || status === 'running');
  return { cells, dispatch, change, reset, stage, busy, wasStopped, runAll, runCell, stop };
}

export type Python = ReturnType<typeof usePython>;
