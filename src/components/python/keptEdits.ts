import { type Edits, keyOf, parseEdits } from '../../python/edits';

const key = () => keyOf(window.location.pathname + window.location.search);

/** What the reader has edited at this address; none where the browser keeps nothing. */
export function readEdits(): Edits {
  try {
    return parseEdits(window.localStorage.getItem(key()));
  } catch {
    return {};
  }
}

/** Keeps the edits for the next visit, if the browser allows it. */
export function keepEdits(edits: Edits): void {
  try {
    if (Object.keys(edits).length === 0) window.localStorage.removeItem(key());
    else window.localStorage.setItem(key(), JSON.stringify(edits));
  } catch {
    // full or forbidden: the page goes on without
  }
}
