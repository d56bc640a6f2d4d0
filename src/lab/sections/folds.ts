/** A part of a page that unfolds has this attribute, with its id. */
const FOLD = '[data-fold]';

const idOf = (fold: Element): string => fold.getAttribute('data-fold') ?? '';

/** The element that a hash such as "#claim-C0-58" names. */
export function targetOf(hash: string, root: ParentNode): Element | null {
  try {
    const id = decodeURIComponent(hash.slice(1));
    return id === '' ? null : root.querySelector(`#${CSS.escape(id)}`);
  } catch {
    return null; // no id is spelled so
  }
}

/** What must unfold for an element to be seen: the fold around it, or those of its section. Of tabs one always shows. */
export function foldsFor(target: Element): string[] {
  const around = target.closest(FOLD);
  if (around) return [idOf(around)];
  const within = target.closest('[data-section]')?.querySelectorAll(`${FOLD}:not([data-tab])`);
  return [...(within ?? [])].map(idOf);
}
