import { describe, expect, it } from 'vitest';
import { labelRequests, plural } from './curveLabels';
import { frontWithin } from './paretoFront';
import { othersText, planeDescription, planeTable, planeTitle } from './planeText';
import type { ThroughputLatencyPlaneProps } from './planeTypes';

const point = (throughputPerSecond: number, roundtripMs: number) => ({
  throughputPerSecond,
  roundtripMs,
});
const props = (
  changes: Partial<ThroughputLatencyPlaneProps> = {},
): ThroughputLatencyPlaneProps => ({
  measured: [
    { id: '1-A', ...point(100, 200) },
    { id: '1-B', ...point(1200, 400), note: 'backlog without end' },
    { id: '1-C', ...point(50, 60), only: 'mean' },
    { id: '1-D', ...point(70, 80), flag: { printed: '80', text: 'no' }, note: 'hidden' },
  ],
  currentId: '1-A',
  caseIds: [],
  statistic: 'median',
  targetMs: 300,
  ...changes,
});
const simulated = point(100, 200);
const now = (throughputPerSecond: number, roundtripMs: number, more: object = {}) => ({
  ...point(throughputPerSecond, roundtripMs),
  label: 'tracking off',
  ...more,
});

describe('the title of the plane', () => {
  const title = (changes: Partial<ThroughputLatencyPlaneProps>) => planeTitle(props(changes));

  it.each([
    [now(100.9, 201.9), 'hardly anything changes'],
    [now(101, 200), '1 % more messages, and each takes as long as before'],
    [now(99, 200), '1 % fewer messages, and each takes as long as before'],
    [now(100, 202), 'as many messages, and each takes 1 % longer'],
    [now(100, 198), 'as many messages, and each takes 1 % less time'],
    [now(150, 100), '50 % more messages, and each takes 50 % less time'],
    [now(50, 300), '50 % fewer messages, and each takes 50 % longer'],
    [
      now(50, 300, { unstable: true }),
      'it no longer keeps up, and the roundtrip grows without end',
    ],
  ])('says of %j what changed', (changed, text) => {
    const said = text.replaceAll(' %', '\u202f%');
    expect(title({ simulated, now: changed })).toBe(`With tracking off: ${said}`);
    const begins = 'A fourth user:';
    expect(title({ simulated, now: { ...changed, begins } })).toBe(`${begins} ${said}`);
  });

  it('says that nothing moves where nothing came through before or after', () => {
    expect(title({ simulated: point(0, 0), now: now(0, 0) })).toBe(
      'With tracking off: hardly anything changes',
    );
  });

  it('says where a backlog goes away', () => {
    expect(title({ simulated: { ...simulated, unstable: true }, now: now(1, 1) })).toBe(
      'With tracking off: it keeps up with its load',
    );
  });

  it('counts what was measured with more messages in less time, among what can be compared', () => {
    const among = (...others: [number, number, object?][]) =>
      title({
        simulated,
        measured: [
          { id: '1-A', ...point(100, 200) },
          ...others.map(([x, r, more], index) => ({ id: `9-${index}`, ...point(x, r), ...more })),
        ],
      });
    expect(among([100, 100], [200, 200], [99, 1])).toBe(
      'None of the 3 others was measured with more messages in less time than 1-A',
    );
    const doubted = { flag: { printed: '', text: '' } };
    expect(among([101, 199], [50, 50], [101, 199, doubted], [101, 199, { only: 'mean' }])).toBe(
      'Of 2 others only 9-0 was measured with more messages in less time than 1-A',
    );
    expect(among([101, 199], [300, 10])).toBe(
      'Of 2 others only 9-0 and 9-1 were measured with more messages in less time than 1-A',
    );
    expect(among([101, 199], [300, 10], [110, 190], [50, 50])).toBe(
      '3 of the 4 others were measured with more messages in less time than 1-A',
    );
  });

  it('says how many of the rings its title does not count', () => {
    const measured = [
      { id: '1-A', ...point(100, 200) },
      { id: '1-B', ...point(100, 200) },
      { id: '1-C', ...point(100, 200), flag: { printed: '', text: '' } },
      { id: '1-D', ...point(100, 200), only: 'mean' as const },
    ];
    expect(othersText({ measured, currentId: '1-A' })).toBe(
      'Small rings: 3 other measured configurations, 2 not compared.',
    );
    expect(othersText({ measured: measured.slice(0, 2), currentId: '1-A' })).toBe(
      'Small rings: 1 other measured configuration.',
    );
  });

  it('compares what can be compared', () => {
    expect(title({ simulated: { ...simulated, unstable: true } })).toBe(
      'Simulated 1-A does not keep up: its roundtrip grows',
    );
    expect(title({ simulated, currentId: '1-C' })).toBe(
      'Of 1-C only the mean is printed: the simulated median is not compared',
    );
    expect(title({ simulated, currentId: '1-D' })).toBe(
      '1-D is printed with an erratum; simulated it reaches 100/s, 200\u202fms',
    );
    const all = 'Throughput and roundtrip of all 4 configurations';
    expect([title({}), title({ simulated, currentId: '9-Z' }), title({ now: now(1, 1) })]).toEqual([
      all,
      all,
      all,
    ]);
  });
});

describe('the plane in words', () => {
  const opening =
    'Throughput against median roundtrip of 4 measured configurations; target about 300\u00a0ms.';
  const words = (changes: Partial<ThroughputLatencyPlaneProps>) =>
    planeDescription(props(changes)).replace('about 300 ms', 'about 300\u00a0ms');

  it('names the present configuration, its simulation and the change', () => {
    expect(words({})).toBe(`${opening} 1-A measured 100/s, 200\u202fms.`);
    expect(words({ currentId: '9-Z' })).toBe(opening);
    expect(words({ currentId: '1-C' })).toBe(`${opening} 1-C measured (mean) 50/s, 60\u202fms.`);
    expect(words({ currentId: '1-D' })).toBe(
      `${opening} 1-D measured 70/s, 80\u202fms, an erratum as printed.`,
    );
    expect(
      words({
        currentId: '9-Z',
        simulated,
        now: now(50, 300, { unstable: true, extrapolated: true }),
      }),
    ).toBe(
      `${opening} Simulated as published 100/s, 200\u202fms. Now, tracking off: 50/s, 300\u202fms, and grows, outside the measured range.`,
    );
    expect(words({ currentId: '9-Z', now: now(50, 300) })).toBe(
      `${opening} Now, tracking off: 50/s, 300\u202fms.`,
    );
  });

  it('tells its band and what other loads would do', () => {
    const band = { throughputPerSecond: { low: 1, high: 2 }, roundtripMs: { low: 3, high: 4 } };
    expect(words({ currentId: '9-Z', band, overLoad: [point(5, 6), point(7, 8)] })).toBe(
      `${opening} 90 % bands: 1–2 a second, 3–4 ms. Under less and more load, by short runs: 5/s, 6\u202fms; 7/s, 8\u202fms.`,
    );
  });

  it('is a table of every mark', () => {
    expect(planeTable(props()).rows).toEqual(
      [
        ['1-A', 'measured', '100', '200', undefined],
        ['1-B', 'measured', '1,200', '400', 'backlog without end'],
        ['1-C', 'measured', '50', '60', 'mean'],
        ['1-D', 'measured', '70', '80', 'erratum, as printed'],
      ].map((row) => row.map((cell) => cell ?? '')),
    );
    expect(planeTable(props()).columns).toEqual([
      'Configuration',
      'kind',
      'throughput, messages/s',
      'median roundtrip, ms',
      'remark',
    ]);
    const { rows } = planeTable(
      props({
        simulated: { ...simulated, unstable: true },
        now: now(50, 300, { unstable: true, extrapolated: true }),
      }),
    );
    expect(rows.slice(0, 2)).toEqual([
      ['1-A', 'simulated as published', '100', '200', 'grows without end'],
      ['1-A', 'now, tracking off', '50', '300', 'grows without end, extrapolated'],
    ]);
    const [first] = planeTable(props({ now: now(50, 300, { extrapolated: true }) })).rows;
    expect(first?.at(-1)).toBe('extrapolated');
  });
});

describe('a front', () => {
  const design = (
    id: string,
    computers: number,
    throughputPerSecond: number,
    roundtripMs: number,
  ) => ({
    id,
    computers,
    ...point(throughputPerSecond, roundtripMs),
    notes: [],
    settings: '',
  });

  it('has the designs that carry more than every faster one, of so many computers', () => {
    const designs = [
      design('slow', 2, 90, 300),
      design('beaten', 2, 70, 200),
      design('equal', 2, 80, 250),
      design('fast', 1, 50, 100),
      design('fast and better', 2, 80, 100),
      design('large', 3, 500, 50),
    ];
    const ids = (computers: number) => frontWithin(designs, computers).map(({ id }) => id);
    expect(ids(3)).toEqual(['large']);
    expect(ids(2)).toEqual(['fast and better', 'slow']);
    expect(ids(1)).toEqual(['fast']);
    expect(ids(0)).toEqual([]);
  });
});

describe('the labels of a curve', () => {
  const at = ({ users }: { users: number }) => ({ x: users, y: -users });
  const users = (count: number) => ({ users: count, ...point(10 * count, 100 * count) });
  const of = (measured: number[], simulated: number[], current: number, isRun: boolean) =>
    labelRequests(
      measured.map(users),
      simulated.map(users),
      isRun ? users(current) : undefined,
      current,
      at,
    ).map(({ tone, request: { id, x, y, radius, lines, required } }) => [
      tone,
      id,
      x,
      y,
      radius,
      lines.map(({ text, bold }) => (bold ? text.toUpperCase() : text)),
      required,
    ]);

  it('are the run, the measured points and the ends that nothing else names', () => {
    expect(of([2, 3], [1, 2, 3, 4], 3, true)).toEqual([
      ['simulated', 'now', 3, -3, 9, ['SIMULATED: 30/S, 300\u202fMS'], true],
      ['measured', 'measured-2', 2, -2, 5, ['2 USERS'], true],
      ['measured', 'measured-3', 3, -3, 9, ['MEASURED: 30/S, 300\u202fMS'], true],
      ['simulated', 'simulated-1', 1, -1, 4, ['1 user'], true],
      ['simulated', 'simulated-4', 4, -4, 4, ['4 users'], true],
    ]);
    expect(of([1], [1, 2, 4], 4, false)).toEqual([
      ['measured', 'measured-1', 1, -1, 5, ['1 USER'], true],
    ]);
    const ids = of([1, 2], [1, 2, 4], 3, false).map(([, id]) => id);
    expect(ids).toEqual(['measured-1', 'measured-2', 'simulated-4']);
    expect(of([], [], 1, false)).toEqual([]);
    expect([plural(1), plural(2)]).toEqual(['1 user', '2 users']);
  });
});
