import { mark } from './marks';
import type { Source } from './source';

const SIZE = 11;
const LINE = 16;

/** What stands under a saved figure: its page, its source, where it is found again, and what drew it. */
export function captionOf(
  source: Source,
  page: { title: string; link: string; version: string },
): string[] {
  const measured = [source.document, source.place].filter(Boolean).join(', ');
  return [
    page.title,
    ...(measured === '' ? [] : [`Measured: ${measured}`]),
    page.link,
    `MessageBox Lab ${page.version}`,
  ];
}

/** A text in pieces that each fit; a long word, such as a link, is broken anywhere. */
export function broken(text: string, fits: (piece: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The lines under a figure, and how high they stand together. */
export function captionMarks(
  caption: readonly string[],
  place: { x: number; y: number; width: number },
  figure: HTMLElement,
): { marks: SVGElement[]; height: number } {
  const { fontFamily } = getComputedStyle(figure);
  const subtle = getComputedStyle(document.documentElement).getPropertyValue('--ml-ink3').trim();
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = `${SIZE}px ${fontFamily}`;
  const fits = (text: string) =>
    (context?.measureText(text).width ?? 6 * text.length) <= place.width;
  const lines = caption.flatMap((text) => broken(text, fits));
  const marks = lines.map((text, row) =>
    mark(
      'text',
      {
        x: place.x,
        y: place.y + (row + 1) * LINE,
        fill: subtle,
        'font-family': fontFamily,
        'font-size': `${SIZE}px`,
      },
      text,
    ),
  );
  return { marks, height: lines.length * LINE };
}
