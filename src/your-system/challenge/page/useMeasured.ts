import { useEffect, useState } from 'react';
import type { SystemClient } from '../../../system/client';
import { type Bought, hiddenSystem, measuredAt } from '../hidden';

/** What a test of a seed's system measures with so many users. */
export const levelAt = async (client: SystemClient, seed: string, users: number): Promise<Bought> =>
  measuredAt(seed, users, await client.mva({ ...hiddenSystem(seed), users }));

/** The levels of a seed's system with these users, as far as they have been worked out. */
export function useMeasured(client: SystemClient, seed: string, users: readonly number[]) {
  const [found, setFound] = useState<readonly Bought[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const wanted = users.join('.');
  useEffect(() => {
    let isCurrent = true;
    const asked = wanted === '' ? [] : wanted.split('.').map(Number);
    Promise.all(asked.map((one) => levelAt(client, seed, one))).then(
      (levels) => {
        if (!isCurrent) return;
        setFound(levels);
        setFailed(false);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, seed, wanted]);
  return { levels: found.filter((level) => users.includes(level.users)), hasFailed };
}
