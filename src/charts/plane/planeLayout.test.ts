import { describe, expect, it } from 'vitest';
import type { Box, Segment } from '../frame/placeLabels';
import { planeDomain } from './planeDomain';
import { layoutPlane } from './planeLayout';
import { offScaleMarks, within } from './planeOffScale';
import type { MeasuredPoint, ThroughputLatencyPlaneProps } from './planeTypes';

const point = (
  id: string,
  throughputPerSecond: number,
  roundtripMs: number,
  more: Partial<MeasuredPoint> = {},
): MeasuredPoint => ({ id, throughputPerSecond, roundtripMs, ...more });

const measured: MeasuredPoint[] = [
  point('2-A', 160, 878_043, { note: 'backlog without end' }),
  point('7-A', 68, 488),
  point('14-C', 80, 115, { flag: { printed: '115', text: 'request and response add up to 242' } }),
  point('15-A', 92, 227, { flag: { printed: '227', text: 'mean is 330' } }),
  point('16-A', 82, 277),
  point('16-B', 84, 281),
  point('16-C', 86, 279),
  point('16-D', 85, 274),
  point('20-A', 96, 307),
  point('20-B', 109, 349, { flag: { printed: '349', text: 'no' } }),
  point('20-C', 126, 356),
  point('21-A', 140, 620, { only: 'mean' }),
];
const simulated = { throughputPerSecond: 101, roundtripMs: 300 };
const now = { throughputPerSecond: 112, roundtripMs: 288, label: 'tracking off' };
const props = (
  changes: Partial<ThroughputLatencyPlaneProps> = {},
): ThroughputLatencyPlaneProps => ({
  measured,
  currentId: '20-A',
  caseIds: ['20-A', '20-B', '20-C'],
  joined: [['20-A', '20-B']],
  statistic: 'median',
  targetMs: 300,
  ...changes,
});

describe('the part of the plane that is drawn', () => {
  const points = [point('a', 61, 200), point('b', 94, 400), point('c', 70, 300)];
  const of = (
    more: MeasuredPoint[],
    own: { throughputPerSecond: number; roundtripMs: number }[] = [],
  ) => planeDomain([...points, ...more], own, null);

  it('holds the measured points, by tens and from the 50 below', () => {
    expect(of([])).toEqual({
      throughputPerSecond: [60, 100],
      roundtripMs: [150, expect.closeTo(440, 9)],
      log: true,
    });
    expect(planeDomain([], [], null)).toEqual({
      throughputPerSecond: [0, 10],
      roundtripMs: [50, expect.closeTo(11, 9)],
      log: true,
    });
    expect(planeDomain([point('a', 60, 100)], [], null).throughputPerSecond).toEqual([60, 70]);
  });

  it('leaves out what lies ten times above the middle', () => {
    expect(of([point('far', 60, 3500)]).roundtripMs[1]).toBeCloseTo(440, 9);
    expect(of([point('near', 60, 3499)]).roundtripMs[1]).toBeCloseTo(1.1 * 3499, 9);
  });

  it('follows a simulated point and an erratum as far as 1.6 times beyond', () => {
    const at = (throughputPerSecond: number, roundtripMs: number) =>
      of([], [{ throughputPerSecond, roundtripMs }]);
    expect(at(150, 300).throughputPerSecond).toEqual([60, 150]);
    expect(at(150.4, 300).throughputPerSecond).toEqual([60, 100]);
    expect(at(30, 300).throughputPerSecond).toEqual([30, 100]);
    expect(at(80, 639).roundtripMs[1]).toBeCloseTo(1.1 * 639, 9);
    expect(at(80, 640).roundtripMs[1]).toBeCloseTo(440, 9);
    expect(at(80, 126).roundtripMs[0]).toBe(100);
    expect(at(80, 125).roundtripMs[0]).toBe(150);
    const flag = { printed: '', text: '' };
    expect(of([point('d', 140, 300, { flag })]).throughputPerSecond).toEqual([60, 140]);
    expect(of([point('d', 200, 300, { flag })]).throughputPerSecond).toEqual([60, 100]);
  });

  it('is the neighbourhood of a roundtrip when zoomed', () => {
    const zoomed = planeDomain(
      [...points, point('d', 66, 240), point('e', 103, 360), point('f', 120, 361)],
      [{ throughputPerSecond: 99, roundtripMs: 300 }, undefined],
      300,
    );
    expect(zoomed).toEqual({ throughputPerSecond: [65, 105], roundtripMs: [240, 360], log: false });
  });

  it('holds points on its edges', () => {
    const domain = of([]);
    const is = (throughputPerSecond: number, roundtripMs: number) =>
      within(domain, { throughputPerSecond, roundtripMs });
    expect([
      is(60, 150),
      is(100, 440),
      is(59, 200),
      is(101, 200),
      is(70, 149),
      is(70, 441),
    ]).toEqual([true, true, false, false, false, false]);
  });
});

describe('marks beyond the axes', () => {
  const plot = { x: 40, y: 20, width: 600, height: 300 };
  const domain = {
    throughputPerSecond: [0, 100] as [number, number],
    roundtripMs: [100, 400] as [number, number],
    log: true,
  };
  const marks = (
    changes: Partial<ThroughputLatencyPlaneProps>,
    { log = true, width = 600 }: { log?: boolean; width?: number } = {},
  ) =>
    offScaleMarks(
      props({ measured: [], ...changes }),
      { ...domain, log },
      { ...plot, width },
      (value) => 40 + (width * value) / 100,
      (value) => 20 + 300 * (1 - (value - 100) / 300),
    );

  it('have an arrow at the edge that they left by', () => {
    const of = (throughput: number, roundtrip: number) => {
      const [mark] = marks({ measured: [point('a', throughput, roundtrip)] });
      return mark && [mark.arrow, mark.anchor, mark.textX, mark.textY];
    };
    expect(of(50, 500)).toEqual([{ x: 340, y: 4, dx: 0, dy: -1 }, 'end', 326, 12]);
    expect(of(50, 50)).toEqual([{ x: 340, y: 316, dx: 0, dy: 1 }, 'end', 326, 315]);
    expect(of(120, 250)).toEqual([{ x: 636, y: 170, dx: 1, dy: 0 }, 'end', 622, 174]);
    expect(of(-10, 250)).toEqual([{ x: 54, y: 170, dx: -1, dy: 0 }, 'start', 68, 174]);
    expect(of(120, 500)?.[0]).toEqual({ x: 636, y: 4, dx: 1, dy: -1 });
    expect(of(100, 400)).toBeUndefined();
  });

  it('point only across the edges that they are beyond', () => {
    const of = (throughput: number, roundtrip: number) => {
      const [mark] = marks({ measured: [point('a', throughput, roundtrip)] });
      return mark && [mark.arrow.dx, mark.arrow.dy];
    };
    expect([of(0, 500), of(100, 50)]).toEqual([
      [0, -1],
      [0, 1],
    ]);
    expect([of(-10, 400), of(120, 100)]).toEqual([
      [-1, 0],
      [1, 0],
    ]);
  });

  it('keep clear of each other, downwards from the top and upwards from the bottom', () => {
    const tops = marks({ measured: ['a', 'b', 'c'].map((id) => point(id, 50, 500)) });
    expect(tops.map(({ arrow }) => arrow.y)).toEqual([4, 22, 40]);
    const bottoms = marks({ measured: ['a', 'b', 'c'].map((id) => point(id, 50, 50)) });
    expect(bottoms.map(({ arrow }) => arrow.y)).toEqual([316, 298, 280]);
    const apart = marks({ measured: [point('a', 10, 500), point('b', 95, 500)] });
    expect(apart.map(({ arrow }) => arrow.y)).toEqual([4, 4]);
    const leftwards = marks({ measured: [point('a', 95, 500), point('b', 10, 500)] });
    expect(leftwards.map(({ arrow }) => arrow.y)).toEqual([4, 4]);
    const beside = marks({ measured: ['a', 'b'].map((id) => point(id, 120, 250)) });
    expect(beside.map(({ arrow, box: { y } }) => [arrow.y, y])).toEqual([
      [170, 164],
      [188, 182],
    ]);
  });

  it('go no further than the opposite edge, where no place is free', () => {
    const of = (height: number, y: number) =>
      offScaleMarks(
        props({ measured: ['a', 'b', 'c', 'd', 'e'].map((id) => point(id, 50, 500)) }),
        domain,
        { ...plot, height },
        () => 340,
        () => y,
      ).map(({ arrow }) => arrow.y);
    // From 16 px above a plot that is 16 px high to 4 px below it, and from 4 px within one of 20 px to 20 px above it.
    expect(of(16, -50)).toEqual([4, 22, 40, 40, 40]);
    expect(of(20, 90)).toEqual([36, 18, 0, 0, 0]);
  });

  it('say what is printed, in short where the plot is narrow', () => {
    const all = {
      measured: [
        point('a', 50, 500),
        point('b', 50, 500, { note: 'endless' }),
        point('c', 50, 500, { flag: { printed: '500', text: '' } }),
        point('d', 50, 200),
      ],
      currentId: 'a',
      simulated: { throughputPerSecond: 50, roundtripMs: 500, unstable: true },
      now: { throughputPerSecond: 50, roundtripMs: 600, label: '' },
    };
    expect(marks(all).map(({ id, tone, text }) => [id, tone, text])).toEqual([
      ['a', 'measured', 'a: 50/s, 500\u202fms as printed'],
      ['b', 'context', 'b, endless: 50/s, 500\u202fms as printed'],
      ['c', 'note', 'c, printed 500'],
      ['simulated', 'simulated', 'simulated 50/s, 500\u202fms, and grows'],
      ['now', 'simulated', 'now 50/s, 600\u202fms'],
    ]);
    expect(marks(all, { width: 450 }).map(({ text }) => text)).toEqual([
      'a, off the chart',
      'b, off the chart',
      'c, 500',
      'simulated 50/s, 500\u202fms, and grows',
      'now 50/s, 600\u202fms',
    ]);
    expect(marks(all, { width: 451 })[0]?.text).toBe('a: 50/s, 500\u202fms as printed');
    expect(marks(all, { log: false }).map(({ id }) => id)).toEqual(['a', 'c', 'simulated', 'now']);
    const inside = { simulated: { throughputPerSecond: 50, roundtripMs: 200 } };
    expect(marks(inside)).toEqual([]);
  });
});

const px = (value: number) => String(Math.round(10 * value) / 10);
const box = ({ x, y, width, height }: Box) => `${px(width)} × ${px(height)} at ${px(x)}, ${px(y)}`;
const line = ({ x1, y1, x2, y2 }: Segment) => `from ${px(x1)}, ${px(y1)} to ${px(x2)}, ${px(y2)}`;

/** Every mark and label of the plane, one a line, with places in px. */
const drawn = (
  changes: Partial<ThroughputLatencyPlaneProps>,
  width: number,
  zoomMs: number | null,
): string => {
  const given = props(changes);
  const domain = planeDomain(given.measured, [given.simulated, given.now], zoomMs);
  const { plot, xTicks, yTicks, ...layout } = layoutPlane(given, domain, width);
  const spot = (name: string, place: { x: number; y: number } | null) =>
    place ? [`${name} at ${px(place.x)}, ${px(place.y)}`] : [];
  return [
    `plot ${box(plot)}`,
    `x ${xTicks.map(({ at, label }) => `${label} at ${px(at)}`).join(', ')}`,
    `y ${yTicks.map(({ at, label, emphasised }) => `${label}${emphasised ? '!' : ''} at ${px(at)}`).join(', ')}`,
    ...layout.rings.map(
      ({ point: { id }, x, y, look, radius }) => `${look} ${radius} ${id} at ${px(x)}, ${px(y)}`,
    ),
    ...layout.joined.map((step) => `joined ${line(step)}`),
    ...spot('simulated', layout.simulated),
    ...spot('now', layout.now),
    ...(layout.change ? [`change ${line(layout.change)}`] : []),
    ...layout.offScale.map(({ id, text, box: taken }) => `beyond ${id} ${box(taken)}: ${text}`),
    ...layout.labels.map(
      ({ label, tone }) =>
        `${tone} label ${box(label.box)}, ${label.anchor}${label.leader ? `, ${line(label.leader)}` : ''}: ` +
        label.lines.map(({ text, bold }) => (bold ? text.toUpperCase() : text)).join(' | '),
    ),
    `target ${px(layout.targetLabel.x)}, ${box(layout.targetLabel.box)}: ${layout.targetLabel.text}`,
  ].join('\n');
};

// Reviewed as drawn; a change of a place is to be seen in the diff.
describe('the layout of the plane', () => {
  it.each([
    ['wide, with a change', { simulated, now }, 760, null],
    ['narrow, with a change', { simulated, now: { ...now, extrapolated: true } }, 340, null],
    ['as published', { simulated }, 760, null],
    ['at a point of which only the mean is printed', { currentId: '21-A', caseIds: [] }, 500, null],
    ['at an erratum', { currentId: '20-B' }, 500, null],
    ['near the target', { simulated, now }, 760, 300],
    ['with a target that is no tick', { targetMs: 333 }, 501, null],
  ] as const)('is this %s', (_, changes, width, zoomMs) => {
    expect(drawn(changes, width, zoomMs)).toMatchSnapshot();
  });
});

describe('ticks and the name of the target', () => {
  const domain = {
    throughputPerSecond: [0, 10] as [number, number],
    roundtripMs: [200, 400] as [number, number],
    log: false,
  };
  const layout = (more: MeasuredPoint[], width: number, log = false) =>
    layoutPlane(props({ measured: more, caseIds: [] }), { ...domain, log }, width);

  it('hold the ends of the axis', () => {
    const labels = ({ yTicks }: { yTicks: { label: string }[] }) =>
      yTicks.map(({ label }) => label);
    expect(labels(layout([], 600, true))).toEqual(['200', '300', '400']);
    expect(labels(layout([], 600))).toEqual(['200', '250', '300', '350', '400']);
  });

  it('is short below 600 px of plot, which has margins of 56 px', () => {
    expect(layout([], 656).targetLabel.text).toBe('target, about 300 ms');
    expect(layout([], 655).targetLabel.text).toBe('target');
  });

  it('stands below its line, or above where that is taken', () => {
    // The line is at 24 + 256 / 2 = 152; a plot of 38 px has room for one place along it.
    expect(layout([], 94).targetLabel.box.y).toBe(156);
    expect(layout([point('a', 5, 291)], 94).targetLabel.box.y).toBe(135);
  });

  it('needs as much room as it is wide', () => {
    expect(() => layout([], 88)).toThrow('The plane is too narrow for the name of its target.');
  });
});
