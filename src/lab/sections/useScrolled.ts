import { type RefObject, useEffect, useState } from 'react';

/** Where the reader is in a page. */
export interface Scrolled {
  /** Whether the bar stays at the top: the outcomes are out of sight. */
  isStuck: boolean;
  /** The section that the reader is in. */
  current: string;
}

/** A section is the current one from this far below the bar on, as part of the height of the window. */
const LINE = 0.4;

/** Follows the scrolling of a page: whether what is watched, and which sections, are past its bar's own `top`. */
export function useScrolled(
  bar: RefObject<HTMLElement | null>,
  watched: RefObject<HTMLElement | null>,
  ids: readonly string[],
): Scrolled {
  const [scrolled, setScrolled] = useState<Scrolled>({ isStuck: false, current: ids[0] ?? '' });
  useEffect(() => {
    let waiting = 0;
    const look = () => {
      waiting = 0;
      if (!bar.current || !watched.current) return;
      const stopPx = Number.parseFloat(getComputedStyle(bar.current).top);
      const line = stopPx + LINE * window.innerHeight;
      const passed = ids.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line,
      );
      const next = {
        isStuck: watched.current.getBoundingClientRect().bottom < stopPx,
        current: passed.at(-1) ?? ids[0] ?? '',
      };
      setScrolled((before) =>
        before.isStuck === next.isStuck && before.current === next.current ? before : next,
      );
    };
    const later = () => {
      waiting ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    const unfolding = new ResizeObserver(later);
    unfolding.observe(document.body);
    return () => {
      unfolding.disconnect();
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
      cancelAnimationFrame(waiting);
    };
  }, [bar, watched, ids]);
  return scrolled;
}
