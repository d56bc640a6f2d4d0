import type { Pairs } from '../field';
import { queryOf } from '../written';
import { type Gesture, watchGestures } from './gesture';
import { currentAddress, showAddress } from './history';

/** An entry is rewritten this often while its gesture lasts, and a refused one tried again. */
const REWRITE_EVERY_MS = 500;

/** What of an address is kept in step with a part of a page. */
export interface Kept {
  /** Whether a key of the query is of this part; others stay as they are. */
  isOwn: (key: string) => boolean;
  /** Whether each gesture makes an entry in the history; else that of the page is rewritten. */
  hasEntries: boolean;
  /**
   * Takes what the address says: at first, where the reader goes back or forward, and where a link of the page is
   * followed. Keys that it returns take the place of those read.
   */
  onRead: (search: string, isFollowed: boolean) => Pairs | undefined;
}

export interface Keeper {
  /** The reader changes something: what is written from now on belongs to the gesture of this moment. */
  touch: () => void;
  /** Shows these keys, once the reader has changed something; `kind` where the gesture does not decide. */
  write: (pairs: Pairs, kind?: 'replace') => void;
  /** Opens these keys as if by a link. */
  open: (pairs: Pairs) => void;
  /** Reads the address where a link has changed it. */
  follow: () => void;
  stop: () => void;
}

/** Keeps address and page in step from now on, and reads the address first. */
export function keepAddress({ isOwn, hasEntries, onRead }: Kept): Keeper {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Another path means that a link leads away while this page still shows. */
  const { pathname } = window.location;
  const isHere = () => window.location.pathname === pathname;
  const partOf = (isWanted: boolean) =>
    [...new URLSearchParams(window.location.search)].filter(([key]) => isOwn(key) === isWanted);
  const own = () => queryOf(partOf(true));
  const addressOf = (pairs: Pairs) =>
    `${pathname}${queryOf([...pairs, ...partOf(false)])}${window.location.hash}`;

  /** The keys of this part as last read or written: others mean that a link led here. */
  let known: string | null = null;
  /** That of the reader's latest change; null where what is shown came from the address. */
  let gesture: Gesture | null = null;
  /** What the address does not show yet. */
  let pending: { write: () => void; timer: ReturnType<typeof setTimeout> } | null = null;

  const unschedule = () => {
    clearTimeout(pending?.timer);
    pending = null;
  };
  const schedule = (write: () => void) => {
    const timer = pending?.timer ?? setTimeout(() => pending?.write(), REWRITE_EVERY_MS);
    pending = { write, timer };
  };
  const show = (pairs: Pairs, kind: 'push' | 'replace'): boolean => {
    const isShown = showAddress(addressOf(pairs), kind);
    if (isShown) known = own();
    return isShown;
  };
  const read = (isFollowed: boolean) => {
    unschedule();
    gesture = null;
    known = own();
    const pairs = onRead(window.location.search, isFollowed);
    if (pairs !== undefined) show(pairs, 'replace');
  };
  const readOther = (isFollowed: boolean) => {
    if (isHere() && known !== own()) read(isFollowed);
  };

  const gestureNow = watchGestures(() => pending?.write(), signal);
  // Before the site's router hears of it: going back is not following a link.
  window.addEventListener('popstate', () => readOther(false), { capture: true, signal });
  read(false);

  return {
    touch() {
      gesture = gestureNow();
      gesture.hasEntry ||= !hasEntries;
    },
    write(pairs, kind) {
      const mine = gesture;
      if (mine === null) return;
      const write = () => {
        unschedule();
        if (!isHere() || addressOf(pairs) === currentAddress()) return;
        if (show(pairs, kind ?? (mine.hasEntry ? 'replace' : 'push'))) mine.hasEntry = true;
        else schedule(write);
      };
      if (mine.hasEntry && !mine.isOver) schedule(write);
      else write();
    },
    open(pairs) {
      show(pairs, 'push');
      read(false);
    },
    follow: () => readOther(true),
    stop() {
      pending?.write();
      unschedule();
      stopping.abort();
    },
  };
}
