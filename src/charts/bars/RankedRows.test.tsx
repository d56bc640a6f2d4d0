// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, marks } from '../../../tests/support/marks';
import { expectValues, readX } from '../../../tests/support/readAxis';
import { RankedRows } from './RankedRows';

afterEach(cleanup);

const ROWS = [
  { id: 'a', label: 'Mail', value: 8 },
  { id: 'b', label: 'Files', detail: 'local', value: 160 },
  { id: 'c', label: 'Queue', value: 40 },
];
const chart = (
  <RankedRows
    rows={ROWS}
    noun="test case"
    verb="carries"
    unit="documents/s"
    subtitle="As measured"
  />
);

describe('results in the order of their size', () => {
  it('say how far the largest is from the least', () => {
    render(chart);
    screen.getByText('Files (local) carries 20 times as much as Mail');
  });

  it.each([358, 880])('stand at their values with these beside, %i px wide', (width) => {
    const svg = drawAt(width, chart);
    const x = readX(svg);
    const rings = marks('measured', svg).map(centreOf);
    expectValues(
      x,
      rings.map((ring) => ring.x),
      [160, 40, 8],
    );
    const rows = [...svg.querySelectorAll('[data-row]')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['Files (local)160', 'Queue40.0', 'Mail8.00']);
    // Nothing joins what has nothing to do with each other.
    expect(svg.querySelector('path, polyline')).toBeNull();
  });

  it('have a table in the same order', () => {
    render(chart);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const lines = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(lines).toEqual(['Test casedocuments/s', 'Files (local)160', 'Queue40.0', 'Mail8.00']);
  });
});
