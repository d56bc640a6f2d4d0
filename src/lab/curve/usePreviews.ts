import { useEffect, useRef, useState } from 'react';
import { coarseFirst } from '../../simulator/batch/coarseFirst';
import { remembered } from '../../simulator/batch/remembered';
import { RunPool } from '../../simulator/batch/runPool';
import type { Simulate } from '../../simulator/batch/simulate';
import type { Report } from '../../simulator/report';
import type { Run } from '../../simulator/types';
import { BROKE_DOWN, reasonOf } from '../../simulator/unavailable';
import { paced } from '../pace/paced';

export interface Previews {
  /** What the runs were asked for. */
  runs: readonly Run[];
  /** By place of the run; those still to come are missing. */
  reports: ReadonlyMap<number, Report>;
}

/** Points that a former curve stays for: fewer tell no shape. */
const FEWEST = 3;
/** Points are drawn so often at most, ms. */
const DRAWN_EVERY_MS = 120;

/**
 * Makes short runs on a pool of its own, coarse steps first; newer runs replace older ones. Until some of them have come, the
 * former ones stay.
 */
export function usePreviews(runs: readonly Run[]): { shown: Previews | null; failure: string } {
  const [shown, setShown] = useState<Previews | null>(null);
  const [failure, setFailure] = useState('');
  const pool = useRef<RunPool | null>(null);
  const simulate = useRef<Simulate | null>(null);

  useEffect(() => {
    pool.current ??= new RunPool();
    simulate.current ??= remembered(pool.current.simulate);
    const control = new AbortController();
    const reports = new Map<number, Report>();
    const order = coarseFirst(runs.length);
    const draw = paced(setShown, DRAWN_EVERY_MS);
    const ordered = order.flatMap((place) => runs[place] ?? []);
    setFailure('');
    simulate
      .current(ordered, {
        signal: control.signal,
        onFinished: (index, report) => {
          const place = order[index];
          if (place === undefined) return;
          reports.set(place, report);
          if (reports.size < Math.min(FEWEST, runs.length)) return;
          draw.push({ runs, reports: new Map(reports) });
          if (reports.size === runs.length) draw.flush();
        },
      })
      .catch((error: unknown) => {
        if (!control.signal.aborted) setFailure(reasonOf(error, BROKE_DOWN));
      });
    return () => {
      control.abort();
      draw.drop();
    };
  }, [runs]);

  useEffect(
    () => () => {
      pool.current?.dispose();
      pool.current = null;
      simulate.current = null;
    },
    [],
  );
  return { shown, failure };
}
