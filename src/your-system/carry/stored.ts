import { type Trouble, troubleOf } from '../../explore/book/trouble';
import { createStore } from '../../lab/store';
import type { Description } from '../description';
import type { SystemKey } from './link';
import type { ReadDescription } from './read';
import { saidOf } from './said';
import { VERSION } from './versions';

/** Each system has a key of its own, so that two tabs do not write over each other's. */
const NAMED = `messagebox-lab-system-${VERSION}:`;
const DRAFTS = {
  s: `messagebox-lab-system-draft-${VERSION}`,
  before: `messagebox-lab-system-draft-before-${VERSION}`,
} as const satisfies Record<SystemKey, string>;

/** The systems that are kept in this browser by name, and why what was last to be kept is not. */
export interface Shelf {
  names: readonly string[];
  trouble: Trouble | null;
}

/** What is needed of the browser's storage. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const namesIn = (storage: Kept): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    .filter((key) => key.startsWith(NAMED))
    .map((key) => key.slice(NAMED.length))
    .sort();

const textOf = (description: Description): string => JSON.stringify(saidOf(description));

async function readText(text: string | null): Promise<ReadDescription | null> {
  if (text === null) return null;
  const { readDescription } = await import('./read');
  try {
    return await readDescription(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return readDescription(text);
  }
}

/**
 * Systems kept in this browser: some by name, and the one being worked on. No failure of the storage throws: it is the
 * `trouble` of the shelf, and what is on screen stays there. What is kept and cannot be read is left as it is.
 */
export class SystemShelf {
  private readonly shown = createStore<Shelf>(() => this.read(null));

  /** Both throw where there is none: what all tabs share, and what this tab alone keeps over a reload. */
  constructor(
    private readonly shared: () => Kept,
    private readonly own: () => Kept,
  ) {}

  readonly current = this.shown.current;
  readonly subscribe = this.shown.subscribe;

  /** Keeps a system by a name; the text of one of the same name, whose place it takes, is null where there was none. */
  keep(name: string, description: Description): string | null {
    const replaced = this.textIn(this.shared, NAMED + name);
    this.act((storage) => storage.setItem(NAMED + name, textOf(description)));
    return replaced;
  }

  /** Takes a system away; its text, to be put back, is null where there was none. */
  remove(name: string): string | null {
    const text = this.textIn(this.shared, NAMED + name);
    this.act((storage) => storage.removeItem(NAMED + name));
    return text;
  }

  /** Puts back what was taken away or replaced, as it was. */
  putBack(name: string, text: string): void {
    this.act((storage) => storage.setItem(NAMED + name, text));
  }

  /** The system kept by a name, with what of it cannot be read; null where there is none. */
  readonly open = (name: string): Promise<ReadDescription | null> =>
    readText(this.textIn(this.shared, NAMED + name));

  /** Keeps what is open, or nothing, for this tab and, where somebody worked on it, for tabs that are opened later. */
  keepDraft(description: Description | null, isWorkedOn: boolean, key: SystemKey = 's'): void {
    const name = DRAFTS[key];
    const text = description && textOf(description);
    this.act((shared) => {
      for (const storage of [...(isWorkedOn ? [shared] : []), this.own()]) {
        if (text === null) storage.removeItem(name);
        else storage.setItem(name, text);
      }
    });
  }

  /** What was open last in this tab, else what was worked on last in any. */
  readonly draft = (key: SystemKey = 's'): Promise<ReadDescription | null> => {
    const isHere = this.textIn(this.own, DRAFTS.s) !== null;
    return readText(this.textIn(isHere ? this.own : this.shared, DRAFTS[key]));
  };

  /** Another tab changed the storage. */
  readonly onStorage = ({ key }: Pick<StorageEvent, 'key'>): void => {
    if (key === null || key.startsWith(NAMED)) this.shown.put(this.read(null));
  };

  private act(change: (storage: Kept) => void): void {
    let trouble: Trouble | null = null;
    try {
      change(this.shared());
    } catch (error) {
      trouble = troubleOf(error);
    }
    this.shown.put(this.read(trouble));
  }

  private read(trouble: Trouble | null): Shelf {
    try {
      return { names: namesIn(this.shared()), trouble };
    } catch (error) {
      return { names: [], trouble: trouble ?? troubleOf(error) };
    }
  }

  private textIn(storage: () => Kept, key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  }
}

export const SHELF = new SystemShelf(
  () => window.localStorage,
  () => window.sessionStorage,
);
