// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { expectLabel } from '../../../tests/support/labels';
import { centreOf, marks, verticesOf } from '../../../tests/support/marks';
import { expectPlaces, readAxes } from '../../../tests/support/readAxis';
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

  it('draws values that differ by rounding alone as a level line', () => {
    const points = [0.3, 0.1 + 0.2, 0.3].map((value, x) => [x, value, ''] as const);
    const svg = drawAt(
      520,
      <DataPlot x="x" unit="" series={[{ label: 'a', mark: 'line', points }]} />,
    );
    const heights = marks('line', svg)
      .flatMap(verticesOf)
      .map(({ y }) => y);
    expect(heights).toHaveLength(3);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.5);
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

describe.each([
  ['small', 0.0125, 0.004],
  ['plain', 1, 1],
  ['large', 250, 1_000_000],
])('DataPlot of %s values', (_what, byX, byY) => {
  const scaled = (points: readonly [number, number][]) =>
    points.map(([x, y]) => [x * byX, y * byY] as [number, number]);
  const given = {
    line: scaled([
      [1, 10],
      [2, 17],
      [4, 30],
    ]),
    measured: scaled([
      [2, 18.25],
      [3, 26],
    ]),
    simulated: scaled([
      [2, 21.5],
      [3, 23],
    ]),
  };

  it.each([340, 680])('has each mark at its own values, %i px wide', (width) => {
    const svg = drawAt(
      width,
      <DataPlot
        x="users"
        unit="per second"
        series={(['line', 'measured', 'simulated'] as const).map((mark) => ({
          label: `the ${mark}`,
          mark,
          points: given[mark].map(([x, y], index) => [x, y, `${mark} ${index}`] as const),
        }))}
      />,
    );
    const axes = readAxes(svg);
    expect([axes.x.kind, axes.y.kind]).toEqual(['linear', 'linear']);
    const [path] = marks('line', svg);
    expectPlaces(axes, verticesOf(path as Element), given.line);
    expectPlaces(axes, marks('measured', svg).map(centreOf), given.measured);
    expectPlaces(axes, marks('simulated', svg).map(centreOf), given.simulated);
    expectLabel(svg, 'the line', 'the line', verticesOf(path as Element).at(-1));
    for (const kind of ['measured', 'simulated']) {
      for (const [index, place] of marks(kind, svg).map(centreOf).entries()) {
        const name = `${kind} ${index}`;
        if (svg.querySelector(`[data-label="${name}"]`)) expectLabel(svg, name, name, place);
      }
    }
  });
});
