import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import { mendedQuery } from '../../address/mendedQuery';
import lowLatency from '../../studies/low-latency/pages/watch';
import { WatchContext, type WatchPart } from '../../watch/page/context';
import { Watch } from '../../watch/page/Watch';
import { studyAsked } from '../../watch/run/link';
import type { Still } from '../../watch/run/still';

/** The other studies are fetched when somebody watches them. */
const LOADED: Readonly<Record<string, () => Promise<{ default: WatchPart }>>> = {
  capacity: () => import('../../studies/capacity/pages/watch'),
  adapters: () => import('../../studies/adapters/pages/watch'),
  'scale-up': () => import('../../studies/scale-up/pages/watch'),
  'worker-threads': () => import('../../studies/worker-threads/pages/watch'),
};

/** Single messages of the study that the address asks for. */
export function WatchPage({ still }: { still: Still }) {
  const { search } = useLocation();
  const [part, setPart] = useState<WatchPart>(lowLatency);
  useEffect(() => {
    const asked = studyAsked(mendedQuery(search).query) ?? '';
    let left = false;
    const take = (next: WatchPart) => {
      if (!left) setPart(next);
    };
    const load = LOADED[asked];
    if (load === undefined) take(lowLatency);
    else load().then((loaded) => take(loaded.default));
    return () => {
      left = true;
    };
  }, [search]);
  return (
    <WatchContext value={part}>
      <Watch key={part.study.id} still={part === lowLatency ? still : null} />
    </WatchContext>
  );
}
