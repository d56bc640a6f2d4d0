// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { expectLabel } from '../../../tests/support/labels';
import {
  centreOf,
  edgesOf,
  endsOf,
  marks,
  partsOf,
  verticesOf,
} from '../../../tests/support/marks';
import { expectPlaces, expectValues, readAxes } from '../../../tests/support/readAxis';
import { domainOf, offScale } from './domain';
import { SoughtPlane } from './SoughtPlane';
import type { Sought } from './types';

afterEach(cleanup);

const SOUGHT: Sought = {
  source: 'the study',
  x: { label: 'throughput', unit: 'messages/s' },
  y: { label: 'median roundtrip', unit: 'ms', limit: { value: 300, kind: 'atMost' } },
  tried: [
    { id: 't0', x: 60, y: 240, isAccepted: true },
    { id: 't1', x: 90, y: 270, isAccepted: true },
    { id: 't2', x: 112, y: 296, isAccepted: true },
    { id: 't3', x: 118, y: 340, isAccepted: false },
    { id: 't4', x: 70, y: 380, isAccepted: false },
    { id: 't5', x: 130, y: 9000, isAccepted: false },
    { id: 't6', x: 80, y: 290, isAccepted: false },
  ],
  front: [
    { id: 't0', x: 60, y: 240 },
    { id: 't1', x: 90, y: 270 },
    { id: 't2', x: 112, y: 296 },
    { id: 't3', x: 118, y: 340 },
    { id: 't5', x: 130, y: 9000 },
  ],
  measured: [
    { id: '20-A', x: 96, y: 307 },
    { id: '21-D', x: 98, y: 290 },
  ],
  own: '21-D',
  best: {
    id: 'best',
    name: 'best',
    x: 111,
    y: 295,
    isExtrapolated: true,
    bandX: { low: 104, high: 119 },
    bandY: { low: 272, high: 318 },
  },
  isDone: true,
  textOf: (id) => ({
    lines: [{ text: id }],
    description: `scenario ${id}`,
    href: `/lab?at=${id}`,
  }),
};

const near = <Point extends { y: number }>(point: Point): Point => ({
  ...point,
  y: Math.min(point.y, 420),
});
const placesOf = (svg: Element, mark: string) =>
  marks(mark, svg).flatMap((path) => partsOf(path).flatMap((part) => part.slice(0, 1)));
const xy = ({ x, y }: { x: number; y: number }) => [x, y] as const;

describe.each([
  ['as it is', SOUGHT],
  [
    'where more is better and at least so much accepted',
    {
      ...SOUGHT,
      y: { label: 'share', unit: '%', limit: { value: 300, kind: 'atLeast' } },
      tried: SOUGHT.tried.map((one) => ({ ...near(one), isAccepted: one.y >= 300 })),
      front: SOUGHT.front.map(near),
    } satisfies Sought,
  ],
])('the plane of a search, %s', (_, sought) => {
  it.each([390, 782])('has every mark at its own values, %i px wide', (width) => {
    const svg = drawAt(width, <SoughtPlane {...sought} />);
    const axes = readAxes(svg);
    const [low, high] = [axes.y.valueAt(386), axes.y.valueAt(40)];
    const [left, right] = [axes.x.valueAt(52), axes.x.valueAt(width - 12)];
    const shown = (points: readonly { x: number; y: number }[]) =>
      points.filter(({ x, y }) => x >= left && x <= right && y >= low && y <= high).map(xy);
    const { tried } = sought;
    expectPlaces(
      axes,
      placesOf(svg, 'accepted'),
      shown(tried.filter(({ isAccepted }) => isAccepted)),
    );
    expectPlaces(
      axes,
      placesOf(svg, 'refused'),
      shown(tried.filter(({ isAccepted }) => !isAccepted)),
    );
    expectPlaces(axes, marks('front', svg).map(centreOf), shown(sought.front));
    expectPlaces(axes, marks('own', svg).map(centreOf), [[98, 290]]);
    expectPlaces(axes, marks('measured', svg).map(centreOf), [[96, 307]]);
    expectPlaces(axes, marks('best', svg).map(centreOf), [[111, 295]]);
    const line = marks('front-line', svg).flatMap(verticesOf);
    expectPlaces(axes, line, sought.front.map(xy));
    const [box] = marks('band', svg).map(edgesOf);
    expectValues(axes.x, [box?.left ?? 0, box?.right ?? 0], [104, 119]);
    expectValues(axes.y, [box?.bottom ?? 0, box?.top ?? 0], [272, 318]);
    const [limit] = marks('limit-y', svg).map(endsOf);
    expectValues(axes.y, limit?.map(({ y }) => y) ?? [], [300, 300]);
    const [refused] = marks('refused-y', svg).map(edgesOf);
    const isAtMost = sought.y.limit?.kind === 'atMost';
    expectValues(axes.y, [(isAtMost ? refused?.bottom : refused?.top) ?? 0], [300]);
    expect(refused?.[isAtMost ? 'top' : 'bottom']).toBe(isAtMost ? 40 : 386);
    expectLabel(
      svg,
      'best',
      /^best111.messages\/s, 295.(ms|%)/,
      marks('best', svg).map(centreOf)[0],
    );
    expectLabel(
      svg,
      'own',
      /^the study’s best, 21-Dmeasured 98/,
      marks('own', svg).map(centreOf)[0],
    );
  });
});

describe('the plane of a search', () => {
  it('counts what the axes do not reach and says so', () => {
    const svg = drawAt(782, <SoughtPlane {...SOUGHT} />);
    expect(svg.querySelector('[data-off-scale]')?.textContent).toBe('↑ 1 more above');
    const points = [
      { id: 'a', x: 0, y: 5 },
      { id: 'b', x: 5, y: 5 },
      { id: 'c', x: 10, y: 5 },
      { id: 'd', x: 5, y: 99 },
      { id: 'e', x: 99, y: 99 },
      { id: 'f', x: 99, y: 5 },
      { id: 'g', x: -1, y: 5 },
      { id: 'h', x: 5, y: -1 },
    ];
    expect(offScale(points, [0, 10], [0, 10])).toEqual({ left: 1, right: 1, above: 2, below: 1 });
  });

  it('reaches all that has a name, and no further than what there is', () => {
    const [x0, x1] = domainOf(SOUGHT, 'x');
    const [y0, y1] = domainOf(SOUGHT, 'y');
    expect([x0 <= 60, x1 >= 119, y0 <= 240, y1 >= 340, y1 < 9000]).toEqual(Array(5).fill(true));
    const few = { ...SOUGHT, tried: [], front: [], best: null };
    expect(domainOf(few, 'y')).toEqual([290, 307]);
  });

  it.each([
    [22.5, 22.51],
    [0.1 + 0.2, 0.3],
    [0, 0],
  ])('has axes that can be read where all is %s or %s', (first, second) => {
    const tried = [first, second].map((at, index) => ({
      id: `t${index}`,
      x: at,
      y: at,
      isAccepted: true,
    }));
    const y = { label: 'queue', unit: 'messages' };
    const svg = drawAt(
      782,
      <SoughtPlane {...SOUGHT} y={y} tried={tried} front={[]} measured={[]} best={null} />,
    );
    const axes = readAxes(svg);
    const places = placesOf(svg, 'accepted');
    expect(places).toHaveLength(2);
    const rounded = (at: number) => Number(at.toPrecision(12));
    expectPlaces(
      axes,
      places,
      tried.map(({ x, y }) => [rounded(x), rounded(y)]),
    );
    const [left, right] = [axes.x.valueAt(52), axes.x.valueAt(770)];
    expect(right - left).toBeGreaterThan(0.005 * second);
  });

  it('draws the best as a dot inside the measured range, and no box without a band', () => {
    const best = {
      id: 'best',
      name: 'best',
      x: 111,
      y: 295,
      isExtrapolated: false,
      bandX: null,
      bandY: null,
    } as const;
    const svg = drawAt(782, <SoughtPlane {...SOUGHT} best={best} />);
    expect(marks('band', svg)).toEqual([]);
    expect(marks('best', svg)[0]?.getAttribute('class')).not.toMatch(/extrapolated/);
    const dashed = drawAt(782, <SoughtPlane {...SOUGHT} />);
    expect(marks('best', dashed)[0]?.getAttribute('class')).toMatch(/extrapolated/);
  });

  it('has one link that the arrow keys lead from point to point', () => {
    render(<SoughtPlane {...SOUGHT} />);
    const link = () => screen.getByRole('link');
    expect(link().getAttribute('href')).toBe('/lab?at=best');
    fireEvent.focus(link());
    fireEvent.keyDown(link(), { key: 'ArrowRight' });
    expect(link().getAttribute('href')).toBe('/lab?at=t2');
    fireEvent.keyDown(link(), { key: 'ArrowLeft' });
    fireEvent.keyDown(link(), { key: 'ArrowLeft' });
    expect(link().getAttribute('aria-label')).toBe('scenario 21-D');
    fireEvent.keyDown(link(), { key: 'PageUp' });
    expect(link().getAttribute('aria-label')).toBe('scenario t0');
    fireEvent.keyDown(link(), { key: 'PageDown' });
    expect(link().getAttribute('aria-label')).toBe('scenario t3');
  });

  it('has a table as its twin, with every scenario and what it is', () => {
    render(<SoughtPlane {...SOUGHT} />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
    expect(rows).toHaveLength(1 + 7 + 2);
    expect(rows).toContainEqual(['111', '295', 'best']);
    expect(rows).toContainEqual(['118', '340', 'breaks a limit, on the front']);
    expect(rows).toContainEqual(['90', '270', 'within all limits, on the front']);
    expect(rows).toContainEqual(['96', '307', 'measured, breaks a limit']);
    expect(rows).toContainEqual(['98', '290', 'measured']);
  });

  it('says what is found: before, meanwhile, without any, and at the end', () => {
    const titleOf = (sought: Sought) => {
      cleanup();
      render(<SoughtPlane {...sought} />);
      return document.querySelector('figcaption span')?.textContent;
    };
    expect(titleOf({ ...SOUGHT, tried: [], front: [], best: null })).toBe(
      'The study’s best within the limits: 21-D, measured 98\u202fmessages/s, 290\u202fms',
    );
    expect(titleOf({ ...SOUGHT, isDone: false })).toBe(
      '3 of 7 scenarios so far keep all limits; the best reaches 111\u202fmessages/s, the study measured 98',
    );
    expect(titleOf({ ...SOUGHT, best: null })).toBe('None of 7 scenarios keeps all limits');
    const nearest = SOUGHT.best && ({ ...SOUGHT.best, name: 'nearest' } as const);
    expect(titleOf({ ...SOUGHT, best: nearest })).toBe(
      'None of 7 scenarios keeps all limits, the nearest is at 111\u202fmessages/s, 295\u202fms',
    );
    expect(titleOf({ ...SOUGHT, own: null })).toMatch(/^3 of 7 .*, the best at 111/);
  });
});
