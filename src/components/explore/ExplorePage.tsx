import type { ReactNode } from 'react';
import { StudiesContext } from '../../explore/page/studies';
import { exploredOf } from '../../studies/parts';
import { useCarriedLinks } from '../../your-system/page/useCarriedLinks';

/** A page of Explore, with the studies that it can ask for. */
export function ExplorePage({ children }: { children: ReactNode }) {
  useCarriedLinks();
  return <StudiesContext value={exploredOf}>{children}</StudiesContext>;
}
