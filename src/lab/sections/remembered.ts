/** Whether a reader has left a part of the pages open, kept in the browser alone; not at all where it keeps nothing. */
export function readOpen(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function keepOpen(key: string, isOpen: boolean): void {
  try {
    if (isOpen) window.localStorage.setItem(key, 'open');
    else window.localStorage.removeItem(key);
  } catch {
    // It opens and closes all the same.
  }
}
