import { type RefObject, useEffect, useState } from 'react';

/** Part of the height of the window that the heading of a step must pass to be where the reader is. */
const LINE = 0.4;
/** The same where the figure stands above the steps and covers them. */
const NARROW = '(max-width: 996px)';
const LINE_BELOW_FIGURE = 0.65;

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
    if (!ref.current) return;
    let waiting = 0;
    const look = () => {
      waiting = 0;
      const all = [...(ref.current?.querySelectorAll('[data-step]') ?? [])];
      const steps = all.filter((step) => step.getClientRects().length > 0); // not those that a guess still hides
      const part = window.matchMedia(NARROW).matches ? LINE_BELOW_FIGURE : LINE;
      const tops = steps.map((step) => step.getBoundingClientRect().top);
      const next = reachedOf(tops, window.innerHeight, part);
      setReached((now) =>
        now.active === next.active && now.inSight === next.inSight ? now : next,
      );
    };
    const later = () => {
      waiting ||= requestAnimationFrame(look);
    };
    look();
    const grown = new ResizeObserver(later);
    grown.observe(ref.current);
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
      cancelAnimationFrame(waiting);
    };
  }, [ref]);
  return reached;
}
