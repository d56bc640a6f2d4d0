import { useEffect, useRef, useState } from 'react';
import type { Engine, NetworkRun } from '../network/engine';
import type { Network, Snapshot } from '../network/shapes';
import { SEED } from '../network/steady';

/** Longest stretch between two pictures that counts, in ms: a tab that comes back goes on, it does not catch up. */
const LONGEST_FRAME_MS = 100;
/** Most events between two pictures. */
const MOST_EVENTS = 50_000;

interface Live {
  snapshot: Snapshot;
  /** Goes to the next event that changes the picture. */
  step: () => void;
}

/** A run that is drawn while it goes on: simulated time passes `speed` times as fast as the reader's while it plays. */
export function useLive(
  engine: Engine | null,
  network: Network,
  playing: boolean,
  speed: number,
  still: Snapshot,
): Live {
  const [snapshot, setSnapshot] = useState(still);
  const run = useRef<NetworkRun | null>(null);
  const text = JSON.stringify(network);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other knobs retune the run that goes on
  useEffect(() => {
    if (engine === null) return;
    run.current = engine.start(JSON.parse(text), SEED);
    run.current.advance(still.nowMs, Number.MAX_SAFE_INTEGER);
    return () => {
      run.current?.end();
      run.current = null;
    };
  }, [engine, still]);

  useEffect(() => {
    if (engine === null || run.current === null) return;
    if (run.current.report().status === 'unstable') {
      // Its line was without end: it would stand still for good.
      run.current.end();
      run.current = engine.start(JSON.parse(text), SEED);
    } else run.current.retune(JSON.parse(text));
    setSnapshot(run.current.snapshot());
  }, [engine, text]);

  useEffect(() => {
    if (engine === null || !playing) return;
    let frame = 0;
    let before: number | null = null;
    const draw = (now: number) => {
      const passedMs = Math.min(LONGEST_FRAME_MS, now - (before ?? now));
      before = now;
      if (run.current !== null) {
        const { nowMs } = run.current.snapshot();
        run.current.advance(nowMs + passedMs * speed, MOST_EVENTS);
        setSnapshot(run.current.snapshot());
      }
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [engine, playing, speed]);

  const step = () => {
    run.current?.advance(Number.MAX_VALUE, 1);
    if (run.current) setSnapshot(run.current.snapshot());
  };
  return { snapshot, step };
}
