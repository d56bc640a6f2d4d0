import { useLocation } from '@docusaurus/router';
import { useEffect, useMemo, useRef } from 'react';
import { type Keeper, type Kept, keepAddress } from './keepAddress';

/** Keeps a part of a page in step with the address, which is read again where `about` is another object. */
export function useAddress(kept: Kept, about: unknown): Pick<Keeper, 'touch' | 'write' | 'open'> {
  const latest = useRef(kept);
  latest.current = kept;
  const keeper = useRef<Keeper | null>(null);
  useLocation(); // a link of the site draws this part again

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a page is about decides how its address is read
  useEffect(() => {
    const { hasEntries } = latest.current;
    const own = keepAddress({
      hasEntries,
      isOwn: (key) => latest.current.isOwn(key),
      onRead: (search, isFollowed) => latest.current.onRead(search, isFollowed),
    });
    keeper.current = own;
    return own.stop;
  }, [about]);

  useEffect(() => keeper.current?.follow());

  return useMemo(
    () => ({
      touch: () => keeper.current?.touch(),
      write: (pairs, kind) => keeper.current?.write(pairs, kind),
      open: (pairs) => keeper.current?.open(pairs),
    }),
    [],
  );
}
