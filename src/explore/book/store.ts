import { createStore } from '../../lab/store';
import { readBook, writeBook } from './file';
import { type Entries, hasLink, merged } from './shelf';
import { type Trouble, troubleOf } from './trouble';

export const STORAGE_KEY = 'messagebox-lab-book-1';

export interface BookState {
  entries: Entries;
  /** Null where what is on screen is kept. */
  trouble: Trouble | null;
}

/** What the book needs of the browser's storage. */
type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** What is kept in a browser, and what is on screen where that is more. No failure of the storage loses what is on screen. */
export class BookStore {
  private readonly shown = createStore<BookState>(() => ({ entries: [], trouble: null }));
  private isRead = false;
  /** The text in the storage as last read or written. */
  private known: string | null = null;

  /** `storage` throws where there is none. */
  constructor(private readonly storage: () => Kept) {}

  readonly current = (): BookState => {
    if (!this.isRead) {
      this.isRead = true;
      this.refresh();
    }
    return this.shown.current();
  };

  readonly subscribe = this.shown.subscribe;

  /** Whether the browser keeps a link, and not the screen alone. */
  readonly isKept = (link: string): boolean =>
    hasLink(
      this.current().trouble ? readBook(this.known ?? '').entries : this.current().entries,
      link,
    );

  /** Changes what is kept, as it is by now: another tab may have changed it. */
  change(act: (entries: Entries) => Entries): void {
    this.current();
    const isReadable = this.refresh();
    const entries = act(this.current().entries);
    // Over what cannot be read nothing is written: it may be more than what is on screen.
    if (isReadable) this.save(entries);
    else this.shown.put({ entries, trouble: { kind: 'unavailable' } });
  }

  /** Another tab changed the storage. */
  readonly onStorage = ({ key }: Pick<StorageEvent, 'key'>): void => {
    if (key === STORAGE_KEY || key === null) this.refresh();
  };

  /** Puts what is on screen in place of what is kept, readable or not. */
  readonly keepAnew = (): void => this.save(this.current().entries, true);

  /** Takes over what is kept; what is on screen and not kept stays. False where the storage cannot be read. */
  private refresh(): boolean {
    const { entries, trouble } = this.current();
    let text: string | null;
    try {
      text = this.storage().getItem(STORAGE_KEY);
    } catch {
      this.shown.put({ entries, trouble: { kind: 'unavailable' } });
      return false;
    }
    if (text === this.known) return true;
    this.known = text;
    if (text === null)
      this.shown.put({ entries, trouble: entries.length > 0 ? { kind: 'cleared' } : null });
    else this.take(text, entries, trouble);
    return true;
  }

  private take(text: string, entries: Entries, trouble: Trouble | null): void {
    const read = readBook(text);
    if (read.problems.length > 0) {
      const { problems } = read;
      this.shown.put({
        entries: merged(entries, read.entries),
        trouble: { kind: 'unreadable', text, problems },
      });
      return;
    }
    if (trouble === null) this.shown.put({ entries: read.entries, trouble: null });
    else this.save(merged(read.entries, entries), true);
  }

  private save(entries: Entries, isAnew = false): void {
    const trouble = this.shown.current().trouble;
    if (trouble?.kind === 'unreadable' && !isAnew) {
      this.shown.put({ entries, trouble });
      return;
    }
    const text = writeBook(entries);
    try {
      this.storage().setItem(STORAGE_KEY, text);
      this.known = text;
      this.shown.put({ entries, trouble: null });
    } catch (error) {
      this.shown.put({ entries, trouble: troubleOf(error) });
    }
  }
}
