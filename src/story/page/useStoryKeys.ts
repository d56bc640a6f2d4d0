import { useEffect, useEffectEvent } from 'react';
import type { Stop } from '../run/stops';
import type { Clock } from './useClock';

type Keys = Pick<Clock, 'active' | 'isPlaying' | 'play' | 'seek'> & {
  stops: readonly Stop[];
  stands: boolean;
};

/** What takes the keys of the story for itself. */
const TAKES_KEYS =
  'input, textarea, select, button, a, summary, [role="application"], [contenteditable]';

/** Space plays and stops, the right and left arrow keys go from place to place. */
export function useStoryKeys({ stops, active, isPlaying, stands, play, seek }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (target instanceof Element && target.closest(TAKES_KEYS)) return;
    const to = { ArrowRight: stops[active + 1], ArrowLeft: stops[active - 1] }[key];
    if (to) {
      event.preventDefault();
      play(false);
      seek(to.atMs);
    } else if (key === ' ' && !stands) {
      event.preventDefault();
      play(!isPlaying);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
