import { isClear, mark } from './marks';

/** What a style sheet may say of a mark, and what holds where nothing is said. */
const PAINT: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-opacity': '1',
  'paint-order': 'normal',
  'shape-rendering': 'auto',
};
const TYPE: Readonly<Record<string, string>> = {
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'font-style': 'normal',
};
const GROUP: Readonly<Record<string, string>> = {
  opacity: '1',
  'clip-path': 'none',
  mask: 'none',
};

/** Attributes that mean something to the page alone. */
const OF_THE_PAGE =
  /^(class|style|role|tabindex|href|xlink:href|transform|focusable|data-.*|aria-.*|on.*)$/;
const DROPPED = new Set(['title', 'desc', 'style', 'script', 'animate', 'animateTransform']);
const TEXTS = new Set(['text', 'tspan']);
const SHAPES = new Set(['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect']);

function said(style: CSSStyleDeclaration, properties: Readonly<Record<string, string>>) {
  return Object.entries(properties).flatMap(([name, initial]): [string, string][] => {
    // Browsers quote the name of a mark that is referred to; in an attribute it stands as it is.
    const value = style.getPropertyValue(name).replace(/url\("?[^#"]*(#[^")]+)"?\)/, 'url($1)');
    return value === '' || value === initial ? [] : [[name, value]];
  });
}

/** A copy of a mark that needs no style sheet; null where it leaves no trace. `isDefinition` where it is referred to, not drawn. */
export function standalone(element: Element, isDefinition = false): SVGElement | null {
  const { localName } = element;
  const style = getComputedStyle(element);
  if (DROPPED.has(localName) || style.display === 'none' || style.visibility === 'hidden')
    return null;
  const defines = isDefinition || localName === 'defs';
  const isShape = SHAPES.has(localName);
  if (isShape && !isDefinition && isClear(style.fill) && isClear(style.stroke)) return null;
  const isText = TEXTS.has(localName);
  const copy = mark(localName === 'a' ? 'g' : localName, {});
  for (const { name, value } of element.attributes)
    if (!OF_THE_PAGE.test(name) && (name !== 'id' || defines)) copy.setAttribute(name, value);
  const transform =
    style.transform !== 'none' && !defines ? style.transform : element.getAttribute('transform');
  if (transform) copy.setAttribute('transform', transform);
  for (const [name, value] of [
    ...said(style, GROUP),
    ...(isShape || isText ? said(style, PAINT) : []),
    ...(isText ? said(style, TYPE) : []),
  ])
    copy.setAttribute(name, value);
  for (const child of element.childNodes) {
    if (child instanceof Text && isText) copy.append(child.data);
    if (!(child instanceof Element)) continue;
    const part = standalone(child, defines);
    if (part) copy.append(part);
  }
  const isEmpty = !isShape && copy.childNodes.length === 0 && localName !== 'stop';
  return isEmpty && !defines ? null : copy;
}
