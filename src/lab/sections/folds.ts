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

/** The folds around an element, itself included, from the innermost on. */
function foldsAround(target: Element): Element[] {
  const around = target.closest(FOLD);
  return around === null
    ? []
    : [around, ...(around.parentElement ? foldsAround(around.parentElement) : [])];
}

/** What must unfold for an element to be seen: the folds around it, or those of its section. Of tabs one always shows. */
export function foldsFor(target: Element): string[] {
  const around = foldsAround(target);
  if (around.length > 0) return around.map(idOf);
  const within = target.closest('[data-section]')?.querySelectorAll(`${FOLD}:not([data-tab])`);
  return [...(within ?? [])].map(idOf);
}
