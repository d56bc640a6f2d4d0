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
/** Which system the draft is, through all its changes: what was given for it is given for no other. */
const ORIGIN = `messagebox-lab-system-draft-origin-${VERSION}`;
/** The fragment of the address of this tab when the draft was kept: it may be a step behind. */
const ADDRESS = `messagebox-lab-system-draft-address-${VERSION}`;
/** There where somebody worked on the draft of this tab. */
const MADE = `messagebox-lab-system-draft-made-${VERSION}`;

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

/** As a system is kept, and compared to the last digit. */
export const keptText = (description: Description): string => JSON.stringify(saidOf(description));

/** What reads kept texts comes once there is one. */
const reader = () => import('./storedText');

export const newOrigin = (): string => Math.random().toString(36).slice(2);

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
    this.act((storage) => storage.setItem(NAMED + name, keptText(description)));
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
  readonly open = async (name: string): Promise<ReadDescription | null> => {
    const text = this.textIn(this.shared, NAMED + name);
    return text === null ? null : (await reader()).readText(text);
  };

  /** Whether a system is the draft of this tab, to the last digit. */
  readonly isDraft = (description: Description): boolean =>
    this.textIn(this.own, DRAFTS.s) === keptText(description);

  /** Leaves the drafts that somebody made, of this tab and the last of any: their texts. */
  leave(): string[] {
    const isMade = this.textIn(this.own, MADE) !== null;
    const left = [...(isMade ? [this.own] : []), this.shared].flatMap((storage) =>
      Object.values(DRAFTS).flatMap((key) => this.textIn(storage, key) ?? []),
    );
    this.act(() => this.own().removeItem(MADE));
    return left;
  }

  /** The text kept by a name; null where there is none. */
  readonly textOf = (name: string): string | null => this.textIn(this.shared, NAMED + name);

  /** Which system the draft of this tab is, else that which a new tab goes on with; null where there is none. */
  readonly origin = (): string | null =>
    this.textIn(this.own, ORIGIN) ?? this.textIn(this.shared, ORIGIN);

  /** Notes which system the draft is. */
  keepOrigin(origin: string, isWorkedOn: boolean): void {
    this.act((shared) => {
      this.own().setItem(ORIGIN, origin);
      if (!isWorkedOn) return;
      this.own().setItem(MADE, origin);
      shared.setItem(ORIGIN, origin);
    });
  }

  /** Notes the fragment that the address of this tab has while the draft is open. */
  keepAddress(fragment: string): void {
    this.act(() => this.own().setItem(ADDRESS, fragment));
  }

  /** Whether a fragment is that which the address had while the draft was open: then the draft is what it became. */
  readonly isOfDraft = (fragment: string): boolean => this.textIn(this.own, ADDRESS) === fragment;

  /** Keeps what is open, or nothing, for this tab and, where somebody worked on it, for tabs that are opened later. */
  keepDraft(description: Description | null, isWorkedOn: boolean, key: SystemKey = 's'): void {
    const name = DRAFTS[key];
    const text = description && keptText(description);
    this.act((shared) => {
      for (const storage of [...(isWorkedOn ? [shared] : []), this.own()]) {
        if (text === null) storage.removeItem(name);
        else storage.setItem(name, text);
      }
    });
  }

  /** What was open last in this tab, else what was worked on last in any. */
  readonly draft = async (key: SystemKey = 's'): Promise<ReadDescription | null> => {
    const isHere = this.textIn(this.own, DRAFTS.s) !== null;
    const text = this.textIn(isHere ? this.own : this.shared, DRAFTS[key]);
    return text === null ? null : (await reader()).readDraftText(text);
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
