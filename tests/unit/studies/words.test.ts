import { describe, expect, it } from 'vitest';
import type { StudyConfiguration } from '../../../src/comparison/studyIndex';
import { knobSchema } from '../../../src/studies/low-latency/knobs';
import { groupSummary } from '../../../src/studies/low-latency/lab/groupSummary';
import { groupLabel, roleText } from '../../../src/studies/low-latency/lab/machineText';
import { machinesOfTestCases } from '../../../src/studies/low-latency/machines';
import { messageBoxesOf } from '../../../src/studies/low-latency/messageBoxes';
import {
  bizTalkComputers,
  boxesOf,
  CONFIGURATION_FIELDS,
  computersText,
  configurationWords,
  measuredIn,
  serverOf,
  trackingPointsOf,
  usersOf,
} from '../../../src/studies/low-latency/pages/configurationFields';
import { inOrder, ORDER_FIELD } from '../../../src/studies/low-latency/pages/configurationOrder';
import { joined, panelOf } from '../../../src/studies/low-latency/pages/panelOf';
import { cellAt, valuesOf } from '../../../src/studies/low-latency/pages/valuesOf';
import { typicalErrors } from '../../../src/studies/low-latency/typicalErrors';
import { scaleUpPoints } from '../../../src/studies/scale-up/points';

const knob = (id: string) => {
  const found = knobSchema.knobs.find((one) => one.id === id);
  if (!found) throw new Error(`no knob ${id}`);
  return found;
};

/** A configuration with some knobs moved, and what was measured of it. */
const configuration = (
  id: string,
  values: Readonly<Record<string, number>> = {},
  measured: Readonly<Record<string, number | null>> = {},
) =>
  ({
    id,
    knobs: knobSchema.knobs.map(
      (one) => values[one.id] ?? (/Only|And|track/i.test(one.id) ? 0 : one.default),
    ),
    measured,
  }) as unknown as StudyConfiguration;

const FLEET = configuration('4-B', {
  receiveAndSend: 2,
  sendOnly: 4,
  sendAndTrack: 1,
  virtualUsers: 12,
  tracking: 15,
  messageBoxes: 1,
  boxesOnDta: 1,
  boxesOnThird: 0,
});

describe('a configuration in words', () => {
  it('counts its computers by what they do', () => {
    expect(computersText(FLEET)).toBe('2 receive and send, 5 send (1 also tracks)');
    expect(
      computersText(configuration('x', { receiveOnly: 1, sendAndTrack: 2, trackOnly: 1 })),
    ).toBe('1 receives, 2 send (2 also track), 1 tracks');
    expect(computersText(configuration('x', { receiveAndSend: 1, sendOnly: 1 }))).toBe(
      '1 receives and sends, 1 sends',
    );
    expect(computersText(configuration('x', { receiveOnly: 3, trackOnly: 2 }))).toBe(
      '3 receive, 2 track',
    );
    expect(computersText(configuration('x'))).toBe('');
    expect(bizTalkComputers(FLEET)).toBe(7);
    expect(bizTalkComputers(configuration('x', { receiveOnly: 3, trackOnly: 2 }))).toBe(5);
  });

  it('has users, MessageBoxes, a server and points of tracking', () => {
    expect([usersOf(FLEET), boxesOf(FLEET), trackingPointsOf(FLEET)]).toEqual([12, 2, 4]);
    expect(trackingPointsOf(configuration('x'))).toBe(0);
    const [first] = knob('server').choices;
    expect(serverOf(configuration('x', { server: first?.value ?? 0 }))).toBe(first?.label);
    expect([
      messageBoxesOf({}),
      messageBoxesOf({ messageBoxes: 2, boxesOnDta: 1, boxesOnThird: 3 }),
    ]).toEqual([1, 6]);
  });

  it('has the median that was measured, else the mean', () => {
    const of = (measured: Record<string, number | null>) =>
      measuredIn(configuration('x', {}, measured), 'throughput');
    expect(of({ 'throughput.median': 3, 'throughput.mean': 4 })?.value).toBe(3);
    expect(of({ 'throughput.median': null, 'throughput.mean': 4 })).toEqual({
      metric: 'throughput.mean',
      statistic: 'mean',
      value: 4,
    });
    expect(of({})).toBeNull();
  });

  it('is found by its test case, server and computers', () => {
    const words = configurationWords(FLEET);
    for (const part of ['4-B', 'test case 4', serverOf(FLEET), computersText(FLEET)])
      expect(words).toContain(part);
  });
});

describe('a list of configurations', () => {
  const field = (key: string) => {
    const found = CONFIGURATION_FIELDS.find((one) => one.key === key);
    if (!found) throw new Error(`no field ${key}`);
    return found;
  };

  it('is narrowed by what was measured, limits included', () => {
    const one = configuration('x', {}, { 'roundtripTime.median': 300, 'throughput.mean': 100 });
    expect(field('within').valuesOf(one)).toEqual(['300', '325', '350', '400', '500', '1000']);
    expect(field('least').valuesOf(one)).toEqual(['60', '70', '80', '90', '100']);
    expect(field('within').valuesOf(configuration('x'))).toEqual([]);
    expect(field('within').nameOf?.('300')).toBe('300 ms, the goal');
    expect(field('within').nameOf?.('325')).toBe('325 ms');
    expect(field('least').nameOf?.('100')).toBe('100 per second');
  });

  it('is narrowed by what it is made of', () => {
    expect(
      ['both', 'receiveOnly', 'sendOnly', 'computers', 'boxes', 'users', 'tracking'].map((key) =>
        field(key).valuesOf(FLEET),
      ),
    ).toEqual([['2'], ['0'], ['5'], ['7'], ['2'], ['12'], ['on']]);
    expect(field('tracking').valuesOf(configuration('x'))).toEqual(['off']);
    for (const key of ['both', 'receiveOnly', 'sendOnly', 'computers', 'boxes']) {
      const options = (field(key).options ?? []).map(Number);
      expect(options, 'every count between').toEqual(
        options.map((_, index) => (options[0] ?? 0) + index),
      );
      expect(options.length).toBeGreaterThan(1);
    }
  });

  it('is sorted by what a reader wants; what is not printed goes last', () => {
    const [a, b, c] = [
      configuration(
        'a',
        { virtualUsers: 9, sendOnly: 3 },
        { 'roundtripTime.median': 400, 'throughput.median': 90 },
      ),
      configuration(
        'b',
        { virtualUsers: 3, sendOnly: 5 },
        { 'roundtripTime.mean': 300, 'throughput.mean': 80 },
      ),
      configuration('c', { virtualUsers: 3, sendOnly: 1 }),
    ];
    const ids = (name?: string) =>
      inOrder([a, b, c], name)
        .map(({ id }) => id)
        .join('');
    expect([undefined, 'roundtrip', 'throughput', 'computers', 'users', 'none'].map(ids)).toEqual([
      'abc',
      'bac',
      'abc',
      'cab',
      'bca',
      'abc',
    ]);
    expect(
      inOrder([c, a, b], 'roundtrip')
        .map(({ id }) => id)
        .join(''),
    ).toBe('bac');
    expect(
      inOrder([c, b, a], 'throughput')
        .map(({ id }) => id)
        .join(''),
    ).toBe('abc');
    const { options = [], valuesOf: all, nameOf } = ORDER_FIELD;
    expect(ORDER_FIELD.allName).toBe('test case');
    expect(options).toEqual(['roundtrip', 'throughput', 'computers', 'users']);
    expect(all(a), 'none is left out').toEqual(options);
    expect(options.map((value) => nameOf?.(value))).toEqual([
      'shortest roundtrip',
      'highest throughput',
      'fewest computers',
      'fewest users',
    ]);
    expect(nameOf?.('none')).toBe('none');
  });
});

describe('a closed group of knobs', () => {
  const summary = (group: string, values: Readonly<Record<string, number>>) =>
    groupSummary({ schema: knobSchema }, group, values);

  it('is told in few words', () => {
    expect(summary('load', { virtualUsers: 3 })).toBe('3 users');
    expect(summary('load', {})).toBe(`${knob('virtualUsers').default} users`);
    const none = Object.fromEntries(
      knobSchema.knobs.filter(({ group }) => group === 'hosts').map(({ id }) => [id, 0]),
    );
    expect(summary('hosts', { ...none, receiveAndSend: 2, sendOnly: 4, sendAndTrack: 1 })).toBe(
      '2 + 4 + 1',
    );
    expect([0, 1, 15].map((tracking) => summary('tracking', { tracking }))).toEqual([
      '0 points',
      '1 point',
      '4 points',
    ]);
    const [server] = knob('server').choices;
    expect(summary('messagebox', { messageBoxes: 2, server: server?.value ?? 0 })).toBe(
      `2 on the ${server?.label}`,
    );
    expect(summary('http', {})).toBe('');
  });

  it('and computers by what they do', () => {
    expect(
      [
        'receiveOnly',
        'receiveAndSend',
        'sendOnly',
        'sendAndTrack',
        'trackOnly',
        'database',
        'other',
      ].map(groupLabel),
    ).toEqual([
      'Receive',
      'Receive and send',
      'Send',
      'Send and track',
      'Track',
      'Databases',
      'other',
    ]);
    expect(roleText(['messagebox', 'tracking-database', 'other-databases', 'send'])).toBe(
      'MessageBox, tracking, other databases, send',
    );
  });
});

describe('the computers of test cases', () => {
  const machine = (name: string, changes = {}) => ({
    name,
    processors: 2,
    clockGhz: 2.4,
    memoryGb: 4,
    model: 'M',
    roles: ['send'],
    ...changes,
  });
  const testCase = (number: number, ...machines: ReturnType<typeof machine>[]) =>
    ({ number, topology: { machines } }) as unknown as Parameters<
      typeof machinesOfTestCases
    >[0][number];

  it('are one where name, processors and model are, with all they did and where', () => {
    const found = machinesOfTestCases([
      testCase(1, machine('A', { note: 'old' }), machine('B')),
      testCase(
        2,
        machine('A', { roles: ['send', 'track'], note: 'old' }),
        machine('B', { processors: 4 }),
      ),
      testCase(5, machine('A', { roles: ['receive'], inferredFrom: 'the text' })),
    ]);
    expect(found.map(({ name, processors, testCases }) => [name, processors, testCases])).toEqual([
      ['A', 2, [1, 2, 5]],
      ['B', 2, [1]],
      ['B', 4, [2]],
    ]);
    expect(found[0]).toMatchObject({
      roles: ['send', 'track', 'receive'],
      notes: ['old'],
      clockGhz: 2.4,
      memoryGb: 4,
      model: 'M',
    });
    expect(found[0]?.inferredFrom, 'some are named').toBeUndefined();
    const [inferred] = machinesOfTestCases([
      testCase(5, machine('A', { inferredFrom: 'the text' })),
    ]);
    expect(inferred?.inferredFrom).toBe('the text');
  });
});

describe('printed numbers', () => {
  const table = (rows: Record<string, Record<string, number | null>>) =>
    ({
      rows: Object.entries(rows).map(([id, cells]) => ({
        id,
        cells: Object.fromEntries(
          Object.entries(cells).map(([column, value]) => [
            column,
            { printed: String(value), value },
          ]),
        ),
      })),
    }) as never;
  const tables = {
    tables: [
      table({ 'x-A': { latency: 5, none: null } }),
      table({ 'x-A': { latency: 9, speed: 7 }, 'x-B': { latency: 6, speed: 8 } }),
    ],
  };

  it('are found by row and column, the first of several, and asked for alone where they are', () => {
    expect(cellAt(tables, 'x-A', 'latency')?.value).toBe(5);
    expect(cellAt(tables, 'x-A', 'speed')?.value).toBe(7);
    expect(cellAt(tables, 'x-C', 'speed')).toBeUndefined();
    const value = valuesOf(tables, { tables: [table({ y: { latency: 1 } })] });
    expect([value('x-B', 'latency'), value('y', 'latency')]).toEqual([6, 1]);
    expect(() => value('x-A', 'none')).toThrow('No number is printed for x-A, none.');
    expect(() => value('x-C', 'speed')).toThrow('x-C, speed');
  });

  it('stand beside the simulated ones in panels, which can be joined', () => {
    const replays = {
      configurations: Object.fromEntries(
        ['A', 'B'].map((id, index) => [
          id,
          { metrics: { latency: { mean: 50 + index, low: 0, high: 0 } } },
        ]),
      ),
    };
    const of = (...rows: [string, string][]) => panelOf(tables, replays, rows);
    const panel = joined(of(['first', 'x-A']), of(['second', 'x-B']))('Latency', 'ms', 'latency');
    expect(panel).toEqual({
      title: 'Latency',
      unit: 'ms',
      points: [
        { label: 'first', measured: 5, simulated: 50 },
        { label: 'second', measured: 6, simulated: 51 },
      ],
    });
    expect(() => of(['first', 'x-A'])('Speed', '/s', 'speed')).toThrow('x-A has no speed.');
    expect(
      panelOf([tables], replays, [['first', 'x-A']])('Latency', 'ms', 'latency').points,
    ).toHaveLength(1);
  });

  it('of scale-up are points where both the hosts and the throughput are', () => {
    const cells = (processHosts: number | null, perSecond: number | null) => ({
      processHosts: { value: processHosts },
      orchestrationsPerSecond: { value: perSecond },
    });
    const rows = [
      { id: 'S1', cells: cells(2, 100) },
      { id: 'S2', cells: cells(null, 100) },
      { id: 'S3', cells: cells(2, null) },
      { id: 'S4', cells: {} },
    ];
    expect(
      scaleUpPoints({
        tables: [
          { number: 'S', rows },
          { number: 'L', rows: [{ id: 'L1', cells: cells(3, 50) }] },
        ],
      } as never),
    ).toEqual([
      { id: 'S1', application: 'simple', processHosts: 2, perSecond: 100 },
      { id: 'L1', application: 'latency', processHosts: 3, perSecond: 50 },
    ]);
  });
});

describe('figures in words', () => {
  it('name errors by what they are of', () => {
    const figures = {
      throughput: 4.36,
      requestTime: 8.2,
      responseTime: 9,
      roundtripTime: 5,
      messageBoxCpu: 3.14,
    };
    const errors = Object.fromEntries(
      Object.entries(figures).map(([id, medianPercent]) => [id, { medianPercent }]),
    );
    expect(typicalErrors(errors as never)).toBe(
      'throughput 4.4\u202f%, request time 8.2\u202f%, response time 9.0\u202f%, roundtrip time 5.0\u202f%, MessageBox CPU 3.1\u202f%',
    );
  });
});
