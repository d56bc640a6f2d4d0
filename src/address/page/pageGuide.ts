import { useSyncExternalStore } from 'react';
import { type GuideName, guideIn, withGuide } from '../guide';
import { showAddress } from './history';

/** The guide that the address names now. */
export const guideHere = (): GuideName | null => guideIn(window.location.search);

const TURNED = 'guide-turned';

/** Shows another guide, or none, beside the same scenario. */
export function turnToGuide(guide: GuideName | null, kind: 'push' | 'replace'): void {
  const { pathname, search, hash } = window.location;
  showAddress(`${pathname}${withGuide(search, guide)}${hash}`, kind);
  window.dispatchEvent(new Event(TURNED));
}

function subscribe(listener: () => void) {
  const stop = new AbortController();
  for (const event of [TURNED, 'popstate']) {
    window.addEventListener(event, listener, { signal: stop.signal });
  }
  return () => stop.abort();
}

/** As text, which stays the same where the guide does. */
const shown = () => {
  const guide = guideHere();
  return guide === null ? '' : `${guide.key}=${guide.given}`;
};

/** The guide of the page's address; null on the server, as no page is built with one. */
export function useGuideName(): GuideName | null {
  const text = useSyncExternalStore(subscribe, shown, () => '');
  if (text === '') return null;
  const [key] = text.split('=', 1);
  return { key: key === 'tour' ? 'tour' : 'challenge', given: text.slice(text.indexOf('=') + 1) };
}
