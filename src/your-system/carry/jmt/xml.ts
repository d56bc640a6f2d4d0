const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ESCAPED[mark] ?? '');

/** An element of XML, by its name, its attributes and what is in it. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | boolean>>,
  ...inside: readonly string[]
): string {
  const given = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(String(value))}"`,
  );
  const begin = `<${name}${given.join('')}`;
  return inside.length === 0 ? `${begin}/>` : `${begin}>${inside.join('')}</${name}>`;
}

/** The elements of a name that are directly in another. */
export const childrenOf = (parent: Element | undefined, name: string): Element[] =>
  [...(parent?.children ?? [])].filter(({ tagName }) => tagName === name);

/** An attribute without spaces around it; empty where there is none. */
export const attribute = (of: Element | undefined, name: string): string =>
  of?.getAttribute(name)?.trim() ?? '';

/** The last part of the name of a class, such as "Exponential". */
export const className = (of: Element | undefined): string =>
  attribute(of, 'classPath').replace(/^.*\./, '');
