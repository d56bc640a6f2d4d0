// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { expectLabel } from '../../../tests/support/labels';
import { centreOf, endsOf, marks, verticesOf } from '../../../tests/support/marks';
import { expectPlaces, expectValues, readAxes } from '../../../tests/support/readAxis';
import { ParetoFronts } from './ParetoFronts';
import { frontWithin, type ParetoPoint } from './paretoFront';

afterEach(cleanup);

const point = (id: string, computers: number, throughputPerSecond: number, roundtripMs: number) =>
  ({
    id,
    computers,
    throughputPerSecond,
    roundtripMs,
    notes: ['3 users'],
    settings: '3 users, 1 MessageBox',
    href: `/lab?design=${id}`,
  }) satisfies ParetoPoint;

const POINTS = [
  point('a', 2, 40, 240),
  point('b', 2, 60, 600),
  point('c', 4, 90, 280),
  point('d', 8, 120, 290),
];

describe('frontWithin', () => {
  it('leaves out what costs more computers or gives less', () => {
    expect(frontWithin(POINTS, 2).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(frontWithin(POINTS, 8).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
    expect(frontWithin(POINTS, 1)).toEqual([]);
  });
});

describe('ParetoFronts', () => {
  it('draws a line for each number of computers and says what is reached', () => {
    render(<ParetoFronts targetMs={300} points={POINTS} levels={[2, 8]} run="full run" />);
    screen.getByText('120 messages/s below 300 ms, 120 at any latency shown, each in a full run');
    screen.getByRole('img', { name: /With up to 2 computers from 40\/s, 240\u202fms to 60\/s/ });
    expect(document.querySelectorAll('[data-mark="front"]')).toHaveLength(2);
    expect(document.querySelectorAll('[data-mark="simulated"]')).toHaveLength(4);
  });

  it('names the point that has the focus and links to it', () => {
    render(<ParetoFronts targetMs={300} points={POINTS} levels={[8]} run="full run" />);
    const link = screen.getByRole('link', { name: /^4 computers, 90\/s/ });
    expect(link.getAttribute('href')).toBe('/lab?design=c');
    fireEvent.focus(link);
    screen.getByText('3 users');
    fireEvent.keyDown(link, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('data-point')).toBe('d');
  });

  it('has a table as its twin, by computers', () => {
    render(<ParetoFronts targetMs={300} points={POINTS} levels={[8]} run="full run" />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  it('survives having no points', () => {
    render(<ParetoFronts targetMs={300} points={[]} levels={[2]} run="full run" />);
    screen.getByText('No design stays below 300 ms in a full run');
  });
});

describe.each([
  ['slow', 0.1],
  ['plain', 1],
  ['fast', 1000],
])('the marks of ParetoFronts at %s designs', (_what, by) => {
  const designs = POINTS.map((one) => ({
    ...one,
    throughputPerSecond: one.throughputPerSecond * by,
  }));
  const places = designs.map((one) => [one.throughputPerSecond, one.roundtripMs] as const);

  it.each([360, 782])('stand at their own values, %i px wide', (width) => {
    const svg = drawAt(
      width,
      <ParetoFronts targetMs={300} points={designs} levels={[2, 8]} run="full run" />,
    );
    const axes = readAxes(svg);
    expect([axes.x.kind, axes.y.kind]).toEqual(['linear', 'log']);
    expectPlaces(axes, marks('simulated', svg).map(centreOf), places);
    for (const { id, throughputPerSecond, roundtripMs } of designs) {
      const target = svg.querySelector(`[data-point="${id}"] circle`) as Element;
      expectPlaces(axes, [centreOf(target)], [[throughputPerSecond, roundtripMs]]);
    }
    const [few, many] = marks('front', svg).map(verticesOf);
    const stair = (steps: readonly (readonly [number, number])[]) =>
      steps.map(([x, y]) => [x * by, y] as const);
    expectPlaces(
      axes,
      few ?? [],
      stair([
        [40, 240],
        [40, 600],
        [60, 600],
      ]),
    );
    expectPlaces(
      axes,
      many ?? [],
      stair([
        [40, 240],
        [40, 280],
        [90, 280],
        [90, 290],
        [120, 290],
      ]),
    );
    const line = endsOf(svg.querySelector('line[data-look="target"]') as Element);
    expectValues(
      axes.y,
      line.map(({ y }) => y),
      [300, 300],
    );
    expectLabel(svg, '2', /^2$/, few?.at(-1));
    expectLabel(svg, '8', /^8$/, many?.at(-1));
  });
});
