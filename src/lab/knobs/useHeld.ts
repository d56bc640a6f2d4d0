import { useEffect, useLayoutEffect, useRef } from 'react';

const topOf = (knob: Element) => knob.getBoundingClientRect().top;

/** Keeps the knob that the reader turns where it is in the window, however high what stands above it becomes. */
export function useHeld() {
  const held = useRef<{ knob: Element; top: number; scrolled: number } | null>(null);
  // In every commit: a press between it and the next frame would already meet something else.
  useLayoutEffect(() => {
    const { current } = held;
    if (!current) return;
    window.scrollBy(0, topOf(current.knob) - current.top);
    current.scrolled = window.scrollY;
  });
  useEffect(() => {
    const stop = new AbortController();
    const hold = (knob: Element | null) => {
      if (knob === held.current?.knob) return;
      held.current = knob && { knob, top: topOf(knob), scrolled: window.scrollY };
      // The browser's own way of it does not know which knob is meant.
      document.documentElement.style.overflowAnchor = knob ? 'none' : '';
    };
    const press = ({ target }: Event) => hold((target as Element).closest('#knobs [data-knob]'));
    window.addEventListener('pointerdown', press, stop);
    window.addEventListener('keydown', press, stop);
    // Who scrolls looks at something else.
    const scroll = () => held.current?.scrolled !== window.scrollY && hold(null);
    window.addEventListener('scroll', scroll, stop);
    return () => {
      stop.abort();
      hold(null);
    };
  }, []);
}
