import { type Edits, keyOf, parseEdits } from '../../python/edits';
import { isShared } from '../../python/share';
import { hasSystem } from '../../your-system/carry/link';

/** Where edits of this page are kept. What came by a link has its own: what was written on the page itself stays. */
export function keyHere(): string {
  const { pathname, search, hash } = window.location;
  return keyOf(pathname + search + (isShared(hash) || hasSystem(hash) ? hash : ''));
}

/** What the reader has edited at this address; none where the browser keeps nothing. */
export function readEdits(): Edits {
  try {
    return parseEdits(window.localStorage.getItem(keyHere()));
  } catch {
    return {};
  }
}

/** Keeps the edits for the next visit, if the browser allows it. */
export function keepEdits(edits: Edits): void {
  try {
    if (Object.keys(edits).length === 0) window.localStorage.removeItem(keyHere());
    else window.localStorage.setItem(keyHere(), JSON.stringify(edits));
  } catch {
    // full or forbidden: the page goes on without
  }
}
