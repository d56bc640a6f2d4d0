import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import { mendedQuery } from '../../address/mendedQuery';
import { watchPartOf } from '../../studies/parts';
import { WatchContext, type WatchPart } from '../../watch/page/context';
import { Watch } from '../../watch/page/Watch';
import { studyAsked } from '../../watch/run/link';
import type { Still } from '../../watch/run/still';
import { useCarriedLinks } from '../../your-system/page/useCarriedLinks';

interface Props {
  /** Shown until the address has been read, and where it names no other; the others are fetched. */
  first: WatchPart;
  /** A moment of its first scenario. */
  still: Still;
}

/** Single messages of the study, or of the reader's own system, that the address asks for. */
export function WatchPage({ first, still }: Props) {
  useCarriedLinks();
  const { search, hash } = useLocation();
  const [part, setPart] = useState<WatchPart>(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fragment carries the reader's own system
  useEffect(() => {
    const asked = studyAsked(mendedQuery(search).query) ?? first.study.id;
    let left = false;
    const take = (next: WatchPart) => {
      if (!left) setPart(next);
    };
    if (asked === first.study.id) take(first);
    else (watchPartOf(asked) ?? Promise.resolve(first)).then(take);
    return () => {
      left = true;
    };
  }, [first, search, hash]);
  return (
    <WatchContext value={part}>
      <Watch key={part.study.id} still={part === first ? still : null} />
    </WatchContext>
  );
}
