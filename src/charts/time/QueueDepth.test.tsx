// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { QueueDepth } from './QueueDepth';

const protocol = { rampUpMs: 0, steadyMs: 300_000, rampDownMs: 0, rampsCount: true };
const flat = new Array<number>(100).fill(6);
const growing = flat.map((_, step) => 10 * step);

afterEach(cleanup);

describe('QueueDepth', () => {
  it('draws one line per queue and reports their means', () => {
    render(
      <QueueDepth
        stepMs={3000}
        queues={[
          { id: 'application', label: 'Application queue', depth: flat },
          { id: 'spool', label: 'Spool', depth: flat },
        ]}
        protocol={protocol}
      />,
    );
    expect(document.querySelectorAll('[data-mark="simulated"]')).toHaveLength(2);
    screen.getByText('Queues hold steady: application queue 6.0, spool 6.0 messages');
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getAllByRole('row')[2].textContent).toBe('3steady66');
  });

  it('says so when a backlog grows', () => {
    render(
      <QueueDepth
        stepMs={3000}
        queues={[{ id: 'spool', label: 'Spool', depth: growing }]}
        protocol={protocol}
      />,
    );
    screen.getByText('Spool grows during the run, from 160 to 830 messages');
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('highest 990, growing');
  });
});
