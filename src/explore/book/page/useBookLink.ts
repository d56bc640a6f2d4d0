import { useEffect, useState } from 'react';
import { bookFragment } from '../fragment';
import type { Entries } from '../shelf';

/**
 * The link that holds the whole book, at the page `home`; null until it is packed. It is packed before anybody asks to copy
 * it: a browser may refuse what does not follow the click at once.
 */
export function useBookLink(entries: Entries, home: string): string | null {
  const [packed, setPacked] = useState<{ entries: Entries; link: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    bookFragment(entries).then((fragment) => {
      if (isWanted) setPacked({ entries, link: `${window.location.origin}${home}${fragment}` });
    });
    return () => {
      isWanted = false;
    };
  }, [entries, home]);
  return packed?.entries === entries ? packed.link : null;
}
