import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { useAwake } from '../useAwake';

/**
 * What draws a part of a page that is in its HTML: fetched once it is wanted; or where the HTML lacks it, as on a page
 * that a link led to inside the site, from the reader's first sign of life on, for the browser's own search to find it.
 * Null until then. `fetch` never changes.
 */
export function useLate<Props>(
  atOnce: ComponentType<Props> | null,
  fetch: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  place: RefObject<HTMLElement | null>,
): ComponentType<Props> | null {
  const [late, setLate] = useState({ Part: atOnce });
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => setIsMissing(place.current?.textContent === ''), [place]);
  const isAwake = useAwake();
  const isAsked = (isWanted || (isMissing && isAwake)) && late.Part === null;
  useEffect(() => {
    if (isAsked) fetch().then((Part) => setLate({ Part }));
  }, [isAsked, fetch]);
  return late.Part;
}
