import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { eachPicture } from '../../lab/pace/eachPicture';
import { readersLine } from '../../lab/pace/readersLine';
import { watchPlace } from '../../lab/pace/watchPlace';
import { clockAt, lineAt, type Mark } from '../run/clock';
import type { Stop } from '../run/stops';

/** How much slower than in life the story plays. */
export const SLOWED = 40;

export interface Clock {
  /** Since the message knocked, ms. */
  atMs: number;
  /** The last stop that has been reached, from 0. */
  active: number;
  isPlaying: boolean;
  play: (plays: boolean) => void;
  /** Scrolls to an instant. */
  seek: (atMs: number) => void;
}

const line = (): number => window.innerHeight * readersLine();

/** The headings of the stops on the page, and their instants. */
function marksIn(element: HTMLElement | null, stops: readonly Stop[]): Mark[] {
  return stops.flatMap(({ id, atMs }) => {
    const heading = element?.querySelector(`[data-stop="${id}"]`);
    if (!heading) return [];
    // Above the line from the beginning: the clock starts as the page begins to scroll.
    const y = Math.max(line(), heading.getBoundingClientRect().top + window.scrollY);
    return [{ y, atMs }];
  });
}

const activeAt = (marks: readonly Mark[], y: number): number =>
  Math.max(0, marks.filter((mark) => mark.y <= y + 1).length - 1);

/** The clock of a story, which the scroll position of the page sets. It plays by scrolling. */
export function useClock(
  ref: RefObject<HTMLElement | null>,
  stops: readonly Stop[],
  stands: boolean,
): Clock {
  const [now, setNow] = useState({ atMs: 0, active: 0 });
  const [isPlaying, setPlaying] = useState(false);
  const latest = useRef({ stops, stands });
  latest.current = { stops, stands };

  const look = useCallback(() => {
    const marks = marksIn(ref.current, latest.current.stops);
    const y = window.scrollY + line();
    const next = {
      atMs: clockAt(marks, y, latest.current.stands),
      active: activeAt(marks, y),
    };
    setNow((before) =>
      before.atMs === next.atMs && before.active === next.active ? before : next,
    );
  }, [ref]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other stops have other instants
  useEffect(() => watchPlace(ref.current, look), [ref, look, stops, stands]);

  const seek = useCallback(
    (atMs: number) => {
      const y = lineAt(marksIn(ref.current, latest.current.stops), atMs);
      window.scrollTo({ top: y - line(), behavior: 'instant' });
    },
    [ref],
  );

  // Whoever scrolls while it plays takes over.
  useEffect(() => {
    if (!isPlaying) return;
    const { stops: all } = latest.current;
    const endMs = all.at(-1)?.atMs ?? 0;
    let atMs = clockAt(marksIn(ref.current, all), window.scrollY + line(), false);
    if (atMs >= endMs) atMs = 0;
    const stop = () => setPlaying(false);
    const taken = new AbortController();
    const { signal } = taken;
    window.addEventListener('wheel', stop, { passive: true, signal });
    window.addEventListener('touchmove', stop, { passive: true, signal });
    const end = eachPicture((passedMs) => {
      atMs = Math.min(endMs, atMs + passedMs / SLOWED);
      seek(atMs);
      if (atMs >= endMs) stop();
      return atMs < endMs;
    });
    return () => {
      end();
      taken.abort();
    };
  }, [isPlaying, ref, seek]);

  return { ...now, isPlaying, play: setPlaying, seek };
}
