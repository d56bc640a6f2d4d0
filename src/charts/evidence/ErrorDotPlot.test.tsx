// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, edgesOf, endsOf, marks, verticesOf } from '../../../tests/support/marks';
import { expectValues, readX } from '../../../tests/support/readAxis';
import { beeswarm } from './beeswarm';
import { ErrorDotPlot } from './ErrorDotPlot';

const errors = [
  { id: '1-A', error: 0.01 },
  { id: '4-B', error: -0.04 },
  { id: '9-A', error: -0.22 },
  { id: '10-A', error: 0.6 },
];

afterEach(cleanup);

describe('ErrorDotPlot', () => {
  it('shows every configuration, far ones as arrows with their value', () => {
    render(<ErrorDotPlot rows={[{ label: 'in sample', errors }]} tolerance={0.2} />);
    expect(document.querySelectorAll('[data-mark="error"]')).toHaveLength(3);
    expect(document.querySelectorAll('[data-mark="beyond"]')).toHaveLength(1);
    screen.getByText(/^10-A \+60/);
    screen.getByText(/^Half of the 4 configurations are simulated to within 13.0/);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('2 of 4 within 20');
  });

  it('draws what the fit did not see as diamonds', () => {
    const rows = [
      { label: 'in sample', errors },
      { label: 'held out', errors, heldOut: true },
    ];
    render(<ErrorDotPlot rows={rows} tolerance={0.2} />);
    expect(document.querySelectorAll('[data-mark="error"]')).toHaveLength(3);
    expect(document.querySelectorAll('[data-mark="held-out"]')).toHaveLength(3);
  });

  it('turns into a table', () => {
    render(<ErrorDotPlot rows={[{ label: 'in sample', errors }]} tolerance={0.2} />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getAllByRole('row')).toHaveLength(1 + errors.length);
    expect(screen.getAllByText('outside')).toHaveLength(2);
  });
});

describe('beeswarm', () => {
  it('keeps marks apart and on their value', () => {
    const positions = [10, 10, 11, 12, 12, 12, 40, 13, 10];
    const swarm = beeswarm([...positions.entries()], ([, position]) => position, 8);
    expect(swarm.map(({ item: [at] }) => at).sort()).toEqual([...positions.keys()]);
    for (const [index, mark] of swarm.entries()) {
      const [, position] = mark.item;
      expect(mark.along).toBe(position);
      for (const other of swarm.slice(index + 1)) {
        const distance = Math.hypot(mark.along - other.along, mark.across - other.across);
        expect(distance).toBeGreaterThanOrEqual(8);
      }
    }
  });
});

describe.each([0.01, 0.2, 5])('the marks of ErrorDotPlot at a tolerance of %d', (tolerance) => {
  const shares = { fitted: [0.05, -0.2, -1.1, 1.7, 3], predicted: [0.4, -0.8, 1.2, -1.9, -2.5] };
  const errorsOf = (list: number[]) =>
    list.map((share, index) => ({ id: `${index + 1}-A`, error: share * tolerance }));
  const percents = (list: number[]) => list.map((share) => 100 * share * tolerance);

  it.each([360, 696])('stand at their own errors, %i px wide', (width) => {
    const svg = drawAt(
      width,
      <ErrorDotPlot
        rows={[
          { label: 'in sample', errors: errorsOf(shares.fitted) },
          { label: 'held out', errors: errorsOf(shares.predicted), heldOut: true },
        ]}
        tolerance={tolerance}
      />,
    );
    const x = readX(svg);
    expect([x.kind, x.values]).toEqual(['linear', percents([-2, -1, 0, 1, 2])]);
    // A swarm stands in order of its errors.
    const fitted = marks('error', svg).map(centreOf);
    const predicted = marks('held-out', svg).map((mark) => verticesOf(mark)[0] ?? { x: 0, y: 0 });
    expectValues(
      x,
      fitted.map((dot) => dot.x),
      percents([-1.1, -0.2, 0.05, 1.7]),
    );
    expectValues(
      x,
      predicted.map((top) => top.x),
      percents([-1.9, -0.8, 0.4, 1.2]),
    );
    const { left, right } = edgesOf(svg.querySelector('rect[class*="band"]') as Element);
    expectValues(x, [left, right], percents([-1, 1]));
    const rule = endsOf(svg.querySelector('line[data-look="measured"]') as Element);
    expectValues(
      x,
      rule.map((end) => end.x),
      [0, 0],
    );
    const beyond = marks('beyond', svg).map((mark) => mark.querySelector('path') as Element);
    const [after, before] = beyond.map(centreOf);
    expect(x.valueAt(after?.x ?? 0)).toBeGreaterThan(200 * tolerance);
    expect(x.valueAt(before?.x ?? 0)).toBeLessThan(-200 * tolerance);
    expect(
      beyond.map((arrow) => /rotate\((\d+)\)/.exec(arrow.getAttribute('transform') ?? '')?.[1]),
    ).toEqual(['0', '180']);
  });
});
