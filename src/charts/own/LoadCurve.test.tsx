// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { expectLabel } from '../../../tests/support/labels';
import { centreOf, edgesOf, endsOf, marks, verticesOf } from '../../../tests/support/marks';
import { expectPlaces, expectValues, readAxes } from '../../../tests/support/readAxis';
import { LoadCurve } from './LoadCurve';
import type { LoadCurveProps } from './types';

afterEach(cleanup);

const LOADS = [1, 2, 4, 8, 16, 32];
const MEASURED = [46, 92, 171, 232, 249, 247];

const props = (more: Partial<LoadCurveProps> = {}): LoadCurveProps => ({
  title: ['Finding'],
  subtitle: 'Throughput, requests/s.',
  loads: { label: 'users', scale: 'log' },
  measure: { id: 'throughput.mean', label: 'Throughput', unit: 'requests/s' },
  domain: [1, 64],
  measured: LOADS.map((load, place) => ({
    load,
    value: MEASURED[place] ?? 0,
    isKeptBack: load > 10,
  })),
  simulated: LOADS.map((load, place) => ({
    load,
    mean: (MEASURED[place] ?? 0) + 3,
    low: (MEASURED[place] ?? 0) - 4,
    high: (MEASURED[place] ?? 0) + 10,
    runs: 4,
    isUnstable: load === 32,
  })),
  band: LOADS.map((load, place) => ({
    load,
    low: (MEASURED[place] ?? 0) * 0.9,
    high: (MEASURED[place] ?? 0) * 1.05,
  })),
  law: LOADS.map((load) => ({ load, value: 20 * load })).slice(0, 4),
  bound: {
    values: [
      { load: 1, value: 50 },
      { load: 5, value: 250 },
      { load: 64, value: 250 },
    ],
    lines: [{ text: 'at most 250/s:' }, { text: 'one at a time, 4 ms' }],
  },
  knee: 5,
  target: { value: 100, lines: [{ text: 'target 100:' }, { text: 'up to 24 users' }] },
  keptBack: [{ from: 11, to: 32 }],
  range: [1, 32],
  digits: 0,
  hrefOf: (load) => `/lab?config=${load}-users`,
  nameOf: (load) => `${load} users`,
  ...more,
});

const labelOf = (svg: Element, id: string) =>
  svg.querySelector(`[data-label="${id}"]`)?.textContent;

describe.each([330, 520])('a load curve %i px wide', (width) => {
  it('has each mark at its own values, kept back apart from fitted', () => {
    const given = props();
    const svg = drawAt(width, <LoadCurve {...given} />);
    const axes = readAxes(svg);
    expect(axes.x.kind).toBe('log');
    const placesOf = (isHeld: boolean) =>
      given.measured
        .filter(({ isKeptBack }) => isKeptBack === isHeld)
        .map(({ load, value }): [number, number] => [load, value]);
    expectPlaces(axes, marks('measured', svg).map(centreOf), placesOf(false));
    expectPlaces(axes, marks('held', svg).map(centreOf), placesOf(true));
    const settled = given.simulated.slice(0, 5);
    const means = settled.map(({ load, mean }): [number, number] => [load, mean]);
    expectPlaces(axes, marks('simulated', svg).map(centreOf), means);
    expectPlaces(axes, verticesOf(marks('line', svg)[0] as Element), means);
    expectPlaces(axes, marks('unsettled', svg).map(centreOf), [[32, 250]]);
  });

  it('has intervals, band, bound, law, knee and target where they belong', () => {
    const given = props();
    const svg = drawAt(width, <LoadCurve {...given} />);
    const axes = readAxes(svg);
    for (const [place, element] of marks('interval', svg).entries()) {
      const { load, low, high } = given.simulated[place] ?? { load: 0, low: 0, high: 0 };
      expectPlaces(axes, endsOf(element), [
        [load, low],
        [load, high],
      ]);
    }
    for (const end of ['low', 'high'] as const) {
      const edge = given.band.map((one): [number, number] => [one.load, one[end] ?? 0]);
      expectPlaces(axes, verticesOf(marks(`band-${end}`, svg)[0] as Element), edge);
    }
    const values = (of: LoadCurveProps['law']) =>
      of.map(({ load, value }): [number, number] => [load, value]);
    expectPlaces(axes, verticesOf(marks('law', svg)[0] as Element), values(given.law));
    const bound = given.bound?.values ?? [];
    expectPlaces(axes, verticesOf(marks('bound', svg)[0] as Element), values(bound));
    const [knee] = endsOf(marks('knee', svg)[0] as Element);
    expectValues(axes.x, [knee.x], [5]);
    const [target] = endsOf(marks('target', svg)[0] as Element);
    expectValues(axes.y, [target.y], [100]);
    expectLabel(svg, 'knee', 'knee 5', knee);
    expect(labelOf(svg, 'bound')).toBe('at most 250/s:one at a time, 4 ms');
    expect(labelOf(svg, 'target')).toBe('target 100:up to 24 users');
    expect(labelOf(svg, 'law')).toBe('scalability law');
  });

  it('shades what was kept back and hatches what nobody measured', () => {
    const svg = drawAt(width, <LoadCurve {...props({ keptBack: [{ from: 3, to: 11 }] })} />);
    const { x } = readAxes(svg);
    const [kept] = marks('kept-back', svg).map(edgesOf);
    expectValues(x, [kept?.left ?? 0, kept?.right ?? 0], [3, 11]);
    const beyond = marks('beyond-range', svg).map(edgesOf);
    expect(beyond).toHaveLength(1);
    expectValues(x, [beyond[0]?.left ?? 0], [32]);
    expect(beyond[0]?.right).toBeGreaterThanOrEqual(x.pxOf(64));
    expect(labelOf(svg, 'kept')).toBe('kept back');
  });
});

describe('a load curve', () => {
  it('shades nothing that was kept back beyond its loads', () => {
    const svg = drawAt(520, <LoadCurve {...props({ keptBack: [{ from: 0.1, to: 0.5 }] })} />);
    expect(marks('kept-back', svg)).toEqual([]);
  });

  it('opens each load in the lab, and says what is known of it', () => {
    drawAt(520, <LoadCurve {...props()} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      LOADS.map((load) => `/lab?config=${load}-users`),
    );
    expect(links[4]?.getAttribute('aria-label')?.replaceAll('\u202f', ' ')).toBe(
      '16 users, measured 249 requests/s, kept back, simulated 252 requests/s, 95 % of 4 runs: 245–259, 90 % band: 224–261',
    );
  });

  it('has all its numbers in its table', () => {
    render(<LoadCurve {...props()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Table: Finding' }));
    const rows = screen
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toHaveLength(7);
    expect(rows[4]).toEqual(['8', '232', 'fitted', '235', '228', '242', '209', '244', '160']);
    expect(rows[5]).toEqual(['16', '249', 'kept back', '252', '245', '259', '224', '261', 'n/a']);
  });

  it('counts arrivals in even steps', () => {
    const svg = drawAt(
      520,
      <LoadCurve {...props({ loads: { label: 'arrivals per second', scale: 'linear' } })} />,
    );
    expect(readAxes(svg).x.kind).toBe('linear');
  });

  it('leaves out a target so far above all values that it would press them to the ground', () => {
    const target = { value: 5000, lines: [{ text: 'target' }] };
    const svg = drawAt(520, <LoadCurve {...props({ target })} />);
    expect(marks('target', svg)).toHaveLength(0);
    expect(svg.querySelector('[data-label="target"]')).toBeNull();
  });

  it('draws nothing strange of a single load, or of none', () => {
    const nothing = { measured: [], simulated: [], band: [], law: [], bound: null };
    for (const given of [
      nothing,
      { domain: [8, 8] as const },
      { ...nothing, domain: [0, 0] as const },
    ]) {
      const svg = drawAt(520, <LoadCurve {...props(given)} />);
      expect(svg.innerHTML).not.toMatch(/NaN|Infinity/);
    }
  });
});
