import terms from './terms.json';

const ID = 'explained-term';
const GAP_PX = 6;
const EDGE_PX = 12;
/** Long enough to bring the pointer from the term to its explanation. */
const LINGER_MS = 250;

const definitions = new Map(terms.map(({ id, definition }) => [id, definition]));

const box = document.createElement('div');
box.id = ID;
box.popover = 'manual';
box.role = 'tooltip';
box.className = 'explanation';
document.body.append(box);

let shown: HTMLAnchorElement | undefined;
let leaving: number | undefined;

/** A page that goes takes its terms along. */
const leftPage = new MutationObserver(() => {
  if (shown && !shown.isConnected) hide();
});

function hide(): void {
  clearTimeout(leaving);
  leftPage.disconnect();
  shown?.removeAttribute('aria-describedby');
  shown = undefined;
  box.hidePopover();
}

/** Below the term, or above it where there is no room; in the coordinates of the page, so that it scrolls along. */
function place(term: HTMLAnchorElement): void {
  const first = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = first.bottom + GAP_PX;
  const top = below + height > clientHeight ? first.top - GAP_PX - height : below;
  const left = Math.max(EDGE_PX, Math.min(first.left, clientWidth - EDGE_PX - width));
  box.style.translate = `${left + scrollX}px ${top + scrollY}px`;
}

/** Shows what a term means beside it, until pointer and focus have left both, or Escape is pressed. */
export function show(term: HTMLAnchorElement): void {
  clearTimeout(leaving);
  const definition = definitions.get(term.dataset.term ?? '');
  if (term === shown || definition === undefined || !term.isConnected) return;
  if (shown) hide();
  shown = term;
  box.textContent = definition;
  box.showPopover();
  place(term);
  term.setAttribute('aria-describedby', ID);
  leftPage.observe(document.body, { childList: true, subtree: true });
}

const isInside = ({ target }: Event): boolean =>
  target instanceof Node && Boolean(shown?.contains(target) || box.contains(target));

document.addEventListener('pointerover', (event) => {
  clearTimeout(leaving);
  if (!shown || event.pointerType === 'touch' || isInside(event)) return;
  if (document.activeElement !== shown) leaving = window.setTimeout(hide, LINGER_MS);
});
document.addEventListener('pointerdown', (event) => {
  if (shown && !isInside(event)) hide();
});
document.addEventListener('focusout', (event) => {
  if (event.target === shown && !box.matches(':hover')) hide();
});
document.addEventListener('keydown', ({ key }) => {
  if (shown && key === 'Escape') hide();
});
