// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TimePanels, type TimePanelsProps } from './TimePanels';

const hourMs = 3_600_000;
const stepMs = hourMs / 4;

/** Two hours of load, then two hours of recovery. */
const props: TimePanelsProps = {
  title: 'The spool grows to 2,000,000 rows and takes two hours to empty',
  stepMs,
  endMs: 4 * hourMs,
  panels: [
    {
      id: 'received',
      title: 'Received, messages/s',
      lines: [
        {
          id: 'each',
          label: 'each step',
          values: Array.from({ length: 16 }, (_, step) => (step < 8 ? 150 : null)),
          tone: 'faint',
        },
        { id: 'average', label: 'running average', values: new Array<number>(16).fill(140) },
      ],
      rule: { value: 150, label: 'measured 150', kind: 'measured' },
    },
    {
      id: 'spool',
      title: 'Spool, rows',
      lines: [
        {
          id: 'spool',
          label: 'spool',
          values: Array.from({ length: 16 }, (_, step) => 250_000 * (step < 8 ? step : 16 - step)),
        },
      ],
    },
  ],
  lanes: [
    {
      id: 'cleanup',
      title: 'Message cleanup',
      none: 'never ran',
      incidents: [
        { outcome: 'failed', label: 'deadlock victim', startMs: 0, endMs: 60_000 },
        { outcome: 'failed', label: 'deadlock victim', startMs: 120_000, endMs: 180_000 },
        {
          outcome: 'completed',
          label: 'completed',
          startMs: 2 * hourMs,
          endMs: 3.5 * hourMs,
          detail: '1,900,000 rows',
        },
        { outcome: 'running', label: 'running', startMs: 3.6 * hourMs, endMs: null },
      ],
    },
    { id: 'throttling', title: 'Throttling', none: 'never', incidents: [] },
  ],
  marks: [{ atMs: 2 * hourMs, label: 'load stops' }],
};

afterEach(cleanup);

describe('TimePanels', () => {
  it('draws each line, incident and mark over one axis in hours', () => {
    render(<TimePanels {...props} />);
    expect(document.querySelectorAll('[data-mark="simulated"]')).toHaveLength(3);
    expect(document.querySelectorAll('[data-mark="measured"]')).toHaveLength(1);
    expect(document.querySelectorAll('[data-mark="moment"]')).toHaveLength(1);
    const failed = document.querySelector('[data-mark="failed"]')?.getAttribute('d');
    expect(failed?.match(/M/g)).toHaveLength(2);
    screen.getByText('deadlock victim 2');
    screen.getByText('never');
    screen.getByText('4 h');
  });

  it('says in words what it shows', () => {
    render(<TimePanels {...props} />);
    const description = screen.getByRole('img').getAttribute('aria-label');
    expect(description).toContain('highest 2,000,000 at 2.1\u202fh');
    expect(description).toContain('At 2.0\u202fh: load stops.');
    expect(description).toContain(
      'Message cleanup: deadlock victim 2, completed 1, running 1. Throttling: never.',
    );
  });

  it('has every step and incident in its table', () => {
    render(<TimePanels {...props} />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(17);
    expect(rows[9]).toBe(
      '120.0none1402,000,000load stops; Message cleanup (completed, 1,900,000 rows)',
    );
  });

  it('stays plain without values, incidents and marks', () => {
    render(
      <TimePanels
        title="Nothing has run"
        stepMs={1000}
        endMs={1000}
        panels={[
          { id: 'x', title: 'Received', lines: [{ id: 'x', label: 'x', values: [null] }] },
          { id: 'y', title: 'Spool', lines: [{ id: 'y', label: 'y', values: [] }] },
        ]}
        lanes={[]}
        marks={[]}
      />,
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('x: no values.');
  });
});
