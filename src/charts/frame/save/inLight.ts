/** Reads computed styles as they are in the light theme, which slides and paper want; the reader sees nothing of it. */
export function inLight<Result>(read: () => Result): Result {
  const root = document.documentElement;
  const { theme } = root.dataset;
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(still);
  root.dataset.theme = 'light';
  try {
    return read();
  } finally {
    if (theme === undefined) delete root.dataset.theme;
    else root.dataset.theme = theme;
    // The old colours hold again before colours may change slowly.
    root.getBoundingClientRect();
    still.remove();
  }
}
