/** Scrolls a menu, and nothing around it, so far that the entry of the page is seen. */
export function bringInSight(menu: Element): void {
  const place = menu.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
  if (place === null) return;
  const seen = menu.getBoundingClientRect();
  const { top, bottom, height } = place.getBoundingClientRect();
  if (top >= seen.top && bottom <= seen.bottom) return;
  menu.scrollTop += top - seen.top - (seen.height - height) / 2;
}

/** What a reader does with a menu, who then decides what is seen of it. */
const TOUCHED = ['pointerdown', 'wheel', 'keydown'] as const;

/** Keeps the entry of the page in sight while parts of the menu unfold, until the reader takes over. */
export function keepInSight(menu: Element): () => void {
  const list = menu.querySelector('.theme-doc-sidebar-menu');
  if (list === null) return () => {};
  const observer = new ResizeObserver(() => bringInSight(menu));
  const stop = () => observer.disconnect();
  bringInSight(menu);
  observer.observe(list);
  for (const name of TOUCHED) menu.addEventListener(name, stop, { passive: true });
  return () => {
    stop();
    for (const name of TOUCHED) menu.removeEventListener(name, stop);
  };
}
