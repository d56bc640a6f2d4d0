import type { KeepRequest } from '../../lab/Keep';

/** As `KEEP_EVENT` of the lab, whose code not every page has. */
const KEEP: typeof import('../../lab/Keep')['KEEP_EVENT'] = 'messagebox-lab-keep';

/** What keeps links is loaded when a reader first keeps one. */
function listen(): void {
  window.addEventListener(KEEP, (event) => {
    const { tell, ...kept } = (event as CustomEvent<KeepRequest>).detail;
    import('../../explore/book/page/useBook').then(({ keepLink }) => tell(keepLink(kept)));
  });
}

if (typeof window !== 'undefined') listen();
