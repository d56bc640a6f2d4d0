// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ScaleCurve } from './ScaleCurve';

const points = [
  { id: 'L1', hosts: 1, measured: 250, simulated: 246 },
  { id: 'L3', hosts: 10, measured: 1156, simulated: null },
];
const samples = [
  { hosts: 1, linear: 250, bound: 245, scalability: 250 },
  { hosts: 10, linear: 2500, bound: 1159, scalability: null },
];

afterEach(cleanup);

describe('ScaleCurve', () => {
  it('says how far throughput follows the hosts', () => {
    render(<ScaleCurve application="Latency App" points={points} samples={samples} />);
    screen.getByText('Latency App: 10 times the process hosts, 4.6 times the throughput');
    expect(document.querySelectorAll('[data-mark="measured"]')).toHaveLength(2);
    expect(document.querySelectorAll('[data-mark="simulated"]')).toHaveLength(1);
    for (const law of ['linear', 'bound', 'scalability']) {
      expect(document.querySelectorAll(`[data-mark="${law}"]`)).toHaveLength(1);
    }
  });

  it('has every law in its table', () => {
    render(<ScaleCurve application="Latency App" points={points} samples={samples} />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[2]).toBe('101,156none2,5001,159none');
  });

  it('draws nothing it was not given', () => {
    render(<ScaleCurve application="Simple App" points={[]} samples={[]} />);
    screen.getByText('Simple App: throughput by process hosts');
  });
});
