// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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
    const swarm = beeswarm(positions, 8);
    expect(swarm).toHaveLength(positions.length);
    for (const [index, mark] of swarm.entries()) {
      expect(mark.along).toBe(positions[mark.index]);
      for (const other of swarm.slice(index + 1)) {
        const distance = Math.hypot(mark.along - other.along, mark.across - other.across);
        expect(distance).toBeGreaterThanOrEqual(8);
      }
    }
  });
});
