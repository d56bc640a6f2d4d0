import { type RefObject, useEffect, useState } from 'react';

/** Part of the height of the window that the heading of a step must pass to be where the reader is. */
const LINE = 0.4;
/** The same where the figure stands above the steps and covers them. */
const NARROW = '(max-width: 996px)';
const LINE_BELOW_FIGURE = 0.65;

/** Place of the last step whose heading has passed the line, from 0. */
export function useActiveStep(ref: RefObject<HTMLElement | null>): number {
  const [active, setActive] = useState(0);
  useEffect(() => {
    let waiting = 0;
    const look = () => {
      waiting = 0;
      const all = [...(ref.current?.querySelectorAll('[data-step]') ?? [])];
      const steps = all.filter((step) => step.getClientRects().length > 0); // not those that a guess still hides
      const part = window.matchMedia(NARROW).matches ? LINE_BELOW_FIGURE : LINE;
      const line = window.innerHeight * part;
      const passed = steps.filter((step) => step.getBoundingClientRect().top <= line).length;
      setActive(Math.max(0, passed - 1));
    };
    const later = () => {
      waiting ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
      cancelAnimationFrame(waiting);
    };
  }, [ref]);
  return active;
}
