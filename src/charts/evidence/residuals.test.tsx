// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AgreementPlot } from './AgreementPlot';
import { ResidualGroups } from './ResidualGroups';
import { ResidualPlot } from './ResidualPlot';

afterEach(cleanup);

const marks = (kind: string) => document.querySelectorAll(`[data-mark="${kind}"]`);
const residuals = Array.from({ length: 12 }, (_, i) => ({
  id: `${i + 1}-A`,
  x: 10 * i,
  error: 0.01 * i,
}));

describe('ResidualPlot', () => {
  it('names a trend', () => {
    render(<ResidualPlot variable="users" unit="users" residuals={residuals} tolerance={0.15} />);
    expect(marks('residual')).toHaveLength(12);
    screen.getByText(/^Errors rise with the users: rank correlation \+1\.00/);
  });

  it('says when there is none', () => {
    const flat = residuals.map((one, i) => ({ ...one, error: i % 2 === 0 ? 0.1 : -0.1 }));
    render(<ResidualPlot variable="users" unit="users" residuals={flat} tolerance={null} />);
    screen.getByText(/^No trend with the users/);
  });

  it('stands empty data', () => {
    render(<ResidualPlot variable="users" unit="users" residuals={[]} tolerance={0.15} />);
    expect(marks('residual')).toHaveLength(0);
  });
});

describe('ResidualGroups', () => {
  it('gives the median of each group', () => {
    const groups = [
      { label: 'Xeon', residuals: residuals.slice(0, 3) },
      { label: 'Opteron', residuals: residuals.slice(9) },
    ];
    render(<ResidualGroups variable="server" groups={groups} tolerance={0.15} />);
    screen.getByText('Median error: Xeon +1.0 %, Opteron +10.0 %');
    expect(marks('residual')).toHaveLength(6);
  });
});

describe('AgreementPlot', () => {
  it('counts what lies within the tolerance and turns into a table', () => {
    const points = [
      { id: '1-A', measured: 100, simulated: 104, error: 0.04 },
      { id: '2-B', measured: 900, simulated: 600, error: -1 / 3 },
    ];
    render(<AgreementPlot unit="ms" points={points} tolerance={0.15} />);
    screen.getByText(/^1 of 2 configurations lie within 15/);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    screen.getByRole('rowheader', { name: '2-B' });
  });

  it('draws doubtful points apart, does not count them and says why', () => {
    const points = [
      { id: 'HTTP', measured: 100, simulated: 104, error: 0.04 },
      { id: 'POP3', measured: 7.5, simulated: 43, error: 4.7, doubt: 'not determined' },
    ];
    const text = { unit: 'documents/s', compared: 'predicted', tolerance: 0.15 };
    render(<AgreementPlot {...text} points={points} format={(value) => value.toFixed(1)} />);
    screen.getByText(/^1 of 1 configurations lie within 15/);
    screen.getByText(/^Predicted against measured/);
    expect(marks('agreement')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    screen.getByRole('cell', { name: 'not determined' });
    screen.getByRole('cell', { name: '7.5' });
  });
});
