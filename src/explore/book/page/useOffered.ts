import { useCallback, useEffect, useState } from 'react';
import { leaveFragment } from '../../../address/page/history';
import type { ReadBook } from '../file';
import { readFragment } from '../fragment';

/** The book in the address of the page, until the reader has answered. */
export function useOffered(): { offered: ReadBook | null; close: () => void } {
  const [offered, setOffered] = useState<ReadBook | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = () => {
      readFragment(window.location.hash).then((book) => {
        if (isWanted) setOffered(book);
      });
    };
    read();
    window.addEventListener('hashchange', read);
    return () => {
      isWanted = false;
      window.removeEventListener('hashchange', read);
    };
  }, []);
  const close = useCallback(() => {
    leaveFragment('replace');
    setOffered(null);
  }, []);
  return { offered, close };
}
