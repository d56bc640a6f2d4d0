import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { useSections } from './SectionsContext';

interface FoldProps extends ComponentProps<'div'> {
  /** What links and buttons open it by. */
  fold: string;
  /** Whether it shows; by default as the page's folds have it. */
  open?: boolean;
}

/** What unfolds in place; folded it is found by the browser's own search, which unfolds it. */
export function Fold({ fold, open, ...rest }: FoldProps) {
  const { isOpen, set } = useSections();
  const ref = useRef<HTMLDivElement>(null);
  const shown = open ?? isOpen(fold);
  useLayoutEffect(() => {
    // React writes `hidden` as a switch and would drop the word.
    if (shown) ref.current?.removeAttribute('hidden');
    else ref.current?.setAttribute('hidden', 'until-found');
  }, [shown]);
  useEffect(() => {
    const element = ref.current;
    const unfold = () => set([fold], true);
    element?.addEventListener('beforematch', unfold);
    return () => element?.removeEventListener('beforematch', unfold);
  }, [fold, set]);
  return <div ref={ref} data-fold={fold} {...rest} />;
}
