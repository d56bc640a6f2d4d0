import { Fragment, type ReactNode } from 'react';
import { StudiesContext } from '../../explore/page/studies';
import { exploredOf } from '../../studies/parts';
import { useCarriedLinks } from '../../your-system/page/useCarriedLinks';
import { useOpenedFragment } from '../../your-system/page/useOpenedFragment';

/** A page of Explore, with the studies that it can ask for; it opens anew where a reader puts another system into its address. */
export function ExplorePage({ children }: { children: ReactNode }) {
  useCarriedLinks();
  const opened = useOpenedFragment();
  return (
    <StudiesContext value={exploredOf}>
      <Fragment key={opened}>{children}</Fragment>
    </StudiesContext>
  );
}
