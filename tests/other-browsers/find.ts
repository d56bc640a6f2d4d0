import type { Target } from './reader';

/** The first element that is meant, in the middle of the window, or null; runs in the page. */
export function find({ css, name }: Target): HTMLElement | null {
  const isMeant = (one: HTMLElement) => {
    const given = one.getAttribute('aria-label') ?? one.textContent ?? '';
    return name === undefined || given.trim() === name;
  };
  const found = [...document.querySelectorAll<HTMLElement>(css)].find(isMeant);
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}
