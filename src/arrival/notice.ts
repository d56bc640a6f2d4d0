import type { Tell } from './arrival';

/** What readers are told of files that did not arrive. */
function wordsOf(names: readonly string[], isFramed: boolean): string {
  const [files, what] = names.length === 1 ? ['A file', 'it'] : [`${names.length} files`, 'them'];
  return (
    `${files} of this site did not arrive: ${names.join(', ')}. ` +
    `What needs ${what} stays as it was published, and the address keeps what it asks for. ` +
    (isFramed
      ? 'This page is in a frame without an origin of its own, where a server may refuse files.'
      : 'A lost connection or a filter can be the reason, or a site that was renewed: then load the page anew.')
  );
}

/** The notice over the foot of `window`'s page that names missing files, with a button that has them tried again. */
export function createNotice({ document, origin, location }: Window, tryAgain: () => void): Tell {
  const isFramed = origin === 'null';
  let notice: HTMLElement | null = null;
  /** What had the focus before the reader went to the notice. */
  let left: HTMLElement | null = null;

  function open(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'missing-files';
    element.setAttribute('role', 'alert');
    element.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement) left = relatedTarget;
    });
    return document.body.appendChild(element);
  }

  return (names, isTrying) => {
    const hadFocus = notice?.contains(document.activeElement);
    if (names.length === 0) {
      notice?.remove();
      notice = null;
      if (hadFocus) left?.focus();
      left = null;
      return;
    }
    const words = document.createElement('p');
    words.textContent = wordsOf(names, isFramed);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = isTrying ? 'Trying again …' : 'Try again';
    button.onclick = tryAgain;
    const link = document.createElement('a');
    link.textContent = 'Open it in a tab of its own';
    link.href = location.href;
    link.target = '_blank';
    notice ??= open();
    notice.replaceChildren(words, button, ...(isFramed ? [link] : []));
    if (hadFocus) button.focus();
  };
}
