import { useEffect } from 'react';
import type { Focus } from './types';

const MARK = 'data-tour-focus';

/** The element to frame: where it is folded away, what holds it. */
export function framed(selector: string): Element | null {
  let element = document.querySelector(selector);
  while (element && element.getClientRects().length === 0) element = element.parentElement;
  return element;
}

/** Unfolds what a part is folded away in, as the browser's own search would. */
const unfold = (selector: string): void => {
  const fold = document.querySelector(selector)?.closest('[data-fold][hidden]');
  fold?.dispatchEvent(new Event('beforematch'));
};

/** Frames and numbers parts of the lab, also when they are drawn anew, and unfolds them. */
export function useFocusFrames(focuses: readonly Focus[]): void {
  useEffect(() => {
    const folded = new Set(focuses.map(({ selector }) => selector));
    const mark = () => {
      // Once each: what the reader folds again stays so.
      for (const selector of [...folded]) {
        if (document.querySelector(selector) === null) continue;
        folded.delete(selector);
        unfold(selector);
      }
      const wanted = new Map(
        focuses.map(({ selector }, index) => [framed(selector), String(index + 1)]),
      );
      for (const old of document.querySelectorAll(`[${MARK}]`)) {
        if (!wanted.has(old)) old.removeAttribute(MARK);
      }
      for (const [element, tag] of wanted) {
        if (element?.getAttribute(MARK) !== tag) element?.setAttribute(MARK, tag);
      }
    };
    mark();
    document.documentElement.setAttribute('data-touring', '');
    const observer = new MutationObserver(mark);
    // The whole page: a step on another page brings another lab.
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-open'],
    });
    return () => {
      observer.disconnect();
      document.documentElement.removeAttribute('data-touring');
      for (const old of document.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
    };
  }, [focuses]);
}
