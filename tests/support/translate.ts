/**
 * Translates a page as Chrome does: each text makes way for its translation within two `font` elements, and so do those
 * that come later. Self-contained, so that a browser can be handed it.
 */
export function translate(root: Element, word: (text: string) => string): MutationObserver {
  const isLeft = (node: Node) =>
    (node.parentElement?.closest('font, script, style, textarea, [translate="no"]') ?? null) !==
    null;
  const replace = (text: Node) => {
    if (isLeft(text) || !text.nodeValue?.trim()) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = word(text.nodeValue);
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const textsOf = (node: Node): Node[] =>
    node.nodeType === Node.TEXT_NODE ? [node] : [...node.childNodes].flatMap(textsOf);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        if (node.isConnected) textsOf(node).forEach(replace);
      }
    }
  });
  textsOf(root).forEach(replace);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return observer;
}
