// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DataPlot } from './DataPlot';

afterEach(cleanup);

const series = [
  { label: 'bound', mark: 'line', points: [[1, 10, ''] as const, [3, 30, ''] as const] },
  { label: 'printed', mark: 'measured', points: [[2, 18.25, '20-A'] as const] },
  { label: 'model', mark: 'simulated', points: [[2, 19, '20-A'] as const] },
] as const;

describe('DataPlot', () => {
  it('draws rings, dots and lines, and describes them', () => {
    render(<DataPlot x="users" unit="per second" series={series} />);
    expect(document.querySelectorAll('circle[data-mark="measured"]')).toHaveLength(1);
    expect(document.querySelectorAll('circle[data-mark="simulated"]')).toHaveLength(1);
    expect(document.querySelectorAll('path[data-mark="line"]')).toHaveLength(1);
    screen.getByRole('img', { name: /per second against users\. Line bound: 2 points/ });
    screen.getByText('20-A');
    screen.getByText('bound');
  });

  it('has every point in its table', () => {
    render(<DataPlot x="users" unit="per second" title="Finding" series={series} />);
    fireEvent.click(screen.getByRole('button', { name: 'Table: Finding' }));
    expect(screen.getAllByRole('row')).toHaveLength(5);
    screen.getByText('18.25');
  });

  it.each([
    ['no point', []],
    ['one point', [{ label: 'a', mark: 'line', points: [[0, 0, '']] }]],
    [
      'points that are all alike',
      [
        {
          label: 'a',
          mark: 'measured',
          points: [
            [5, 5, ''],
            [5, 5, ''],
          ],
        },
      ],
    ],
    [
      'points below zero',
      [
        {
          label: 'a',
          mark: 'simulated',
          points: [
            [-1, -5, ''],
            [2, 3, ''],
          ],
        },
      ],
    ],
  ] as const)('draws %s', (_what, given) => {
    render(<DataPlot x="x" unit="" series={given as never} />);
    expect(document.querySelector('svg')?.innerHTML).not.toContain('NaN');
  });
});
