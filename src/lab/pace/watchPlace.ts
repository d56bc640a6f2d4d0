/** Calls `look` at once, and before the next picture wherever the page scrolls, the window changes or an element grows, until the returned function is called. */
export function watchPlace(element: Element | null, look: () => void): () => void {
  let waiting = 0;
  const later = () => {
    waiting ||= requestAnimationFrame(() => {
      waiting = 0;
      look();
    });
  };
  look();
  const grown = new ResizeObserver(later);
  if (element) grown.observe(element);
  window.addEventListener('scroll', later, { passive: true });
  window.addEventListener('resize', later);
  return () => {
    grown.disconnect();
    window.removeEventListener('scroll', later);
    window.removeEventListener('resize', later);
    cancelAnimationFrame(waiting);
  };
}
