// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, marks, verticesOf } from '../../../tests/support/marks';
import { expectValues, readX } from '../../../tests/support/readAxis';
import { type Worth, WorthRows } from './WorthRows';

afterEach(cleanup);

const row = (
  id: string,
  ratio: number,
  interval: readonly [number, number],
  folds: number[],
): Worth => ({
  id,
  name: id,
  ratio,
  interval,
  folds: folds.map((fold, index) => ({ name: `test case ${index + 1}`, ratio: fold })),
});

const ROWS = [
  row('Crowding', 2.4, [1.5, 4], [1.9, 2.5, 3.2]),
  row('Sharing', 1.1, [0.7, 1.4], [0.95, 1, 1.3]),
  row('Latch', 0.9, [0.8, 1.02], [0.82, 0.9, 0.99]),
];

/** The middle of a diamond. */
const middleOf = (path: Element) => {
  const xs = verticesOf(path).map(({ x }) => x);
  return (Math.min(...xs) + Math.max(...xs)) / 2;
};

describe('what mechanisms are worth', () => {
  it('counts those whose interval lies above no difference', () => {
    render(<WorthRows rows={ROWS} />);
    screen.getByText(
      '1 of 3 mechanisms lower what predictions cost by more than the choice of test cases explains',
    );
  });

  it.each([358, 880])('draws every fit at its ratio, %i px wide', (width) => {
    const svg = drawAt(width, <WorthRows rows={ROWS} />);
    const x = readX(svg);
    expect(x.kind).toBe('log');
    expectValues(
      x,
      marks('all', svg).map((dot) => centreOf(dot).x),
      ROWS.map(({ ratio }) => ratio),
    );
    ROWS.forEach(({ id, folds }) => {
      const group = svg.querySelector(`[data-row="${id}"]`) as Element;
      const diamonds = [...marks('worth', group), ...marks('not-worth', group)];
      expectValues(
        x,
        diamonds.map(middleOf).sort((a, b) => a - b),
        folds.map(({ ratio }) => ratio),
      );
    });
  });

  it('draws the interval of each', () => {
    const svg = drawAt(880, <WorthRows rows={ROWS} />);
    const x = readX(svg);
    for (const end of ['x1', 'x2'] as const) {
      expectValues(
        x,
        marks('interval', svg).map((line) => Number(line.getAttribute(end))),
        ROWS.map(({ interval }) => interval[end === 'x1' ? 0 : 1]),
      );
    }
  });

  it('tells predictions that are better without from the others', () => {
    const svg = drawAt(880, <WorthRows rows={ROWS} />);
    const countsOf = (id: string) => {
      const group = svg.querySelector(`[data-row="${id}"]`) as Element;
      return [marks('worth', group).length, marks('not-worth', group).length];
    };
    expect(ROWS.map(({ id }) => countsOf(id))).toEqual([
      [3, 0],
      [2, 1],
      [0, 3],
    ]);
    const lookOf = (kind: string) => marks(kind, svg)[0]?.getAttribute('data-look');
    expect(lookOf('worth')).not.toBe(lookOf('not-worth'));
  });

  it('has every ratio in its table', () => {
    render(<WorthRows rows={ROWS} />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const cells = screen
      .getAllByRole('row')
      .map((one) => [...one.querySelectorAll('th, td')].map((cell) => cell.textContent));
    expect(cells).toContainEqual(['Sharing', 'test case 1', '0.950']);
    expect(cells).toContainEqual(['Sharing', 'nothing', '1.100']);
    expect(cells).toContainEqual(['Sharing', 'nothing, least of 95 %', '0.700']);
    expect(cells).toContainEqual(['Sharing', 'nothing, most of 95 %', '1.400']);
  });
});
