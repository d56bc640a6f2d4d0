// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { centreOf, edgesOf, endsOf, marks, verticesOf } from '../../../tests/support/marks';
import { expectValues, readX, readY } from '../../../tests/support/readAxis';
import { KnobPanels } from './KnobPanels';
import { type PanelKnob, panelScales } from './panelScales';

afterEach(cleanup);

const UPPER = { label: 'throughput', unit: 'messages/s' };
const LOWER = {
  label: 'roundtrip',
  unit: 'ms',
  limit: { value: 300, kind: 'atMost' as const },
};

const point = (value: number, upper: number | null, lower: number | null) => ({
  value,
  text: String(value),
  upper,
  lower,
  href: `/lab?at=${value}`,
});

const USERS: PanelKnob = {
  id: 'users',
  label: 'Virtual users',
  unit: '',
  note: '47 to 139',
  scale: 'linear',
  here: 4,
  points: [point(1, 47, 226), point(4, 113, 294), point(8, 132, 480), point(12, 139, 900)],
  measured: { low: 2, high: 10 },
  ring: { value: 3, upper: 96, lower: 307 },
};
const POLL: PanelKnob = {
  ...USERS,
  id: 'poll',
  label: 'Polling',
  unit: 'ms',
  scale: 'log',
  here: 20,
  points: [point(5, 113, 290), point(20, 113, 294), point(50, 111, 297), point(100, 107, null)],
  measured: { low: 50, high: 50 },
  ring: { value: 50, upper: null, lower: null },
};

function draw(knobs: readonly PanelKnob[], width = 400) {
  cleanup();
  document.documentElement.style.fontSize = '15px';
  const measured = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, width, 0));
  render(<KnobPanels upper={UPPER} lower={LOWER} knobs={knobs} name="best" runs="previews" />);
  measured.mockRestore();
  return knobs.map(({ id }) => document.querySelector(`[data-panel="${id}"]`) as SVGSVGElement);
}
const row = (svg: Element, pick: string) => svg.querySelector(`[data-row="${pick}"]`) as Element;

describe('one knob at a time', () => {
  it('draws each row on its own axis, the best and the measured in their places', () => {
    const [svg] = draw([USERS]);
    if (!svg) throw new Error('nothing drawn');
    const x = readX(svg);
    const dots = USERS.points.filter(({ value }) => value !== 4);
    for (const pick of ['upper', 'lower'] as const) {
      const y = readYOf(row(svg, pick));
      const shown = dots.filter((one) => pick === 'upper' || (one[pick] ?? 0) <= 600);
      const places = marks(`dot-${pick}`, svg).map(centreOf);
      expectValues(
        x,
        places.map((at) => at.x),
        shown.map(({ value }) => value),
      );
      expectValues(
        y,
        places.map((at) => at.y),
        shown.map((one) => one[pick] ?? 0),
      );
      const [here] = marks(`here-${pick}`, svg).map(centreOf);
      expectValues(x, [here?.x ?? 0], [4]);
      expectValues(y, [here?.y ?? 0], [pick === 'upper' ? 113 : 294]);
      const [ring] = marks(`ring-${pick}`, svg).map(centreOf);
      expectValues(x, [ring?.x ?? 0], [3]);
      expectValues(y, [ring?.y ?? 0], [pick === 'upper' ? 96 : 307]);
      const line = marks(`line-${pick}`, svg).flatMap(verticesOf);
      expectValues(
        y,
        line.map((at) => at.y),
        USERS.points.map((one) => one[pick] ?? 0),
      );
    }
    const [limit] = marks('limit-lower', svg).map(endsOf);
    expectValues(readYOf(row(svg, 'lower')), limit?.map(({ y }) => y) ?? [], [300, 300]);
    expect(marks('limit-upper', svg)).toEqual([]);
    const [tick] = marks('here-tick', svg).map(endsOf);
    expectValues(x, [tick?.[0].x ?? 0], [4]);
    const beyond = marks('beyond', row(svg, 'upper')).map(edgesOf);
    expectValues(
      x,
      beyond.flatMap(({ left, right }) => [left, right]),
      [1, 2, 10, 12],
    );
    const strong = [...svg.querySelectorAll('text')].filter((text) =>
      text.getAttribute('class')?.includes('tickStrong'),
    );
    expect(strong.map(({ textContent }) => textContent)).toContain('4');
  });

  it('shares its vertical scales and labels them once a row of panels', () => {
    const [first, second] = draw([USERS, POLL]);
    if (!first || !second) throw new Error('nothing drawn');
    expect(readYOf(row(first, 'upper')).values.length).toBeGreaterThan(1);
    expect(row(second, 'upper').querySelectorAll('text')).toHaveLength(0);
    const scales = panelScales([USERS, POLL], UPPER, LOWER);
    const [here] = marks('here-lower', second).map(centreOf);
    expect(here?.y).toBeCloseTo(scales.lower(294), 5);
    expect(here?.x).toBeCloseTo(marks('here-tick', second).map(endsOf)[0]?.[0].x ?? 0, 5);
  });

  it('draws values that differ by rounding alone as a level line', () => {
    const points = [85, 85 - 1e-13, 85].map((value, index) => point(index, value, 85));
    const [svg] = draw([{ ...USERS, points, ring: null }]);
    const [line] = marks('line-upper', svg as Element);
    const heights = verticesOf(line as Element).map(({ y }) => y);
    expect(heights).toHaveLength(3);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.5);
  });

  it('stands on a logarithmic axis where the knob does, dashed outside what was measured', () => {
    const [svg] = draw([POLL]);
    if (!svg) throw new Error('nothing drawn');
    const x = readX(svg);
    expect(x.kind).toBe('log');
    expectValues(
      x,
      marks('dot-upper', svg).map((dot) => centreOf(dot).x),
      [5, 50, 100],
    );
    expect(marks('dot-lower', svg)).toHaveLength(2);
    const look = (one: SVGSVGElement) =>
      marks('here-upper', one)[0]?.querySelector('circle')?.getAttribute('class');
    expect(look(svg)).toMatch(/extrapolated/);
    const [users] = draw([USERS]);
    expect(users && look(users)).toMatch(/halo/);
  });

  it('opens points in the lab and has a table with all of them', () => {
    draw([USERS]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/lab?at=1',
      '/lab?at=4',
      '/lab?at=8',
      '/lab?at=12',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const cells = screen.getAllByRole('row').map((one) => one.textContent);
    expect(cells).toContain('Virtual users4 (best)113294');
    expect(cells).toHaveLength(5);
  });
});

/** The vertical axis of one row of a panel, known from its labels. */
function readYOf(group: Element) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.append(group.cloneNode(true));
  return readY(svg);
}
