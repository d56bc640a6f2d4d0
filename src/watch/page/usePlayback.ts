import { useCallback, useEffect, useRef, useState } from 'react';
import { eachPicture } from '../../lab/pace/eachPicture';
import type { Stretch } from '../../simulator/watch/watchRun';
import { stepFrom } from '../run/moment';

export interface Playback {
  timeMs: number;
  isPlaying: boolean;
  play: (plays: boolean) => void;
  seek: (timeMs: number) => void;
  step: (direction: 1 | -1) => void;
}

const within = ({ fromMs, untilMs }: Stretch, timeMs: number): number =>
  Math.min(untilMs, Math.max(fromMs, timeMs));

/** The instant on show: simulated time passes `slowed` times slower than the reader's while it plays, to the end. */
export function usePlayback(
  events: ArrayLike<number>,
  stretch: Stretch,
  slowed: number,
  firstMs: number,
): Playback {
  const [timeMs, setTimeMs] = useState(firstMs);
  const [isPlaying, setPlaying] = useState(false);
  const latest = useRef(timeMs);
  latest.current = timeMs;

  const seek = useCallback((next: number) => setTimeMs(next), []);
  const step = useCallback(
    (direction: 1 | -1) => {
      setPlaying(false);
      setTimeMs(within(stretch, stepFrom(events, latest.current, direction)));
    },
    [events, stretch],
  );
  useEffect(() => {
    if (!isPlaying) return;
    return eachPicture((passedMs) => {
      const next = within(stretch, latest.current + passedMs / slowed);
      setTimeMs(next);
      const goesOn = next < stretch.untilMs;
      setPlaying(goesOn);
      return goesOn;
    });
  }, [isPlaying, slowed, stretch]);
  /** From the end it plays from the beginning. */
  const play = useCallback(
    (plays: boolean) => {
      if (plays && latest.current >= stretch.untilMs) setTimeMs(stretch.fromMs);
      setPlaying(plays);
    },
    [stretch],
  );
  return { timeMs, isPlaying, play, seek, step };
}
