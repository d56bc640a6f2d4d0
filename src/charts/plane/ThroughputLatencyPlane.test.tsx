// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { expectLabel } from '../../../tests/support/labels';
import { centreOf, endsOf, marks as marksOf } from '../../../tests/support/marks';
import { expectPlaces, expectValues, readAxes } from '../../../tests/support/readAxis';
import { type MeasuredPoint, ThroughputLatencyPlane } from './ThroughputLatencyPlane';

const point = (id: string, throughputPerSecond: number, roundtripMs: number): MeasuredPoint => ({
  id,
  throughputPerSecond,
  roundtripMs,
});

const measured: MeasuredPoint[] = [
  { ...point('2-A', 160, 878_043), note: 'backlog without end' },
  point('7-A', 68, 488),
  {
    ...point('14-C', 80, 115),
    flag: { printed: '115', text: 'request and response add up to 242' },
  },
  { ...point('15-A', 92, 227), flag: { printed: '227', text: 'mean is 330' } },
  point('16-A', 82, 277),
  { ...point('20-A', 96, 307), href: '/low-latency/test-case-20' },
  point('20-B', 109, 349),
  point('20-C', 126, 356),
];

const plane = (
  <ThroughputLatencyPlane
    targetMs={300}
    measured={measured}
    currentId="20-A"
    caseIds={['20-A', '20-B', '20-C']}
    joined={[['20-A', '20-B']]}
    statistic="median"
    simulated={{ throughputPerSecond: 101, roundtripMs: 300 }}
    now={{ throughputPerSecond: 109, roundtripMs: 288, label: 'tracking off' }}
  />
);

const marks = (kind: string) => document.querySelectorAll(`[data-mark="${kind}"]`).length;

afterEach(cleanup);

describe('ThroughputLatencyPlane', () => {
  it('draws every measured point once, as a ring or as an arrow', () => {
    render(plane);
    expect(marks('current')).toBe(1);
    expect(marks('measured')).toBe(2);
    expect(marks('flagged')).toBe(1);
    expect(marks('context')).toBe(2);
    expect(marks('offScale')).toBe(2);
    expect(marks('simulated')).toBe(1);
    expect(marks('now')).toBe(1);
  });

  it('prints the value of a point beyond the axes', () => {
    render(plane);
    expect(screen.getByText(/2-A, backlog without end: 160\/s, 878,043/)).toBeTruthy();
    expect(screen.getByText('14-C, printed 115')).toBeTruthy();
  });

  it('states the change as its title and the values in its description', () => {
    render(plane);
    screen.getByText(/^With tracking off: \d+\s% more messages, and each takes \d+\s% less time$/);
    const name = screen
      .getByRole('img', { name: /^Throughput against/ })
      .getAttribute('aria-label');
    expect(name).toMatch(/20-A measured 96\/s, 307\sms/);
    expect(name).toMatch(/tracking off: 109\/s, 288\sms/);
  });

  it('compares no median with a mean', () => {
    const means = { ...point('1-A', 79, 1520), only: 'mean' as const };
    render(
      <ThroughputLatencyPlane
        targetMs={300}
        measured={[...measured, means]}
        currentId="1-A"
        caseIds={['1-A']}
        statistic="median"
        simulated={{ throughputPerSecond: 82, roundtripMs: 1524 }}
      />,
    );
    screen.getByText('Of 1-A only the mean is printed: the simulated median is not compared');
    expect(document.body.textContent).toContain('measured 1-A, mean');
  });

  it('turns into a table of the same data', () => {
    render(plane);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(1 + 2 + measured.length);
    expect(rows[1]).toBe('20-Asimulated as published101300');
    expect(rows).toContain('20-Cmeasured126356');
    expect(rows).toContain('14-Cmeasured80115erratum, as printed');
  });

  it('narrows to the neighbourhood of the target on request', () => {
    render(plane);
    fireEvent.click(screen.getByRole('button', { name: 'Near 300 ms' }));
    expect(marks('context')).toBe(1);
    expect(marks('measured')).toBe(2);
    expect(screen.getByText('All').getAttribute('aria-pressed')).toBe('true');
  });

  it('walks the points from left to right with one tab stop', () => {
    render(plane);
    const link = screen.getByRole('link', { name: /^20-A, measured/ });
    expect(link.getAttribute('href')).toBe('/low-latency/test-case-20');
    expect(document.querySelectorAll('[data-point][tabindex="0"]')).toHaveLength(1);
    fireEvent.keyDown(link, { key: 'ArrowRight' });
    expect(document.querySelector('[data-point][tabindex="0"]')?.getAttribute('data-point')).toBe(
      '20-B',
    );
  });

  it('marks a result that grows without end, and compares nothing with it', () => {
    const growing = { throughputPerSecond: 109, roundtripMs: 600, unstable: true };
    render(
      <ThroughputLatencyPlane
        targetMs={300}
        measured={measured}
        currentId="20-A"
        caseIds={['20-A']}
        statistic="median"
        simulated={{ throughputPerSecond: 101, roundtripMs: 300 }}
        now={{ ...growing, label: 'one thread' }}
      />,
    );
    expect(marks('grows')).toBe(1);
    screen.getByText('With one thread: it no longer keeps up, and the roundtrip grows without end');
    expect(screen.getByText(/109\/s, 600\sms, and grows/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[2]).toBe('20-Anow, one thread109600grows without end');
  });

  it('lists what was visited, in order, and only where it is more than the result on show', () => {
    const visited = [
      { id: '4-B', label: '', throughputPerSecond: 96, roundtripMs: 880 },
      { id: '4-B', label: '8 users', throughputPerSecond: 95, roundtripMs: 620 },
      { id: '4-B', label: '', throughputPerSecond: 96, roundtripMs: 880 },
    ];
    render(<ThroughputLatencyPlane {...plane.props} visited={visited} />);
    screen.getByText(/Small dots: visited on this tour\.$/);
    screen.getByRole('img', {
      name: /Visited on this tour: 4-B as published, 96\/s, 880\sms; 4-B with 8 users/,
    });
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(3, 6)).toEqual([
      '4-Bvisited 1, as published96880',
      '4-Bvisited 2, 8 users95620',
      '4-Bvisited 3, as published96880',
    ]);
    cleanup();
    render(<ThroughputLatencyPlane {...plane.props} visited={visited.slice(0, 1)} />);
    expect(marks('visited')).toBe(0);
    expect(screen.queryByText(/visited on this tour/)).toBeNull();
  });

  it('marks an extrapolated result apart', () => {
    render(
      <ThroughputLatencyPlane
        targetMs={300}
        {...plane.props}
        now={{
          throughputPerSecond: 109,
          roundtripMs: 288,
          label: 'six senders',
          extrapolated: true,
        }}
      />,
    );
    expect(marks('extrapolated')).toBe(1);
    expect(marks('now')).toBe(0);
  });
});

describe.each([
  ['small', 0.2, 0.25],
  ['published', 1, 1],
  ['large', 100, 8],
])('the marks of ThroughputLatencyPlane at %s values', (_what, byX, byY) => {
  const scaled = <Point extends { throughputPerSecond: number; roundtripMs: number }>(
    one: Point,
  ) => ({
    ...one,
    throughputPerSecond: one.throughputPerSecond * byX,
    roundtripMs: one.roundtripMs * byY,
  });
  const draw = (width: number) =>
    drawAt(
      width,
      <ThroughputLatencyPlane
        {...plane.props}
        targetMs={300 * byY}
        measured={measured.map(scaled)}
        simulated={scaled({ throughputPerSecond: 101, roundtripMs: 330 })}
        now={scaled({ throughputPerSecond: 115, roundtripMs: 288, label: 'tracking off' })}
      />,
    );
  const placed = (values: readonly (readonly [number, number])[]) =>
    values.map(([x, y]) => [x * byX, y * byY] as const);

  it.each([360, 782])('stand at their own values on a log scale, %i px wide', (width) => {
    const svg = draw(width);
    const axes = readAxes(svg);
    expect([axes.x.kind, axes.y.kind]).toEqual(['linear', 'log']);
    const at = (kind: string) => marksOf(kind, svg).map(centreOf);
    expectPlaces(axes, at('current'), placed([[96, 307]]));
    expectPlaces(
      axes,
      at('measured'),
      placed([
        [109, 349],
        [126, 356],
      ]),
    );
    expectPlaces(axes, at('flagged'), placed([[92, 227]]));
    expectPlaces(
      axes,
      at('context'),
      placed([
        [68, 488],
        [82, 277],
      ]),
    );
    expectPlaces(axes, at('simulated'), placed([[101, 330]]));
    expectPlaces(axes, at('now'), placed([[115, 288]]));
    const change = svg.querySelector('line[data-look="simulated"]') as Element;
    expectPlaces(
      axes,
      endsOf(change),
      placed([
        [101, 330],
        [115, 288],
      ]),
    );
    const lines = [...svg.querySelectorAll('[data-look="joined"]')];
    expect(lines).toHaveLength(1);
    expectPlaces(
      axes,
      lines.flatMap((line) => endsOf(line)),
      placed([
        [96, 307],
        [109, 349],
      ]),
    );
    const [second, third] = at('measured');
    expectLabel(svg, '20-A', 'measured 20-A', at('current')[0]);
    expectLabel(svg, '20-B', '20-B', second);
    expectLabel(svg, '20-C', '20-C', third);
    expectLabel(svg, 'simulated', 'simulated', at('simulated')[0]);
    expectLabel(svg, 'now', 'now, tracking off', at('now')[0]);
    for (const { id, throughputPerSecond, roundtripMs } of measured) {
      const target = svg.querySelector(`[data-point="${id}"] circle`);
      if (target) {
        expectPlaces(axes, [centreOf(target)], placed([[throughputPerSecond, roundtripMs]]));
      }
    }
    const target = endsOf(svg.querySelector('line[data-look="target"]') as Element);
    expectValues(
      axes.y,
      target.map(({ y }) => y),
      [300 * byY, 300 * byY],
    );
  });

  it.each([360, 782])('join what was visited, at its own values, %i px wide', (width) => {
    const [first, second, far, last] = [
      [100, 480],
      [95, 420],
      [100, 200_000],
      [90, 350],
    ].map(([throughputPerSecond = 0, roundtripMs = 0]) =>
      scaled({ id: '20-A', label: 'changed', throughputPerSecond, roundtripMs }),
    );
    const visited = [first, second, first, second, far, last].filter((one) => one !== undefined);
    const svg = drawAt(
      width,
      <ThroughputLatencyPlane
        {...plane.props}
        targetMs={300 * byY}
        measured={measured.map(scaled)}
        simulated={undefined}
        now={undefined}
        visited={visited}
      />,
    );
    const axes = readAxes(svg);
    // Each once, however often it was visited; the line breaks where a result is beyond the axes.
    expectPlaces(
      axes,
      marksOf('visited', svg).map(centreOf),
      placed([
        [100, 480],
        [95, 420],
        [90, 350],
      ]),
    );
    expectPlaces(
      axes,
      marksOf('trail', svg).flatMap(endsOf),
      placed([
        [100, 480],
        [95, 420],
        [95, 420],
        [100, 480],
      ]),
    );
  });

  it('point with an arrow to where the others would stand', () => {
    const svg = draw(782);
    const { x } = readAxes(svg);
    const [far, low] = marksOf('offScale', svg).map(
      (mark) => mark.querySelector('path') as Element,
    );
    expect(far?.getAttribute('transform')).toMatch(/rotate\(-45\)$/);
    expect(low?.getAttribute('transform')).toMatch(/rotate\(90\)$/);
    expectValues(x, [centreOf(low as Element).x], [80 * byX]);
  });

  it('stand at their own values near the target, on a linear scale', () => {
    const svg = draw(782);
    fireEvent.click(screen.getByRole('button', { name: /^Near/ }));
    const axes = readAxes(svg);
    expect([axes.x.kind, axes.y.kind]).toEqual(['linear', 'linear']);
    const at = (kind: string) => marksOf(kind, svg).map(centreOf);
    expectPlaces(axes, at('current'), placed([[96, 307]]));
    expectPlaces(axes, at('context'), placed([[82, 277]]));
    expectPlaces(axes, at('simulated'), placed([[101, 330]]));
    expectPlaces(axes, at('now'), placed([[115, 288]]));
  });
});
