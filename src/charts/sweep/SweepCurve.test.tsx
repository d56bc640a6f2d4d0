// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { expectLabel } from '../../../tests/support/labels';
import { centreOf, edgesOf, endsOf, marks, verticesOf } from '../../../tests/support/marks';
import { expectPlaces, expectValues, readAxes, readY } from '../../../tests/support/readAxis';
import { SweepCurve } from './SweepCurve';
import type { CurvePoint, SweepCurveProps } from './types';

afterEach(cleanup);

const pointAt = (x: number, mean: number, half = 5): CurvePoint => ({
  name: String(x),
  x,
  mean,
  low: mean - half,
  high: mean + half,
  band: { low: 0.8 * mean, high: 1.2 * mean },
  runs: 3,
  isBeyond: x < 2 || x > 8,
  isUnstable: false,
});

const props = (more: Partial<SweepCurveProps> = {}): SweepCurveProps => ({
  title: ['Finding'],
  subtitle: 'Throughput, messages/s.',
  over: { label: 'Virtual users', unit: '', scale: 'linear' },
  measure: { id: 'throughput.median', label: 'Throughput', unit: 'messages/s' },
  points: [pointAt(1, 40), pointAt(3, 95), pointAt(6, 130), pointAt(10, 138)],
  rings: [
    { name: '20-A', x: 3, y: 98, isContext: false },
    { name: '9-B', x: 5, y: 70, isContext: true },
  ],
  measured: [2, 8],
  knee: 6,
  digits: 0,
  ...more,
});

const atMean = ({ points }: SweepCurveProps) =>
  points.map(({ x, mean }): [number, number] => [x, mean]);

it('draws values that differ by rounding alone as a level line', () => {
  const points = [85, 85 - 1e-13, 85].map((mean, x) => ({ ...pointAt(x, mean, 0), band: null }));
  const svg = drawAt(520, <SweepCurve {...props({ points, rings: [], knee: null })} />);
  const heights = marks('line', svg)
    .flatMap(verticesOf)
    .map(({ y }) => y);
  expect(heights).toHaveLength(3);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.5);
});

it('begins no axis of times below zero, however far the interval of two runs reaches', () => {
  const points = [pointAt(1, 800, 1900), pointAt(3, 900, 200)];
  const svg = drawAt(520, <SweepCurve {...props({ points, rings: [], knee: null })} />);
  const axis = readY(svg);
  expect(Math.min(...axis.values)).toBe(0);
  const [ends] = marks('interval', svg).map((line) => endsOf(line));
  expectValues(axis, ends?.map(({ y }) => y).sort((a, b) => b - a) ?? [], [0, 2700]);
});

describe.each([
  ['linear', 1],
  ['log', 100],
] as const)('a curve on a %s axis', (scale, times) => {
  const given = props();
  const scaled: SweepCurveProps = {
    ...given,
    over: { ...given.over, scale },
    points: given.points.map((point) => ({ ...point, x: point.x * times })),
    rings: given.rings.map((ring) => ({ ...ring, x: ring.x * times })),
    measured: [2 * times, 8 * times],
    knee: 6 * times,
  };

  it.each([340, 520])('has each mark at its own values, %i px wide', (width) => {
    const svg = drawAt(width, <SweepCurve {...scaled} />);
    const axes = readAxes(svg);
    expect(axes.x.kind).toBe(scale);
    const [line] = marks('line', svg);
    expectPlaces(axes, verticesOf(line as Element), atMean(scaled));
    expectPlaces(axes, marks('simulated', svg).map(centreOf), atMean(scaled).slice(1, 3));
    const [first, , , last] = atMean(scaled);
    expectPlaces(axes, marks('beyond', svg).map(centreOf), [first ?? [0, 0], last ?? [0, 0]]);
    expectPlaces(axes, marks('measured', svg).map(centreOf), [[3 * times, 98]]);
    expectPlaces(axes, marks('context', svg).map(centreOf), [[5 * times, 70]]);
    expectLabel(svg, '20-A', '20-A', marks('measured', svg).map(centreOf)[0]);
  });

  it('has whiskers over the runs, and the band where it is', () => {
    const svg = drawAt(520, <SweepCurve {...scaled} />);
    const axes = readAxes(svg);
    for (const [place, element] of marks('interval', svg).entries()) {
      const point = scaled.points[place];
      if (point === undefined) throw new Error('There are more whiskers than points.');
      expectPlaces(axes, endsOf(element), [
        [point.x, point.low],
        [point.x, point.high],
      ]);
    }
    for (const end of ['low', 'high'] as const) {
      const [edge] = marks(`band-${end}`, svg);
      expectPlaces(
        axes,
        verticesOf(edge as Element),
        scaled.points.map(({ x, band }) => [x, band?.[end] ?? Number.NaN]),
      );
    }
    // The hatched area runs along the upper edge and back along the lower one.
    const [area] = marks('band', svg);
    const [low, high] = ['band-low', 'band-high'].map((end) =>
      verticesOf(marks(end, svg)[0] as Element),
    );
    expect(verticesOf(area as Element)).toEqual([...(high ?? []), ...(low ?? []).reverse()]);
    expect(svg.querySelector('[data-label="90 % predictive band"]')).not.toBeNull();
  });

  it('hatches what lies beyond the measured range, and marks the knee', () => {
    const svg = drawAt(520, <SweepCurve {...scaled} />);
    const { x } = readAxes(svg);
    const [below, above] = marks('beyond-range', svg).map(edgesOf);
    expectValues(x, [below?.right ?? 0, above?.left ?? 0], [2 * times, 8 * times]);
    expect(below?.left).toBeLessThan(x.pxOf(times));
    expect(above?.right).toBeGreaterThan(x.pxOf(10 * times));
    const [knee] = marks('knee', svg);
    expectValues(
      x,
      endsOf(knee as Element).map((end) => end.x),
      [6 * times, 6 * times],
    );
    expect(svg.querySelector('[class*="tickStrong"]')?.textContent).toBe(String(6 * times));
  });
});

describe('a curve', () => {
  it('hatches nothing where all was measured, and has no knee where none is given', () => {
    const svg = drawAt(520, <SweepCurve {...props({ measured: [1, 10], knee: null })} />);
    expect(marks('beyond-range', svg)).toHaveLength(0);
    expect(marks('knee', svg)).toHaveLength(0);
  });

  it('has no whisker for a single run, and a cross where a run did not settle', () => {
    const points = [pointAt(3, 95, 0), { ...pointAt(6, 130, 0), isUnstable: true }];
    const svg = drawAt(520, <SweepCurve {...props({ points, domain: [1, 10] })} />);
    expect(marks('interval', svg)).toHaveLength(0);
    expectPlaces(readAxes(svg), marks('unsettled', svg).map(centreOf), [[6, 130]]);
  });

  it('keeps room for points to come', () => {
    const svg = drawAt(
      520,
      <SweepCurve {...props({ points: [pointAt(3, 95)], domain: [1, 10] })} />,
    );
    const { x } = readAxes(svg);
    expect(x.values.some((value) => value >= 8)).toBe(true);
    expectValues(
      x,
      marks('simulated', svg).map((mark) => centreOf(mark).x),
      [3],
    );
  });

  it('sets named values at even distances and hatches those nobody measured', () => {
    const points = [0, 1, 2].map((x) => ({ ...pointAt(x, 100 + x), isBeyond: x === 2 }));
    const names = ['Xeon', 'Opteron', 'dual-core'];
    const svg = drawAt(
      520,
      <SweepCurve
        {...props({
          points,
          rings: [],
          measured: null,
          knee: null,
          over: { label: 'Server', unit: '', scale: { names } },
        })}
      />,
    );
    const ticks = [...svg.querySelectorAll('text[class*="tick"]')].filter(({ textContent }) =>
      names.includes(textContent ?? ''),
    );
    const places = [...marks('simulated', svg), ...marks('beyond', svg)].map(
      (mark) => centreOf(mark).x,
    );
    expect(ticks.map((tick) => Number(tick.getAttribute('x')))).toEqual(places);
    const [only] = marks('beyond-range', svg).map(edgesOf);
    expect(only?.left).toBeLessThan(places[2] ?? 0);
    expect(only?.left).toBeGreaterThan(places[1] ?? 0);
    const y = readY(svg);
    expectValues(
      y,
      marks('simulated', svg).map((mark) => centreOf(mark).y),
      [100, 101],
    );
  });

  it('has all its numbers in its table, with what is said of each point', () => {
    render(<SweepCurve {...props()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Table: Finding' }));
    const rows = screen
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toHaveLength(5);
    expect(rows[1]).toEqual(['1', '40', '35', '45', '32', '48', '3', '', 'not measured']);
    expect(rows[2]).toEqual(['3', '95', '90', '100', '76', '114', '3', '98 (20-A)', '']);
  });

  it('marks every result in its title and table, simulated apart from measured', () => {
    const at = {
      value: 130.4,
      text: '130',
      metric: 'throughput.median',
      kind: 'simulated' as const,
    };
    const { container } = render(
      <SweepCurve {...props({ title: ['Knee at ', at, ' messages/s'] })} />,
    );
    const shown = (scope: Element) =>
      [...scope.querySelectorAll('data')].map((one) => [
        one.textContent,
        one.getAttribute('value'),
        one.dataset.metric,
        one.dataset.kind,
      ]);
    const caption = container.querySelector('figcaption') as Element;
    expect(caption.textContent).toContain('Knee at 130 messages/s');
    expect(shown(caption)).toEqual([['130', '130.4', 'throughput.median', 'simulated']]);
    fireEvent.click(screen.getByRole('button', { name: 'Table: Knee at 130 messages/s' }));
    const [, , row] = screen.getAllByRole('row');
    expect(shown(row as Element)).toEqual([
      ['95', '95', 'throughput.median', 'simulated'],
      ['90', '90', 'throughput.median.low', 'simulated'],
      ['100', '100', 'throughput.median.high', 'simulated'],
      ['76', '76', 'throughput.median.bandLow', 'simulated'],
      ['114', '114', 'throughput.median.bandHigh', 'simulated'],
      ['98', '98', 'throughput.median', 'measured'],
    ]);
  });

  it('draws nothing strange without points', () => {
    const svg = drawAt(520, <SweepCurve {...props({ points: [], rings: [], domain: [1, 10] })} />);
    expect(svg.innerHTML).not.toContain('NaN');
    expect(svg.innerHTML).not.toContain('Infinity');
  });
});
