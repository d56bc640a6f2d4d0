// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import {
  centreOf,
  edgesOf,
  endsOf,
  lengthOf,
  marks,
  verticesOf,
} from '../../../tests/support/marks';
import { expectPlaces, expectValues, readAxes, readX } from '../../../tests/support/readAxis';
import { ComparedDistributions, overLimit } from './ComparedDistributions';
import { ComparedPlane, type PlanePoint } from './ComparedPlane';
import { type ComparedRow, ComparedRows } from './ComparedRows';
import { DifferenceStrip, reachOf } from './DifferenceStrip';
import { KnobStrip } from './KnobStrip';
import type { ComparedScenario } from './types';

const A: ComparedScenario = { letter: 'A', kind: 'published' };
const B: ComparedScenario = { letter: 'B', kind: 'changed' };
const C: ComparedScenario = { letter: 'C', kind: 'extrapolated' };
const spread = (mean: number, half: number) => ({ mean, low: mean - half, high: mean + half });

afterEach(cleanup);

describe('ComparedPlane', () => {
  const points: PlanePoint[] = [
    { ...A, x: spread(100, 2), y: spread(300, 10), bands: null },
    {
      ...C,
      x: spread(112, 1),
      y: spread(260, 6),
      bands: { x: { low: 101, high: 124 }, y: { low: 230, high: 295 } },
    },
  ];
  const rings = [
    { id: '20-A', x: 96, y: 307, isOwn: true },
    { id: '14-A', x: 105, y: 280, isOwn: false },
    { id: '1-A', x: 80, y: 1500, isOwn: false },
  ];
  const chart = (
    <ComparedPlane points={points} rings={rings} xTitle="throughput, /s" yTitle="roundtrip, ms" />
  );

  it.each([350, 900])(
    'puts scenarios, runs, bands and measured points at their values, %d px wide',
    (width) => {
      const svg = drawAt(width, chart);
      const axes = readAxes(svg);
      expectPlaces(axes, marks('scenario').map(centreOf), [
        [100, 300],
        [112, 260],
      ]);
      expectPlaces(axes, [...marks('own'), ...marks('measured')].map(centreOf), [
        [96, 307],
        [105, 280],
      ]);
      const ends = (kind: string) => marks(kind).flatMap((line) => endsOf(line));
      expectValues(
        axes.x,
        ends('runs-x').map(({ x }) => x),
        [98, 102, 111, 113],
      );
      expectValues(
        axes.y,
        ends('runs-y').map(({ y }) => y),
        [290, 310, 254, 266],
      );
      const [box] = marks('band').map(edgesOf);
      expectValues(axes.x, [box?.left ?? 0, box?.right ?? 0], [101, 124]);
      expectValues(axes.y, [box?.bottom ?? 0, box?.top ?? 0], [230, 295]);
      expect(marks('band')).toHaveLength(1);
      expect(marks('scenario').map((mark) => mark.getAttribute('data-kind'))).toEqual([
        'published',
        'extrapolated',
      ]);
    },
  );

  it('begins no axis below zero for an interval that reaches there', () => {
    const wide: PlanePoint[] = [
      { ...A, x: spread(100, 2), y: spread(300, 900), bands: null },
      { ...B, x: spread(112, 1), y: spread(260, 20), bands: null },
    ];
    const svg = drawAt(
      900,
      <ComparedPlane points={wide} rings={[]} xTitle="throughput, /s" yTitle="roundtrip, ms" />,
    );
    const axes = readAxes(svg);
    expect(Math.min(...axes.y.values)).toBe(0);
    const [interval] = marks('runs-y').map((line) => endsOf(line).map(({ y }) => y));
    expectValues(axes.y, interval?.sort((a, b) => b - a) ?? [], [0, 1200]);
  });

  it('counts what lies outside, names band and runs, and lists all in its table', () => {
    render(chart);
    screen.getByText(/1 more outside.*95 % of runs.*90 % predictive band/);
    screen.getByText('C, extrapolated');
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getByRole('row', { name: /^C/ }).textContent).toContain('230 to 295');
    expect(screen.getByRole('row', { name: /measured 1-A/ }).textContent).toContain('1,500');
  });
});

describe('ComparedRows', () => {
  const rows: ComparedRow[] = [
    {
      id: 'lock',
      label: 'Wait for the lock',
      values: [20, 35, 15],
      changes: [null, spread(15, 2), spread(-5, 6)],
    },
    { id: 'load', label: 'Load', values: [60, 60, null], changes: [null, spread(0, 1), null] },
  ];
  const chart = (
    <ComparedRows title="Stages" subtitle="ms" scenarios={[A, B, C]} rows={rows} unit="ms" />
  );

  it.each([350, 900])('puts each scenario at its value, %d px wide', (width) => {
    const svg = drawAt(width, chart);
    const x = readX(svg);
    const at = (row: string) =>
      marks('scenario', document.querySelector(`[data-row="${row}"]`) ?? svg).map(centreOf);
    expectValues(
      x,
      at('lock').map((place) => place.x),
      [20, 35, 15],
    );
    expectValues(
      x,
      at('load').map((place) => place.x),
      [60, 60],
    );
    const letters = [...svg.querySelectorAll('[data-row="lock"] [data-letter]')];
    expect(letters.map((mark) => mark.getAttribute('data-letter'))).toEqual(['A', 'B', 'C']);
  });

  it('tells differences from the first with their sign, bold where told apart', () => {
    render(chart);
    const change = (row: string, letter: string) =>
      document.querySelector(`[data-row="${row}"] [data-change="${letter}"]`);
    expect(change('lock', 'B')?.textContent).toBe('+15');
    expect(change('lock', 'C')?.textContent).toBe('−5.0');
    expect(change('load', 'C')?.textContent).toBe('');
    expect(change('lock', 'B')?.getAttribute('class')).not.toBe(
      change('lock', 'C')?.getAttribute('class'),
    );
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const cells = (name: RegExp) =>
      [...screen.getByRole('row', { name }).children].map((cell) => cell.textContent);
    expect(cells(/^Part/)).toEqual([
      'Part',
      'A, ms',
      'B, ms',
      'C, ms',
      'B − A',
      '± of B − A',
      'C − A',
      '± of C − A',
    ]);
    expect(cells(/^Wait/).slice(1)).toEqual([
      '20.0',
      '35.0',
      '15.0',
      '+15.0',
      '2.00',
      '−5.0',
      '6.00',
    ]);
    expect(cells(/^Load/).slice(1)).toEqual([
      '60.0',
      '60.0',
      'none',
      '0.0',
      '1.00',
      'none',
      'none',
    ]);
  });

  it('writes letters beside the outermost marks alone', () => {
    drawAt(900, chart);
    const texts = [...document.querySelectorAll('[data-row="lock"] text')].map(
      (text) => text.textContent,
    );
    expect(texts).toContain('C');
    expect(texts).toContain('B');
    expect(texts).not.toContain('A');
  });
});

describe('ComparedDistributions', () => {
  /** 100 messages, so many in each 100 ms. */
  const histogram = (counts: number[]) => ({
    binMs: 10,
    counts: counts.flatMap((count) => [count, ...new Array<number>(9).fill(0)]),
  });
  const scenarios = [
    { ...A, histogram: histogram([0, 10, 40, 30, 10, 6, 4]) },
    { ...B, histogram: histogram([0, 50, 40, 8, 1, 1, 0]) },
  ];
  const chart = <ComparedDistributions scenarios={scenarios} limitMs={500} />;

  it('tells the share over the limit of each, and who has the fewest', () => {
    expect(scenarios.map((one) => overLimit(one, 500))).toEqual([0.1, 0.01]);
    render(chart);
    screen.getByText(/^B has the fewest over 500 ms: 1\.0/);
    const over = (letter: string) => document.querySelector(`[data-over="${letter}"]`)?.textContent;
    expect([over('A'), over('B')]).toEqual(['A 10.0\u202f%', 'B 1.0\u202f%']);
  });

  it('draws each share at its place, and the limit at its own', () => {
    const svg = drawAt(700, chart);
    const axes = readAxes(svg);
    const [limit] = marks('limit');
    expectValues(axes.x, [limit ? lengthOf(limit, 'x1') : 0], [500]);
    const lines = marks('distribution');
    expect(lines.map((line) => line.getAttribute('data-letter'))).toEqual(['A', 'B']);
    for (const [index, line] of lines.entries()) {
      const peak = verticesOf(line).reduce((best, one) => (one.y < best.y ? one : best));
      const barMs =
        10 *
        Math.round(
          (axes.x.valueAt(verticesOf(line)[1]?.x ?? 0) -
            axes.x.valueAt(verticesOf(line)[0]?.x ?? 0)) /
            10,
        );
      expect(axes.y.valueAt(peak.y)).toBeCloseTo(index === 0 ? 40 : 50, 0);
      expect(axes.x.valueAt(peak.x)).toBeCloseTo((index === 0 ? 200 : 100) + barMs / 2, 0);
    }
    // Two are told apart by a hatch, too.
    expect(marks('area').map((one) => one.getAttribute('data-letter'))).toEqual(['B']);
  });

  it('has the shares in its table', () => {
    render(chart);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    expect(screen.getByRole('row', { name: /^200 to/ }).textContent).toContain('40.00');
  });
});

describe('DifferenceStrip', () => {
  const place = (element: Element | undefined, name = 'x') =>
    Number.parseFloat(element?.getAttribute(name) ?? 'NaN');
  it('draws shares left and right of none, with their intervals, and an arrow beyond its reach', () => {
    render(
      <DifferenceStrip
        label="Roundtrip"
        reach={0.2}
        lanes={[
          { ...B, share: { mean: -0.1, low: -0.15, high: -0.05 } },
          { ...C, share: { mean: 0.5, low: 0.4, high: 0.6 } },
        ]}
      />,
    );
    const [lane, beyond] = [...document.querySelectorAll('[data-lane]')];
    expect(place(lane?.querySelector('svg') ?? undefined)).toBeCloseTo(25, 9);
    const whisker = lane?.querySelector('[data-mark="interval"]') ?? undefined;
    expect([place(whisker, 'x1'), place(whisker, 'x2')]).toEqual([12.5, 37.5]);
    expect(beyond?.querySelector('[data-mark="beyond"]')?.getAttribute('x')).toBe('100%');
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
      /^Roundtrip: B −10\.0.%, 95 % interval −15\.0.% to −5\.0.%; C \+50/,
    );
  });

  it('reaches as far as nine of ten differences', () => {
    const shares = (values: number[]) => values.map((value) => spread(value, 0));
    expect(reachOf(shares([0.01, -0.04]))).toBe(0.05);
    expect(reachOf(shares([-0.12]))).toBe(0.2);
    expect(reachOf(shares([...new Array<number>(19).fill(0.03), 3]))).toBe(0.05);
    expect(reachOf([])).toBe(0.02);
  });
});

describe('KnobStrip', () => {
  it('puts range, published value and present one on a line', () => {
    render(
      <KnobStrip label="Send only" at={0.5} published={0.25} measured={[0, 0.25]} isOutside />,
    );
    const at = (kind: string, name: string) =>
      Number.parseFloat(marks(kind)[0]?.getAttribute(name) ?? 'NaN');
    expect([at('range', 'x'), at('range', 'width')]).toEqual([2, 24]);
    expect(at('published', 'x1')).toBe(26);
    expect([at('moved', 'x1'), at('moved', 'x2')]).toEqual([26, 50]);
    expect(marks('here')[0]?.parentElement?.getAttribute('x')).toBe('50%');
  });

  it('marks a single measured value with a tick, and moves nothing that is as published', () => {
    render(
      <KnobStrip label="Users" at={0.4} published={0.4} measured={[0.4, 0.4]} isOutside={false} />,
    );
    expect(marks('moved')).toHaveLength(0);
    expect(marks('range')[0]?.tagName.toLowerCase()).toBe('line');
  });
});
