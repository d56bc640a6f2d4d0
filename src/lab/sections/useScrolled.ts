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

/** Where edges are in the window, px from its top. */
interface Edges {
  /** Where the bar stops. */
  stop: number;
  /** The lower edge of what is watched. */
  watchedBottom: number;
  /** The upper edge of each section by its id, in their order; infinite where it is not on the page. */
  tops: ReadonlyMap<string, number>;
}

/** Where the reader is, by the edges in a window of such a height, px; before the first section it is the first. */
export function scrolledOf({ stop, watchedBottom, tops }: Edges, heightPx: number): Scrolled {
  const passed = [...tops].filter(([, top]) => top <= stop + LINE * heightPx);
  const [first = ''] = tops.keys();
  return { isStuck: watchedBottom < stop, current: passed.at(-1)?.[0] ?? first };
}

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
      const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;
      const edges = {
        stop: Number.parseFloat(getComputedStyle(bar.current).top),
        watchedBottom: watched.current.getBoundingClientRect().bottom,
        tops: new Map(ids.map((id) => [id, topOf(id) ?? Infinity])),
      };
      const next = scrolledOf(edges, window.innerHeight);
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
