const termAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-term]') : null;

const explain = async (term: HTMLAnchorElement): Promise<void> =>
  (await import('./explanation')).show(term);

/** Whether the tap that goes on is the first on its term: it explains, and a second one follows the link. */
let firstTap = false;

/** What explains a term is loaded when the pointer, the focus or a finger first reaches one. */
function listen(): void {
  document.addEventListener('pointerover', (event) => {
    const term = termAt(event);
    if (term && event.pointerType !== 'touch') explain(term);
  });
  document.addEventListener('focusin', (event) => {
    const term = termAt(event);
    if (term) explain(term);
  });
  document.addEventListener('pointerdown', (event) => {
    firstTap = event.pointerType === 'touch' && !termAt(event)?.hasAttribute('aria-describedby');
  });
  document.addEventListener(
    'click',
    (event) => {
      const term = termAt(event);
      if (!term || !firstTap) return;
      firstTap = false;
      event.preventDefault();
      event.stopPropagation();
      explain(term);
    },
    true,
  );
}

if (typeof document !== 'undefined') listen();
