import { type RefObject, useLayoutEffect, useState } from 'react';

/** At which edges of an element more lies beyond, such as "left right"; undefined where all is seen. */
function edgesOf(element: HTMLElement): string | undefined {
  const beyond = {
    left: element.scrollLeft,
    right: element.scrollWidth - element.clientWidth - element.scrollLeft,
    top: element.scrollTop,
    bottom: element.scrollHeight - element.clientHeight - element.scrollTop,
  };
  const edges = Object.entries(beyond).filter(([, distance]) => distance >= 1);
  return edges.map(([edge]) => edge).join(' ') || undefined;
}

/** The edges of an element beyond which a reader can scroll, kept up to date. */
export function useScrolls(ref: RefObject<HTMLElement | null>): string | undefined {
  const [edges, setEdges] = useState<string>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setEdges(edgesOf(element));
    measure();
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [ref]);
  return edges;
}
