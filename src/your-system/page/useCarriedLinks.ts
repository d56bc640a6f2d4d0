import { useHistory } from '@docusaurus/router';
import { useEffect } from 'react';
import { withCarried } from '../../scenario/carriedLink';

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The link of this site that an event is about, and the same with the systems that the page carries; null where they are one. */
function carriedLink(event: Event): { anchor: Element; carried: string } | null {
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const href = anchor?.getAttribute('href');
  if (!anchor || !href?.startsWith('/')) return null;
  const carried = withCarried(href, window.location.hash);
  return carried === href ? null : { anchor, carried };
}

/**
 * Links of the page that name a system which the address carries take it along, wherever they are made: followed here, opened
 * in a tab of their own or copied.
 */
export function useCarriedLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // Before the browser's menu or a new tab reads it.
    const write = (event: Event) => {
      const found = carriedLink(event);
      found?.anchor.setAttribute('href', found.carried);
    };
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const href = anchor?.getAttribute('href');
      if (!href?.startsWith('/') || !/[#&](s|before)=/.test(href)) return;
      if (!isPlain(event) || anchor?.getAttribute('target')) return;
      // The router's own link knows its address from before.
      event.preventDefault();
      event.stopPropagation();
      history.push(href);
      // What stands behind the # is no place of the next page.
      window.scrollTo(0, 0);
    };
    for (const kind of ['pointerdown', 'focusin', 'contextmenu', 'click'] as const) {
      document.addEventListener(kind, write, { capture: true, signal });
    }
    document.addEventListener('click', follow, { capture: true, signal });
    return () => stop.abort();
  }, [history]);
}
