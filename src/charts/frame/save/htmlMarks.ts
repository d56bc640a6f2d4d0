import { type Attributes, isClear, mark } from './marks';

/** A box on the page, in px. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

const px = (length: string): number => Number.parseFloat(length) || 0;

const dashes = (line: string, width: number): Attributes =>
  line === 'dashed' || line === 'dotted' ? { 'stroke-dasharray': `${3 * width} ${2 * width}` } : {};

/** Background and borders of a box as SVG. */
export function boxMarks(style: CSSStyleDeclaration, { x, y, width, height }: Rect): SVGElement[] {
  const radius = Math.min(px(style.borderTopLeftRadius), height / 2);
  const rounded: Attributes = radius > 0 ? { rx: radius } : {};
  const marks: SVGElement[] = [];
  if (!isClear(style.backgroundColor) && width > 0 && height > 0)
    marks.push(mark('rect', { x, y, width, height, ...rounded, fill: style.backgroundColor }));
  const borders = SIDES.map((side) => ({
    side,
    line: style.getPropertyValue(`border-${side}-style`),
    colour: style.getPropertyValue(`border-${side}-color`),
    width: px(style.getPropertyValue(`border-${side}-width`)),
  }));
  const drawn = borders.filter((border) => border.width > 0 && !isClear(border.colour));
  const [first] = drawn;
  if (first === undefined) return marks;
  const strokeOf = (border: typeof first) => ({
    stroke: border.colour,
    'stroke-width': border.width,
    ...dashes(border.line, border.width),
  });
  const inset = first.width / 2;
  if (drawn.length === 4)
    return [
      ...marks,
      mark('rect', {
        x: x + inset,
        y: y + inset,
        width: Math.max(0, width - first.width),
        height: Math.max(0, height - first.width),
        ...rounded,
        fill: 'none',
        ...strokeOf(first),
      }),
    ];
  for (const border of drawn) {
    const half = border.width / 2;
    const [right, bottom] = [x + width, y + height];
    const ends = {
      top: { x1: x, x2: right, y1: y + half, y2: y + half },
      bottom: { x1: x, x2: right, y1: bottom - half, y2: bottom - half },
      left: { x1: x + half, x2: x + half, y1: y, y2: bottom },
      right: { x1: right - half, x2: right - half, y1: y, y2: bottom },
    }[border.side];
    marks.push(mark('line', { ...ends, ...strokeOf(border) }));
  }
  return marks;
}

/** What a style sheet draws before or after an element: a box placed in it, turned or not. */
export function pseudoMarks(element: Element, which: '::before' | '::after'): SVGElement[] {
  const style = getComputedStyle(element, which);
  if (style.content === 'none' || style.position !== 'absolute' || style.display === 'none')
    return [];
  const host = element.getBoundingClientRect();
  const { borderLeftWidth, borderTopWidth } = getComputedStyle(element);
  const borderBox = style.boxSizing === 'border-box';
  const rect: Rect = {
    x: host.x + px(borderLeftWidth) + px(style.left),
    y: host.y + px(borderTopWidth) + px(style.top),
    width:
      px(style.width) + (borderBox ? 0 : px(style.borderLeftWidth) + px(style.borderRightWidth)),
    height:
      px(style.height) + (borderBox ? 0 : px(style.borderTopWidth) + px(style.borderBottomWidth)),
  };
  const marks = boxMarks(style, rect);
  if (style.transform === 'none' || marks.length === 0) return marks;
  const [originX = 0, originY = 0] = style.transformOrigin.split(' ').map(px);
  const [x, y] = [rect.x + originX, rect.y + originY];
  const turned = mark('g', {
    transform: `translate(${x} ${y}) ${style.transform} translate(${-x} ${-y})`,
  });
  turned.append(...marks);
  return [turned];
}

/** A line of text as it is laid out. */
interface Line extends Rect {
  text: string;
}

/** The lines into which a text is broken on the page, with where they stand. */
function linesOf(node: Text): Line[] {
  const lines: Line[] = [];
  const range = document.createRange();
  for (const { 0: word, index } of node.data.matchAll(/[^ \n\t]+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const { x, y, width, height } = range.getBoundingClientRect();
    const last = lines.at(-1);
    if (last && Math.abs(last.y - y) < height / 2) {
      last.text += ` ${word}`;
      last.width = x + width - last.x;
    } else if (width > 0) lines.push({ text: word, x, y, width, height });
  }
  return lines;
}

/** Ascent of a font as a part of its line, from the top. */
export function ascentOf(font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return 0.8;
  context.font = font;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText('x');
  return up / (up + down);
}

/** A text of the page as SVG, line by line. */
export function textMarks(node: Text, style: CSSStyleDeclaration): SVGElement[] {
  const lines = linesOf(node);
  if (lines.length === 0) return [];
  const ascent = ascentOf(`${style.fontWeight} ${style.fontSize} ${style.fontFamily}`);
  return lines.map(({ text, x, y, height }) =>
    mark(
      'text',
      {
        x,
        y: y + ascent * height,
        fill: style.color,
        'font-family': style.fontFamily,
        'font-size': style.fontSize,
        'font-weight': style.fontWeight,
      },
      text,
    ),
  );
}
