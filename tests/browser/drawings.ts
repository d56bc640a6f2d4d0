import type { Page } from '@playwright/test';

/** What `axe` has for colours, which its types do not tell of. */
interface Color {
  alpha: number;
  parseString: (css: string) => Color;
}
interface Colors {
  Color: new (red?: number, green?: number, blue?: number, alpha?: number) => Color;
  getContrast: (behind: Color, text: Color) => number;
  flattenColors: (front: Color, behind: Color) => Color;
}

/**
 * Texts of drawings that are too faint on what is behind them: the halo of the text, or the shapes drawn under its
 * middle, on the colour of the page. `axe` cannot tell of a text in a drawing. It must have been loaded before.
 */
function faintInDrawings(): string[] {
  const { Color, getContrast, flattenColors } = (
    window.axe as unknown as { commons: { color: Colors } }
  ).commons.color;

  const colorOf = (css: string, opacity: number): Color => {
    const color = new Color().parseString(css);
    color.alpha *= opacity;
    return color;
  };
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const pageBehind = (element: Element | null): Color => {
    if (!element) return new Color(255, 255, 255, 1);
    const own = colorOf(getComputedStyle(element).backgroundColor, 1);
    return flattenColors(own, pageBehind(element.parentElement));
  };
  const isPlain = (paint: string) => paint !== 'none' && !paint.startsWith('url(');

  /** Whether a shape is drawn under a place of the screen. */
  const covers = (shape: SVGGeometryElement, x: number, y: number): boolean => {
    const matrix = shape.getScreenCTM();
    return (
      matrix !== null && shape.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse()))
    );
  };

  return [...document.querySelectorAll<SVGSVGElement>('main svg:has(text)')].flatMap((svg) => {
    const shapes = [
      ...svg.querySelectorAll<SVGGeometryElement>('rect, circle, ellipse, path, polygon'),
    ].filter((shape) => isPlain(getComputedStyle(shape).fill) && !shape.closest('defs'));
    const page = pageBehind(svg);
    return [...svg.querySelectorAll<SVGTextContentElement>('text, tspan')].flatMap((text) => {
      const words = [...text.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue?.trim() ?? '')
        .join(' ');
      if (
        words === '' ||
        !text.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        return [];
      const { fill, fillOpacity, stroke, paintOrder, fontSize, fontWeight } =
        getComputedStyle(text);
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const under = shapes.filter(
        (shape) =>
          shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING &&
          covers(shape, x, y),
      );
      const drawn = under.reduce((behind, shape) => {
        const { fill: paint, fillOpacity: share } = getComputedStyle(shape);
        return flattenColors(colorOf(paint, Number(share) * opacityOf(shape)), behind);
      }, page);
      const hasHalo = paintOrder.startsWith('stroke') && isPlain(stroke);
      const behind = hasHalo ? flattenColors(colorOf(stroke, opacityOf(text)), drawn) : drawn;
      const front = flattenColors(colorOf(fill, Number(fillOpacity) * opacityOf(text)), behind);
      const sizePx = Number.parseFloat(fontSize) * (text.getScreenCTM()?.a ?? 1);
      const isLarge = sizePx >= 24 || (sizePx >= 18.66 && Number(fontWeight) >= 700);
      const contrast = getContrast(behind, front);
      return contrast < (isLarge ? 3 : 4.5)
        ? [`faint in a drawing: “${words}” ${contrast.toFixed(2)}`]
        : [];
    });
  });
}

/** Texts of drawings too faint on what is behind them, in the theme that the page has now. */
export const faintTextsOfDrawings = (page: Page): Promise<string[]> =>
  page.evaluate(faintInDrawings);
