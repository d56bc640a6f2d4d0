// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfigurationCurve } from './ConfigurationCurve';

const measured = [
  { users: 5, throughputPerSecond: 89, roundtripMs: 437 },
  { users: 8, throughputPerSecond: 102, roundtripMs: 631 },
];
const simulated = [
  { users: 1, throughputPerSecond: 34, roundtripMs: 230 },
  { users: 5, throughputPerSecond: 91, roundtripMs: 428 },
  { users: 8, throughputPerSecond: 102, roundtripMs: 640 },
  { users: 14, throughputPerSecond: 105, roundtripMs: 1050 },
];

afterEach(cleanup);

describe('ConfigurationCurve', () => {
  it('marks measured, simulated and chosen points and names the knee', () => {
    render(
      <ConfigurationCurve targetMs={300} measured={measured} simulated={simulated} users={5} />,
    );
    expect(document.querySelectorAll('[data-mark="measured"]')).toHaveLength(2);
    expect(document.querySelectorAll('[data-mark="simulated"]')).toHaveLength(4);
    expect(document.querySelectorAll('[data-mark="now"]')).toHaveLength(1);
    screen.getByText('From 8 virtual users on, more users buy latency and hardly any throughput');
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
      /Simulated at 5 users 91\/s, 428\sms/,
    );
  });

  it('turns into a table that keeps measured and simulated apart', () => {
    render(
      <ConfigurationCurve targetMs={300} measured={measured} simulated={simulated} users={5} />,
    );
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows.slice(1)).toEqual([
      ['1', 'none', 'none', '34', '230'],
      ['5', '89', '437', '91', '428'],
      ['8', '102', '631', '102', '640'],
      ['14', 'none', 'none', '105', '1,050'],
    ]);
  });
});
