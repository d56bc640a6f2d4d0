import { type RefObject, useEffect, useState } from 'react';
import { readersLine } from '../../lab/pace/readersLine';
import { watchPlace } from '../../lab/pace/watchPlace';

/** How far a reader has come; places of steps, from 0. */
export interface Reached {
  /** The last step whose heading has passed the line: it drives the figure. */
  active: number;
  /** The last step whose heading is in the window: what the reader can see is judged. */
  inSight: number;
}

/** Where a reader is among steps, whose headings have these tops in a window of such a height. */
export function reachedOf(tops: readonly number[], height: number, part: number): Reached {
  const last = (line: number) => Math.max(0, tops.filter((top) => top <= line).length - 1);
  return { active: last(height * part), inSight: last(height) };
}

/** Where the reader is, as the page scrolls and as steps come and go. */
export function useActiveStep(ref: RefObject<HTMLElement | null>): Reached {
  const [reached, setReached] = useState<Reached>({ active: 0, inSight: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return watchPlace(element, () => {
      const all = [...element.querySelectorAll('[data-step]')];
      const steps = all.filter((step) => step.getClientRects().length > 0); // not those that a guess still hides
      const tops = steps.map((step) => step.getBoundingClientRect().top);
      const next = reachedOf(tops, window.innerHeight, readersLine());
      setReached((now) =>
        now.active === next.active && now.inSight === next.inSight ? now : next,
      );
    });
  }, [ref]);
  return reached;
}
