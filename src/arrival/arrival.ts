/** Pauses before the tries of a file, in ms. */
const PAUSES_MS = [0, 400, 1600];
/** Pause before a file that did not arrive is tried again unasked, in ms. */
const AGAIN_MS = 20_000;

/** Scripts and style sheets that a page names in its HTML and that were not put there again. */
const IN_HTML = ':is(script[defer], link[rel=stylesheet]):not([data-again])';

/** Waits for the files that a page is made of. */
export interface Arrival {
  /** What `load` gives; it is tried until it comes, and a notice names the file that does not. Never rejects. */
  arriving<T>(name: string, load: () => Promise<T>): Promise<T>;
  /** Resolves once a file is missing: at once where one is. */
  whenMissing(): Promise<void>;
}

/** Somebody waits for a file; others may wait for the same. */
interface Load {
  name: string;
}

/** What readers are told of files that did not arrive. */
function wordsOf(names: readonly string[], isFramed: boolean): string {
  const [files, what] = names.length === 1 ? ['A file', 'it'] : [`${names.length} files`, 'them'];
  return (
    `${files} of this site did not arrive: ${names.join(', ')}. ` +
    `What needs ${what} waits as it was published, and the address keeps what it asks for. ` +
    (isFramed
      ? 'This page is in a frame without an origin of its own, where a server may refuse files.'
      : 'A lost connection or a filter can be the reason, or a site that was renewed: then load the page anew.')
  );
}

/** The wait for files of `window`'s page. It stands in the head of every page, and needs no other file. */
export function createArrival(window: Window): Arrival {
  const { document } = window;
  const isFramed = window.origin === 'null';
  /** Loads whose file is missing, each with what tries it again; null while it is being tried. */
  const missing = new Map<Load, (() => void) | null>();
  let waiting: (() => void)[] = [];
  let notice: HTMLElement | null = null;
  /** What had the focus before the reader went to the notice. */
  let left: HTMLElement | null = null;

  const pause = (ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, ms));

  function tryAgain() {
    const tries = [...missing];
    for (const [load] of tries) missing.set(load, null);
    show();
    for (const [, again] of tries) again?.();
  }

  function show() {
    const hadFocus = notice?.contains(document.activeElement);
    if (missing.size === 0) {
      notice?.remove();
      notice = null;
      if (hadFocus) left?.focus();
      left = null;
      return;
    }
    const isTrying = ![...missing.values()].some((again) => again !== null);
    const words = document.createElement('p');
    words.textContent = wordsOf(
      [...new Set([...missing.keys()].map(({ name }) => name))],
      isFramed,
    );
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = isTrying ? 'Trying again …' : 'Try again';
    button.onclick = tryAgain;
    const link = document.createElement('a');
    link.textContent = 'Open it in a tab of its own';
    link.href = window.location.href;
    link.target = '_blank';
    if (!notice) {
      notice = document.body.appendChild(document.createElement('div'));
      notice.addEventListener('focusin', ({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement) left = relatedTarget;
      });
    }
    notice.className = 'missing-files';
    notice.setAttribute('role', 'alert');
    notice.replaceChildren(words, button, ...(isFramed ? [link] : []));
    if (hadFocus) button.focus();
  }

  /** Resolves when the file is to be tried again: as the reader asks, the connection comes back, or time goes by. */
  const asked = (load: Load) =>
    new Promise<void>((resolve) => {
      missing.set(load, resolve);
      show();
      for (const tell of waiting) tell();
      waiting = [];
      window.setTimeout(tryAgain, AGAIN_MS);
    });

  async function arriving<T>(name: string, fetch: () => Promise<T>): Promise<T> {
    const load: Load = { name };
    for (;;) {
      for (const pauseMs of PAUSES_MS) {
        if (pauseMs > 0) await pause(pauseMs);
        try {
          const what = await fetch();
          if (missing.delete(load)) show();
          return what;
        } catch {
          // tried again
        }
      }
      await asked(load);
    }
  }

  window.addEventListener('online', tryAgain);
  // What a page names in its own HTML is put there once more.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(IN_HTML)) return;
      const url = target.getAttribute('src') ?? target.getAttribute('href') ?? '';
      arriving(url.replace(/.*\//, ''), () => putAgain(target));
    },
    true,
  );

  return {
    arriving,
    whenMissing: () =>
      new Promise((resolve) => {
        if (missing.size > 0) resolve();
        else waiting.push(resolve);
      }),
  };
}

/** Puts a script or style sheet in the place of one like it; rejects where it does not arrive either. */
function putAgain(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy = document.createElement(element.tagName);
    for (const { name, value } of element.attributes) copy.setAttribute(name, value);
    copy.dataset.again = '';
    copy.onload = () => resolve();
    copy.onerror = () => {
      copy.remove();
      reject(new Error(`${element.tagName} did not arrive`));
    };
    element.after(copy);
  });
}
