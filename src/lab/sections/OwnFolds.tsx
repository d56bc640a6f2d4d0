import { type ReactNode, useContext, useMemo } from 'react';
import { SectionsContext } from './SectionsContext';
import { useFolds } from './useFolds';

/** What unfolds in a lab that stands alone: a page with sections has the folds of its lab among theirs. */
export function OwnFolds({ children }: { children: ReactNode }) {
  const isAlone = useContext(SectionsContext) === null;
  return isAlone ? <Alone>{children}</Alone> : children;
}

function Alone({ children }: { children: ReactNode }) {
  const folds = useFolds('');
  const page = useMemo(() => ({ ...folds, sections: [] }), [folds]);
  return <SectionsContext value={page}>{children}</SectionsContext>;
}
