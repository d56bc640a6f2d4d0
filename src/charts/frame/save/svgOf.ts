import { captionMarks } from './caption';
import { boxMarks, pseudoMarks, type Rect, textMarks } from './htmlMarks';
import { mark } from './marks';
import { standalone } from './svgMarks';

/** Room around a saved figure, in px. */
const MARGIN = 20;

/** Controls of the page, which mean nothing in a picture. */
const UNSAVED = '[data-unsaved], input, select, textarea, script, style';

const isUnseen = (style: CSSStyleDeclaration) =>
  style.display === 'none' ||
  style.visibility === 'hidden' ||
  style.opacity === '0' ||
  style.clipPath === 'inset(50%)';

/** Everything that is seen of an element, in the coordinates of the window. */
function* seen(element: Element): Generator<{ marks: SVGElement[]; rect: Rect }> {
  const style = getComputedStyle(element);
  if (element.matches(UNSAVED) || isUnseen(style)) return;
  const rect = element.getBoundingClientRect();
  if (element instanceof SVGSVGElement) {
    const drawing = standalone(element);
    const place = { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
    for (const [name, value] of Object.entries({ ...place, overflow: 'visible' }))
      drawing?.setAttribute(name, String(value));
    if (drawing) yield { marks: [drawing], rect };
    return;
  }
  yield { marks: boxMarks(style, rect), rect };
  yield { marks: pseudoMarks(element, '::before'), rect };
  for (const child of element.childNodes) {
    if (child instanceof Text) yield { marks: textMarks(child, style), rect };
    else if (child instanceof Element) yield* seen(child);
  }
  yield { marks: pseudoMarks(element, '::after'), rect };
}

/** A figure of the page as an SVG document of its own, with its source under it. */
export function svgOf(
  figure: HTMLElement,
  caption: readonly string[],
  title: string,
): SVGSVGElement {
  const frame = figure.getBoundingClientRect();
  const { backgroundColor, color } = getComputedStyle(document.documentElement);
  const body = mark('g', {});
  let [right, bottom] = [frame.right, frame.bottom];
  for (const { marks, rect } of seen(figure)) {
    if (marks.length === 0) continue;
    body.append(...marks);
    right = Math.max(right, rect.x + rect.width);
    bottom = Math.max(bottom, rect.y + rect.height);
  }
  body.setAttribute('transform', `translate(${MARGIN - frame.x} ${MARGIN - frame.y})`);
  const width = Math.ceil(right - frame.x) + 2 * MARGIN;
  const below = Math.ceil(bottom - frame.y) + MARGIN;
  const x = MARGIN + (Number.parseFloat(getComputedStyle(figure).paddingLeft) || 0);
  const source = captionMarks(caption, { x, y: below, width: width - 2 * x }, figure);
  const height = below + source.height + MARGIN;
  const svg = mark('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    color,
    style: 'font-variant-numeric: tabular-nums',
  });
  const described = [...figure.querySelectorAll('[role="img"][aria-label]')]
    .map((image) => image.getAttribute('aria-label'))
    .join(' ');
  svg.append(
    mark('title', {}, title),
    mark('desc', {}, [described, ...caption].join(' ')),
    mark('rect', { width, height, fill: backgroundColor }),
    body,
    ...source.marks,
  );
  return svg as SVGSVGElement;
}
