/** A position in a drawing, in px. */
export interface Place {
  x: number;
  y: number;
}

export const marks = (kind: string, root: ParentNode = document): Element[] => [
  ...root.querySelectorAll(`[data-mark="${kind}"]`),
];

/** An attribute in px, or the style of that name; 0 where there is neither. */
export function lengthOf(element: Element, name: string): number {
  const style = new RegExp(`(?:^|[;\\s])${name}:\\s*([^;]+)`).exec(
    element.getAttribute('style') ?? '',
  );
  return Number.parseFloat(element.getAttribute(name) ?? style?.[1] ?? '0');
}

const MOVES = /translate(X?)\(([-\d.e]+)(?:px|%)?(?:[ ,]+([-\d.e]+)(?:px)?)?\)/;

/** By how much an element is moved, by itself and by what it stands in, in px. */
function movedBy(element: Element | null): Place {
  if (element === null || element.tagName.toLowerCase() === 'svg') return { x: 0, y: 0 };
  const outer = movedBy(element.parentElement);
  const own = element.getAttribute('transform') ?? element.getAttribute('style') ?? '';
  const [, , x = '0', y = '0'] = MOVES.exec(own) ?? [];
  return { x: outer.x + Number(x), y: outer.y + Number(y) };
}

/** The centre of a circle, or of another mark that is drawn around its own origin. */
export function centreOf(element: Element): Place {
  const { x, y } = movedBy(element);
  return { x: x + lengthOf(element, 'cx'), y: y + lengthOf(element, 'cy') };
}

/** The edges of a rectangle. */
export function edgesOf(rect: Element) {
  const [left, top] = [lengthOf(rect, 'x'), lengthOf(rect, 'y')];
  return {
    left,
    right: left + lengthOf(rect, 'width'),
    top,
    bottom: top + lengthOf(rect, 'height'),
  };
}

/** The two ends of a line. */
export const endsOf = (line: Element): [Place, Place] => [
  { x: lengthOf(line, 'x1'), y: lengthOf(line, 'y1') },
  { x: lengthOf(line, 'x2'), y: lengthOf(line, 'y2') },
];

/** Numbers each command of a path takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, z: 0 };

/** The vertices of a path by its parts, curves by their ends; a closing line adds none. */
export function partsOf(path: Element): Place[][] {
  const moved = movedBy(path);
  const parts: Place[][] = [];
  let at = { x: 0, y: 0 };
  let start = at;
  for (const [, letter = '', rest = ''] of (path.getAttribute('d') ?? '').matchAll(
    /([a-z])([^a-z]*)/gi,
  )) {
    const command = letter.toLowerCase();
    const takes = TAKES[command];
    if (takes === undefined) throw new Error(`no reader for the path command ${letter}`);
    const given = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g)].map(Number);
    const base = letter === command ? 1 : 0;
    if (command === 'z') at = start;
    for (let from = 0; from < given.length; from += takes) {
      const [x = 0, y = 0] = given.slice(from, from + takes).slice(-2);
      if (command === 'h') at = { x: base * at.x + x, y: at.y };
      else if (command === 'v') at = { x: at.x, y: base * at.y + x };
      else at = { x: base * at.x + x, y: base * at.y + y };
      if (command === 'm' && from === 0) {
        start = at;
        parts.push([]);
      }
      parts.at(-1)?.push({ x: moved.x + at.x, y: moved.y + at.y });
    }
  }
  return parts;
}

export const verticesOf = (path: Element): Place[] => partsOf(path).flat();
