// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, marks, verticesOf } from '../../../tests/support/marks';
import { expectValues, readX } from '../../../tests/support/readAxis';
import { PredictorRows } from './PredictorRows';

afterEach(cleanup);

const ROWS = [
  { id: 'rate', name: 'Rate', simulator: 3, meanValueAnalysis: 9, regression: 15, nearest: 7.5 },
  { id: 'time', name: 'Time', simulator: 8, meanValueAnalysis: 6, regression: 20, nearest: 40 },
  { id: 'cpu', name: 'CPU', simulator: 5, nearest: 6 },
];

/** The middle of a diamond. */
const middleOf = (path: Element) => {
  const xs = verticesOf(path).map(({ x }) => x);
  return (Math.min(...xs) + Math.max(...xs)) / 2;
};

describe('how predictors fare', () => {
  it('counts the quantities in which the simulator errs least, and by how much', () => {
    render(<PredictorRows rows={ROWS} />);
    screen.getByText(
      'The simulator’s median error is the least in 2 of 3 quantities; the next best errs 1.2 to 2.5 times as much',
    );
  });

  it.each([358, 880])('draws every error at its size, %i px wide', (width) => {
    const svg = drawAt(width, <PredictorRows rows={ROWS} />);
    const x = readX(svg);
    expect(x.kind).toBe('log');
    const of = (mark: string, placeOf: (mark: Element) => number) => marks(mark, svg).map(placeOf);
    const centre = (mark: Element) => centreOf(mark).x;
    expectValues(x, of('simulator', centre), [3, 8, 5]);
    expectValues(x, of('nearest', centre), [7.5, 40, 6]);
    expectValues(x, of('mean-value-analysis', middleOf), [9, 6]);
    expectValues(x, of('regression', middleOf), [15, 20]);
  });

  it('has the numbers in a table, and none of a predictor that was not tried', () => {
    render(<PredictorRows rows={ROWS} />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const lines = screen
      .getAllByRole('row')
      .map((line) => [...line.children].map(({ textContent }) => textContent));
    expect(lines.slice(1)).toEqual([
      ['Rate', '3.0', '9.0', '15.0', '7.5'],
      ['Time', '8.0', '6.0', '20.0', '40.0'],
      ['CPU', '5.0', '', '', '6.0'],
    ]);
  });
});
