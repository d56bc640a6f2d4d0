import { useEffect, useRef, useState } from 'react';
import { eachPicture } from '../../lab/pace/eachPicture';
import type { Engine } from '../network/engine';
import type { Network, Snapshot } from '../network/shapes';
import { advanceFor, nextPicture } from './advance';
import { begin, type Drawn, settleNow, turned } from './drawn';

interface Live {
  snapshot: Snapshot;
  /** Whether the run still goes ahead to where it shows what the knobs make of it. */
  settles: boolean;
  /** Whether the line has grown beyond what is simulated, so that the run stands. */
  ended: boolean;
  /** Goes to the next event that changes the picture. */
  step: () => void;
}

/**
 * A run that is drawn while it goes on: simulated time passes `speed` times as fast as the reader's while it plays. After its
 * knobs have moved it runs ahead for a moment, or at once where nothing plays, so that it shows what is said of them.
 */
export function useLive(
  engine: Engine | null,
  network: Network,
  playing: boolean,
  speed: number,
  still: Snapshot,
): Live {
  const [snapshot, setSnapshot] = useState(still);
  const [settles, setSettles] = useState(false);
  const [ended, setEnded] = useState(false);
  const drawn = useRef<Drawn | null>(null);
  const text = JSON.stringify(network);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other knobs turn the run that goes on
  useEffect(() => {
    if (engine === null) return;
    drawn.current = begin(engine, text, still.nowMs);
    return () => {
      drawn.current?.run.end();
      drawn.current = null;
    };
  }, [engine, still]);

  useEffect(() => {
    if (engine === null || drawn.current === null) return;
    if (drawn.current.text !== text)
      drawn.current = turned(engine, drawn.current, text, still.nowMs);
    setEnded(false);
    setSettles(drawn.current.settling !== null);
    setSnapshot(drawn.current.run.snapshot());
  }, [engine, text, still]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with a knob that moves while nothing plays
  useEffect(() => {
    if (playing || drawn.current === null) return;
    settleNow(drawn.current);
    setSettles(false);
    setSnapshot(drawn.current.run.snapshot());
  }, [engine, text, playing]);

  useEffect(() => {
    if (engine === null || !playing) return;
    return eachPicture((passedMs) => {
      if (drawn.current === null) return true;
      const { run, settling } = drawn.current;
      const pace = Math.max(speed, settling?.speed ?? 0);
      const { nowMs } = run.snapshot();
      setEnded(advanceFor(run, nowMs + passedMs * pace) === 'unstable');
      const reached = run.snapshot();
      if (settling?.isThere(reached, reached.nowMs - settling.sinceMs)) {
        drawn.current.settling = null;
        setSettles(false);
      }
      setSnapshot(reached);
      return true;
    });
  }, [engine, playing, speed]);

  const step = () => {
    if (drawn.current) setSnapshot(nextPicture(drawn.current.run));
  };
  return { snapshot, settles, ended, step };
}
