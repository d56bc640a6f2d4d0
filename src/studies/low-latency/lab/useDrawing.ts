import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { ChartDrawingProps } from './ChartDrawing';
import { drawnAtOnce } from './drawnAtOnce';

type Drawing = ComponentType<ChartDrawingProps>;

/** Distance from the window, in px, at which charts are fetched. */
const MARGIN_PX = 200;

/** What draws charts, fetched once they come near the window or differ from those in the page; null until then. */
export function useDrawing(
  place: RefObject<HTMLElement | null>,
  isOutdated: boolean,
): Drawing | null {
  const [drawing, setDrawing] = useState<{ Drawing: Drawing | null }>({ Drawing: drawnAtOnce });
  const [isNear, setIsNear] = useState(false);
  const { Drawing } = drawing;
  useEffect(() => {
    if (!place.current) return;
    // A page that a link led to inside the site has none drawn.
    setIsNear(place.current.querySelector('figure') === null);
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsNear(true),
      { rootMargin: `${MARGIN_PX}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  const isWanted = (isNear || isOutdated) && Drawing === null;
  useEffect(() => {
    if (!isWanted) return;
    import('./ChartDrawing').then(({ ChartDrawing }) => setDrawing({ Drawing: ChartDrawing }));
  }, [isWanted]);
  return Drawing;
}
