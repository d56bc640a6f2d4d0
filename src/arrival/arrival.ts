/** Pauses before the tries of a file, in ms. */
const PAUSES_MS = [0, 400, 1600];
/** Pause before a file that did not arrive is tried again unasked, in ms. */
const AGAIN_MS = 20_000;

/** Waits for the files that a page is made of. */
export interface Arrival {
  /** What `load` gives of the file at `url`; it is tried until it comes, and readers are told that it did not. Never rejects. */
  arriving<T>(url: string, load: () => Promise<T>): Promise<T>;
  /** Resolves once a file is missing: at once where one is. */
  whenMissing(): Promise<void>;
}

/** What readers are told: which files are missing, and whether all of them are being tried again. */
export type Tell = (names: readonly string[], isTrying: boolean) => void;

/** Somebody waits for a file; others may wait for the same. */
interface Load {
  name: string;
}

/** The wait for files of `window`'s page; `createTell` gets what tries the missing ones again. */
export function createArrival(window: Window, createTell: (tryAgain: () => void) => Tell): Arrival {
  /** Loads whose file is missing, each with what tries it again; null while it is being tried. */
  const missing = new Map<Load, (() => void) | null>();
  let waiting: (() => void)[] = [];

  const pause = (ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, ms));

  const tell = createTell(tryAgain);
  const tellMissing = () =>
    tell(
      [...new Set([...missing.keys()].map(({ name }) => name))],
      [...missing.values()].every((again) => again === null),
    );

  function tryAgain() {
    const tries = [...missing];
    for (const [load] of tries) missing.set(load, null);
    tellMissing();
    for (const [, again] of tries) again?.();
  }

  /** Resolves when the file is to be tried again: as the reader asks, the connection comes back, or time goes by. */
  const asked = (load: Load) =>
    new Promise<void>((resolve) => {
      missing.set(load, resolve);
      tellMissing();
      for (const told of waiting) told();
      waiting = [];
      window.setTimeout(() => {
        // It may have been tried meanwhile.
        if (missing.get(load) === resolve) tryAgain();
      }, AGAIN_MS);
    });

  window.addEventListener('online', tryAgain);

  return {
    arriving: async (url, fetch) => {
      const load: Load = { name: url.replace(/.*\/|\?.*/g, '') };
      for (;;) {
        for (const pauseMs of PAUSES_MS) {
          if (pauseMs > 0) await pause(pauseMs);
          try {
            const what = await fetch();
            if (missing.delete(load)) tellMissing();
            return what;
          } catch {
            // tried again
          }
        }
        await asked(load);
      }
    },
    whenMissing: () =>
      new Promise((resolve) => {
        if (missing.size > 0) resolve();
        else waiting.push(resolve);
      }),
  };
}
