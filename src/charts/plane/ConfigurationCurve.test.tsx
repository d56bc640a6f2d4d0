// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { expectLabel } from '../../../tests/support/labels';
import { centreOf, endsOf, lengthOf, marks, verticesOf } from '../../../tests/support/marks';
import { expectPlaces, expectValues, readAxes } from '../../../tests/support/readAxis';
import { textWidth } from '../frame/textWidth';
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

describe('the name of the target', () => {
  const point = (users: number, throughputPerSecond: number, roundtripMs: number) => ({
    users,
    throughputPerSecond,
    roundtripMs,
  });
  // Test case 4, whose points crowd at one end.
  const rings = [point(5, 89, 437), point(8, 102, 631), point(10, 102, 716), point(12, 103, 873)];
  const dots = [
    ...[point(1, 24, 268), point(2, 47, 252), point(3, 66, 292), point(4, 81, 357)],
    ...[point(5, 91, 441), point(6, 95, 520), point(8, 96, 655), point(14, 96, 1040)],
  ];

  it('keeps off labels and their leaders at any width', () => {
    for (let width = 240; width <= 660; width += 20) {
      const svg = drawAt(
        width,
        <ConfigurationCurve targetMs={300} measured={rings} simulated={dots} users={5} />,
      );
      const name = [...svg.querySelectorAll('text')].find((text) =>
        text.textContent.startsWith('target'),
      );
      if (name === undefined) throw new Error(`no name at ${width}`);
      const left = lengthOf(name, 'x');
      const right = left + textWidth(name.textContent);
      const [top, bottom] = [lengthOf(name, 'y') - 10, lengthOf(name, 'y') + 3];
      for (const leader of svg.querySelectorAll('[data-leader] line')) {
        const [from, to] = endsOf(leader);
        for (let share = 0; share <= 1; share += 0.01) {
          const x = from.x + share * (to.x - from.x);
          const y = from.y + share * (to.y - from.y);
          expect(x > left && x < right && y > top && y < bottom, `${width} px`).toBe(false);
        }
      }
      cleanup();
    }
  });
});

describe.each([
  ['slow', 0.2, 0.1],
  ['published', 1, 1],
  ['fast', 40, 30],
])('the marks of ConfigurationCurve at %s values', (_what, byX, byY) => {
  const scaled = (points: typeof measured) =>
    points.map(({ users, throughputPerSecond, roundtripMs }) => ({
      users,
      throughputPerSecond: throughputPerSecond * byX,
      roundtripMs: roundtripMs * byY,
    }));
  const places = (points: typeof measured) =>
    scaled(points).map((point) => [point.throughputPerSecond, point.roundtripMs] as const);

  it.each([340, 652])('stand at their own values, %i px wide', (width) => {
    const svg = drawAt(
      width,
      <ConfigurationCurve
        targetMs={300 * byY}
        measured={scaled(measured)}
        simulated={scaled(simulated)}
        users={5}
      />,
    );
    const axes = readAxes(svg);
    expect([axes.x.kind, axes.y.kind]).toEqual(['linear', 'linear']);
    expectPlaces(axes, marks('measured', svg).map(centreOf), places(measured));
    expectPlaces(axes, marks('simulated', svg).map(centreOf), places(simulated));
    const curve = svg.querySelector('path[data-look="simulated"]') as Element;
    expectPlaces(axes, verticesOf(curve), places(simulated));
    expectPlaces(axes, marks('now', svg).map(centreOf), [[91 * byX, 428 * byY]]);
    const target = endsOf(svg.querySelector('line[data-look="target"]') as Element);
    expectValues(
      axes.y,
      target.map(({ y }) => y),
      [300 * byY, 300 * byY],
    );
    const [five, eight] = marks('measured', svg).map(centreOf);
    const dots = marks('simulated', svg).map(centreOf);
    expectLabel(svg, 'now', 'simulated', dots[1]);
    expectLabel(svg, 'measured-5', 'measured', five);
    expectLabel(svg, 'measured-8', '8 users', eight);
    expectLabel(svg, 'simulated-1', '1 user', dots[0]);
    expectLabel(svg, 'simulated-14', '14 users', dots[3]);
  });
});
