const SVG = 'http://www.w3.org/2000/svg';

export type Attributes = Readonly<Record<string, string | number>>;

/** An SVG element with these attributes. */
export function mark(name: string, attributes: Attributes, text?: string): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes))
    element.setAttribute(
      key,
      typeof value === 'number' ? String(Math.round(value * 100) / 100) : value,
    );
  if (text !== undefined) element.textContent = text;
  return element;
}

/** Whether a computed colour leaves no trace. */
export const isClear = (colour: string): boolean =>
  colour === 'none' || colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);
