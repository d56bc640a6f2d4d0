import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';

/** The id that the page's address points to, without the name of its kind: both "#C0-58" and "#claim-C0-58". */
export function anchorOf(hash: string, kind: string): string {
  const id = hash.slice(1);
  return id.startsWith(`${kind}-`) ? id.slice(kind.length + 1) : id;
}

/** Calls back with what the address points to: at first, and whenever a link changes it. */
export function useAnchor(kind: string, onAnchor: (id: string) => void): void {
  const location = useLocation();
  useEffect(() => {
    if (location.hash !== '') onAnchor(anchorOf(location.hash, kind));
  }, [location, kind, onAnchor]);
}
