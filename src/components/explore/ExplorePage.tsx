import { type ReactNode, useCallback } from 'react';
import { type LoadStudy, StudiesContext } from '../../explore/page/studies';
import { LOADERS } from './loaders';

/** A page of Explore, with the studies that it can ask for. */
export function ExplorePage({ children }: { children: ReactNode }) {
  const load: LoadStudy = useCallback((id) => LOADERS[id]?.().then((loaded) => loaded.default), []);
  return <StudiesContext value={load}>{children}</StudiesContext>;
}
