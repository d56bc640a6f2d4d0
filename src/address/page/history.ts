/** Safari throws at more than 100 calls in 30 s, Chrome ignores more than 200 in 10 s. */
const WINDOW_MS = 30_000;
/** Leaves some calls to the links of the site. */
const MOST_CALLS = 80;

/** Times of this page's calls, ms since it was opened, oldest first. */
const calls: number[] = [];

export const currentAddress = (): string => {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
};

/** Takes the fragment off the address, once what it brought is on the page. */
export function leaveFragment(kind: 'push' | 'replace'): void {
  const { pathname, search } = window.location;
  showAddress(`${pathname}${search}`, kind);
}

/** Shows an address, as a new entry or in place of the present one. False where the browser takes no more for now; never throws. */
export function showAddress(address: string, kind: 'push' | 'replace'): boolean {
  if (address === currentAddress()) return true;
  const nowMs = performance.now();
  while (calls.length > 0 && (calls[0] ?? 0) < nowMs - WINDOW_MS) calls.shift();
  if (calls.length >= MOST_CALLS) return false;
  calls.push(nowMs);
  try {
    if (kind === 'push') window.history.pushState(null, '', address);
    else window.history.replaceState(window.history.state, '', address);
  } catch {
    return false; // the limit of a browser that counts otherwise
  }
  return true;
}
