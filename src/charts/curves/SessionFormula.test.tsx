// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SessionFormula } from './SessionFormula';

const shared = { hosts: 8, processors: 2 };
const runs = [
  { ...shared, id: '200', label: '200', poolSize: 200, measuredPeak: 1093, simulatedPeak: 1087 },
  {
    ...shared,
    id: '25',
    label: 'default 25',
    poolSize: 25,
    measuredPeak: 480,
    simulatedPeak: null,
  },
];

afterEach(cleanup);

describe('SessionFormula', () => {
  it('holds the formula against the measured peaks', () => {
    render(<SessionFormula runs={runs} />);
    screen.getByText('The formula gives 0.8 to 2.9 times the measured peak: it bounds nothing');
    expect(document.querySelectorAll('[data-mark="formula"]')).toHaveLength(2);
    expect(document.querySelectorAll('[data-mark="simulated"]')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toBe('200820023,2001,0931,087');
    expect(rows[2]).toBe('default 258252400480none');
  });

  it('stays plain without runs', () => {
    render(<SessionFormula runs={[]} />);
    screen.getByText('Sessions by formula and as measured');
  });
});
