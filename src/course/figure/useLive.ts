import { useEffect, useRef, useState } from 'react';
import type { Engine, NetworkRun } from '../network/engine';
import type { Network, Snapshot } from '../network/shapes';
import { SEED } from '../network/steady';
import { advanceFor, nextPicture } from './advance';

/** Longest stretch between two pictures that counts, in ms: a tab that comes back goes on, it does not catch up. */
const LONGEST_FRAME_MS = 100;
/** How often the speed that is kept is told, in ms. */
const TELLS_EVERY_MS = 1000;

interface Live {
  snapshot: Snapshot;
  /** Simulated seconds in a second that this computer manages, where they are fewer than wanted. */
  managed: number | null;
  /** Whether the line has grown beyond what is simulated, so that the run stands. */
  ended: boolean;
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
  const [managed, setManaged] = useState<number | null>(null);
  const [ended, setEnded] = useState(false);
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
    setEnded(false);
    setSnapshot(run.current.snapshot());
  }, [engine, text]);

  useEffect(() => {
    setManaged(null);
    if (engine === null || !playing) return;
    let frame = 0;
    let before: number | null = null;
    let since = { readerMs: 0, simulatedMs: 0 };
    const draw = (now: number) => {
      const passedMs = Math.min(LONGEST_FRAME_MS, now - (before ?? now));
      before = now;
      if (run.current !== null) {
        const { nowMs } = run.current.snapshot();
        setEnded(advanceFor(run.current, nowMs + passedMs * speed) === 'unstable');
        const reached = run.current.snapshot();
        setSnapshot(reached);
        since = {
          readerMs: since.readerMs + passedMs,
          simulatedMs: since.simulatedMs + reached.nowMs - nowMs,
        };
        if (since.readerMs >= TELLS_EVERY_MS) {
          const kept = since.simulatedMs / since.readerMs;
          setManaged(kept < 0.9 * speed ? kept : null);
          since = { readerMs: 0, simulatedMs: 0 };
        }
      }
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [engine, playing, speed]);

  const step = () => {
    if (run.current) setSnapshot(nextPicture(run.current));
  };
  return { snapshot, managed, ended, step };
}
