// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { expectLabel } from '../../../tests/support/labels';
import { centreOf, endsOf, marks, verticesOf } from '../../../tests/support/marks';
import { expectPlaces, readAxes } from '../../../tests/support/readAxis';
import { PoolCliff } from './PoolCliff';

const points = [
  { threads: 25, completed: [36_000, 36_400] },
  { threads: 100, completed: [40_000, 40_400] },
  { threads: 125, completed: [12_000, 36_000] },
  { threads: 150, completed: [11_000, 13_000] },
];
const measured = [
  { id: '100', label: '100 threads', threads: 100, completed: 39_400 },
  { id: '200', label: '200 threads', threads: 200, completed: 5000 },
];

afterEach(cleanup);

describe('PoolCliff', () => {
  it('finds the edge and shows each replication', () => {
    render(<PoolCliff points={points} measured={measured} />);
    screen.getByText(/^Between 100 and 150 threads per pool, simulated completions fall to 30/);
    expect(document.querySelectorAll('[data-mark="replications"] > circle')).toHaveLength(8);
    expect(document.querySelectorAll('[data-mark="measured"]')).toHaveLength(2);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain(
      'differ most at 125 threads: 12,000 to 36,000',
    );
  });

  it('has measured and simulated completions in its table', () => {
    render(<PoolCliff points={points} measured={measured} />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[2]).toBe('10039,40040,20040,00040,4002');
    expect(rows[5]).toBe('2005,000nonenonenonenone');
  });

  it('claims no edge where there is none', () => {
    render(<PoolCliff points={points.slice(0, 2)} measured={[]} />);
    screen.getByText('Simulated completions change little with the size of the pools');
    cleanup();
    render(<PoolCliff points={[]} measured={[]} />);
    screen.getByText('Simulated completions change little with the size of the pools');
  });
});

describe('PoolCliff with sizes that a reader tried', () => {
  const tried = [{ threads: 150, completed: 12_000, low: 10_000, high: 14_000 }];

  it('has them at their own values and in its words', () => {
    const svg = drawAt(652, <PoolCliff points={points} measured={measured} tried={tried} />);
    const axes = readAxes(svg);
    expectPlaces(
      axes,
      [centreOf(svg.querySelector('[data-mark="tried"] circle') as Element)],
      [[150, 12_000]],
    );
    const interval = endsOf(svg.querySelector('[data-mark="tried"] line') as Element);
    expectPlaces(axes, interval, [
      [150, 10_000],
      [150, 14_000],
    ]);
    expect(svg.querySelector('[role="img"]')?.getAttribute('aria-label')).toContain(
      'Tried, 150: 12,000.',
    );
  });

  it('keeps its scales while the points are hidden, and tells nothing of them', () => {
    const shown = readAxes(drawAt(652, <PoolCliff points={points} measured={measured} />));
    cleanup();
    const svg = drawAt(652, <PoolCliff title="?" points={points} measured={measured} isHidden />);
    const axes = readAxes(svg);
    expect([axes.x.pxOf(100), axes.y.pxOf(9000)]).toEqual([shown.x.pxOf(100), shown.y.pxOf(9000)]);
    expect(
      svg.querySelectorAll('[data-mark="replications"], [data-mark="simulated"]'),
    ).toHaveLength(0);
    const words = svg.querySelector('[role="img"]')?.getAttribute('aria-label');
    expect(words).not.toContain('40,200');
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.queryByText('36,200')).toBeNull();
  });
});

it('leads to each ring from its own side of the cliff where there is little room', () => {
  const steep = [
    { threads: 25, completed: [31_600, 32_400] },
    { threads: 50, completed: [34_500, 34_900] },
    { threads: 100, completed: [41_000, 41_400] },
    { threads: 126, completed: [45_000, 45_400] },
    { threads: 128, completed: [7000, 8200] },
    { threads: 150, completed: [11_000, 12_500] },
    { threads: 200, completed: [4600, 6400] },
    { threads: 300, completed: [400, 2000] },
  ];
  const rings = [
    { id: 'default', label: 'Default threads', threads: 50, completed: 36_700 },
    { id: '100', label: '100 threads', threads: 100, completed: 39_400 },
    { id: '200', label: '200 threads', threads: 200, completed: 5000 },
  ];
  const svg = drawAt(346, <PoolCliff points={steep} measured={rings} />);
  const cliff = readAxes(svg).x.pxOf(127);
  const leader = svg.querySelector('[data-leader="default"] line');
  const ends = leader ? endsOf(leader) : [];
  expect(ends.filter(({ x }) => x >= cliff)).toEqual([]);
});

describe.each([
  ['few', 0.00004],
  ['published', 1],
  ['many', 500],
])('PoolCliff of %s completions', (_what, by) => {
  it.each([340, 652])('has each mark at its own values, %i px wide', (width) => {
    const scaledPoints = points.map(({ threads, completed }) => ({
      threads,
      completed: completed.map((value) => value * by),
    }));
    const scaledRuns = measured.map((run) => ({ ...run, completed: run.completed * by }));
    const svg = drawAt(width, <PoolCliff points={scaledPoints} measured={scaledRuns} />);
    const axes = readAxes(svg);
    expect([axes.x.kind, axes.y.kind]).toEqual(['linear', 'linear']);
    expectPlaces(
      axes,
      [...svg.querySelectorAll('[data-mark="replications"] > circle')].map(centreOf),
      scaledPoints.flatMap(({ threads, completed }) =>
        completed.map((value) => [threads, value] as const),
      ),
    );
    expectPlaces(axes, marks('simulated', svg).flatMap(verticesOf), [
      [25, 36_200 * by],
      [100, 40_200 * by],
      [125, 24_000 * by],
      [150, 12_000 * by],
    ]);
    expectPlaces(axes, marks('measured', svg).map(centreOf), [
      [100, 39_400 * by],
      [200, 5000 * by],
    ]);
    const [first, second] = marks('measured', svg).map(centreOf);
    expectLabel(svg, '100', '100 threads', first);
    expectLabel(svg, '200', '200 threads', second);
  });
});
