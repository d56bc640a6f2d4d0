import type { Arrival } from './arrival';

/** Scripts and style sheets that a page names in its HTML and that were not put there again. */
const IN_HTML = ':is(script[defer], link[rel=stylesheet]):not([data-again])';

/** Waits for the files that a page names in its own HTML: those that do not arrive are put there once more. */
export function waitForHtml(document: Document, { arriving }: Arrival): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(IN_HTML)) return;
      const url = target.getAttribute('src') ?? target.getAttribute('href') ?? '';
      arriving(url, () => putAgain(target));
    },
    true,
  );
}

/** Puts a script or style sheet in the place of one like it; rejects where it does not arrive either. */
function putAgain(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy = document.createElement(element.tagName);
    for (const { name, value } of element.attributes) copy.setAttribute(name, value);
    copy.dataset.again = '';
    copy.onload = () => resolve();
    copy.onerror = () => {
      copy.remove();
      reject(new Error(`${element.tagName} did not arrive`));
    };
    element.after(copy);
  });
}
