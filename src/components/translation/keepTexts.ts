/** A text that React owns, while a translation is shown in its place. */
interface Shown {
  translation: Element;
  original: string;
}

/** Keeps the texts of the page current and in place under an element while a browser translates the page. */
export function keepTexts(root: Element): MutationObserver {
  const shown = new WeakMap<Text, Shown>();
  const originals = new WeakMap<Node, Text>();

  /** Puts a text that was replaced back before its translation, empty: React finds it where it left it. */
  function keep(text: Text, translation: Element | undefined) {
    if (text.isConnected || !translation?.isConnected) return;
    shown.set(text, { translation, original: text.data });
    originals.set(translation, text);
    text.data = '';
    translation.before(text);
    observer.observe(text, { characterData: true });
  }

  /** A text that React changes, or takes away, takes its translation along. */
  function drop(text: Text) {
    shown.get(text)?.translation.remove();
    shown.delete(text);
  }

  function bringAlong(text: Text) {
    const translation = shown.get(text)?.translation;
    if (translation?.isConnected && translation.previousSibling !== text) text.after(translation);
  }

  /** Where the page is shown in its own language again, its texts are those that were replaced. */
  function restore(translation: Node) {
    const text = originals.get(translation);
    const now = text && shown.get(text);
    if (!now || translation.isConnected || !text.isConnected) return;
    text.data = now.original;
    shown.delete(text);
  }

  function follow({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord) {
    const replacing = [...addedNodes, previousSibling, nextSibling]
      .filter(isTranslation)
      .find((translation) => !originals.has(translation));
    for (const node of removedNodes) {
      if (!(node instanceof Text)) restore(node);
      else if (!shown.has(node)) keep(node, replacing);
      else if (node.isConnected) bringAlong(node);
      else drop(node);
    }
  }

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { target } = record;
      if (!(target instanceof Text)) follow(record);
      else if (target.data !== '') drop(target);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return observer;
}

/** Chrome, Edge and Google's translators wrap each text in this element, which is of no other use today. */
const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT';
