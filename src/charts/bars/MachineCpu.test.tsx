// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MachineCpu, type MachineLoad } from './MachineCpu';

const machines: MachineLoad[] = [
  { name: 'C05', group: 'Receive', simulatedPercent: 42.4, measuredPercent: 35, printed: '35' },
  { name: 'seventh', group: 'Send', simulatedPercent: 16, measuredPercent: null, printed: null },
  {
    name: 'O01',
    detail: 'MessageBox',
    group: 'Databases',
    simulatedPercent: 58,
    measuredPercent: null,
    printed: 'n/a',
    flag: { printed: 'n/a', text: 'The best run has no figure.' },
  },
  { name: 'K02', group: 'Databases', simulatedPercent: 0, measuredPercent: 0.14, printed: '0.14' },
];

afterEach(cleanup);

describe('MachineCpu', () => {
  it('draws a bar for what was simulated and a tick for what was measured', () => {
    render(<MachineCpu machines={machines} source="20-A, Table 80" />);
    expect(document.querySelectorAll('[data-mark="simulated"]')).toHaveLength(4);
    expect(document.querySelectorAll('[data-mark="measured"]')).toHaveLength(2);
    screen.getByText(/O01 MessageBox is busiest, at 58/);
  });

  it('keeps "n/a", "none" and 0 apart in the table', () => {
    render(<MachineCpu machines={machines} source="20-A, Table 80" />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1)).toEqual([
      'C05Receive42.435',
      'seventhSend16.0none',
      'O01 MessageBoxDatabases58.0n/aerratum, as printed',
      'K02Databases0.00.14',
    ]);
  });

  it('prints words in whole where they have room, and their number where they have none', () => {
    const [first] = machines;
    if (!first) throw new Error('There is no machine.');
    const words = { ...first, measuredPercent: 65, printed: 'about 65 percent' };
    const { unmount } = render(<MachineCpu machines={[words]} source="L3" />);
    screen.getByText('about 65 percent', { selector: 'text' });
    unmount();
    const long = { ...words, name: 'A computer whose name leaves little of the chart' };
    render(<MachineCpu machines={[long]} source="L3" />);
    screen.getByText('65', { selector: 'text' });
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('about 65 percent');
  });

  it('describes every machine', () => {
    render(<MachineCpu machines={machines} source="20-A, Table 80" />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('C05 42, measured 35');
  });
});
