import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';

/** Draws a chart alone on the page at a width in px and gives its SVG. */
export function drawAt(width: number, chart: ReactElement): SVGSVGElement {
  cleanup();
  document.documentElement.style.fontSize = '15px';
  const measured = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, width, 0));
  render(chart);
  measured.mockRestore();
  const svg = document.querySelector('svg');
  if (svg === null) throw new Error('the chart has drawn nothing');
  return svg;
}
