import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { drawingLength } from './drawingUnit';

/** Width of an element as a length of a drawing; `initial` until it is laid out, so static HTML shows the chart. */
export function useWidth<T extends Element>(initial: number): [RefObject<T | null>, number] {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const measured = Math.round(drawingLength(element.getBoundingClientRect().width));
      if (measured > 0) setWidth(measured);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
