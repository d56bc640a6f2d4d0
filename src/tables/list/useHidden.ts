import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** How much of an element is there: all, nothing until the browser's search finds it, or nothing. */
export type Visibility = 'shown' | 'until-found' | 'hidden';

const ATTRIBUTE: Readonly<Record<Visibility, string | null>> = {
  shown: null,
  'until-found': 'until-found',
  hidden: '',
};

/** Hides an element, which React cannot do until something in it is found. */
export function useHidden<E extends HTMLElement>(
  visibility: Visibility,
  onFound: () => void,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const found = useRef(onFound);
  found.current = onFound;
  useLayoutEffect(() => {
    const value = ATTRIBUTE[visibility];
    if (value === null) element.current?.removeAttribute('hidden');
    else element.current?.setAttribute('hidden', value);
  }, [visibility]);
  useEffect(() => {
    const { current } = element;
    const onMatch = ({ target }: Event) => target === current && found.current();
    current?.addEventListener('beforematch', onMatch);
    return () => current?.removeEventListener('beforematch', onMatch);
  }, []);
  return element;
}
