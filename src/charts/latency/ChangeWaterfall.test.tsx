// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { edgesOf, endsOf, marks } from '../../../tests/support/marks';
import { expectValues, readX } from '../../../tests/support/readAxis';
import { ChangeWaterfall } from './ChangeWaterfall';

const part = (key: string, changeMs: number) => ({
  key,
  label: `Stage ${key}`,
  changeMs,
  lowMs: changeMs - 1,
  highMs: changeMs + 1,
});
const props = {
  title: 'Messages are through sooner',
  before: { label: '20-A', ms: 316 },
  after: { label: 'This scenario', ms: 291 },
  parts: [part('a', -30), part('b', 15), part('c', -10)],
  total: { mean: -25, low: -28, high: -22 },
};

afterEach(cleanup);

describe('ChangeWaterfall', () => {
  it.each([360, 720])('leads from the first mean to the second, %i px wide', (width) => {
    const x = readX(drawAt(width, <ChangeWaterfall {...props} />));
    const edges = (kind: string) => marks(kind).map(edgesOf);
    expectValues(
      x,
      edges('total').map(({ right }) => right),
      [316, 291],
    );
    expectValues(
      x,
      edges('less').flatMap(({ left, right }) => [left, right]),
      [286, 316, 291, 301],
    );
    expectValues(
      x,
      edges('more').flatMap(({ left, right }) => [left, right]),
      [286, 301],
    );
    const joints = [...document.querySelectorAll('line[data-look="connector"]')].map(endsOf);
    expectValues(
      x,
      joints.map(([from]) => from.x),
      [316, 286, 301, 291],
    );
  });

  it('begins its axis at 0 where the change is large, and else says that it does not', () => {
    const large = { ...props, after: { label: 'B', ms: 20 }, parts: [part('a', -296)] };
    const x = readX(drawAt(720, <ChangeWaterfall {...large} />));
    expect(Math.min(...x.values)).toBe(0);
    expect(screen.queryByText(/does not begin at 0/)).toBeNull();
    cleanup();
    render(<ChangeWaterfall {...props} />);
    screen.getByText(/does not begin at 0/);
  });

  it('outlines everything while runs are still to come', () => {
    render(<ChangeWaterfall {...props} isPartial />);
    for (const kind of ['total', 'less', 'more']) {
      for (const mark of marks(kind)) expect(mark.getAttribute('data-look')).toBe('partial');
    }
  });

  it('has parts, total and intervals in its table', () => {
    render(<ChangeWaterfall {...props} />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Partms95\u202f% of paired runs',
      '20-A316.0',
      'Stage a\u221230.0\u221231.0 to \u221229.0',
      'Stage b+15.0+14.0 to +16.0',
      'Stage c\u221210.0\u221211.0 to \u22129.0',
      'Total\u221225.0\u221228.0 to \u221222.0',
      'This scenario291.0',
    ]);
  });
});
