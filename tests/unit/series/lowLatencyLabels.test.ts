import { range } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { readReplayed } from '../../../scripts/evidenceSource';
import { boxAround, covered } from '../../../src/charts/frame/placeLabels';
import { planeDomain } from '../../../src/charts/plane/planeDomain';
import { layoutPlane } from '../../../src/charts/plane/planeLayout';
import type { Cell } from '../../../src/measured/types';
import { knobSchema } from '../../../src/studies/low-latency/knobs';
import {
  distributionProps,
  machineProps,
  overTimeProps,
  queueProps,
  stageProps,
} from '../../../src/studies/low-latency/lab/chartProps';
import { planeProps } from '../../../src/studies/low-latency/lab/planeProps';
import { bizTalkMachines, topologyProps } from '../../../src/studies/low-latency/lab/topologyProps';
import { testCase } from '../lab/fixture';
import { distinct, lineWith, meanOf, publishedSummary } from './distinct';

const reported = publishedSummary('low-latency/test-case-20', 'A');
const summary = distinct(reported);
const other = { ...summary, distribution: { binMs: 7, counts: [1, 2] }, stages: [] };
const unstable = { ...summary, status: 'unstable' as const };
const cpuOf = new Map(summary.machines.map(({ name, cpuPercent }) => [name, cpuPercent]));
/** The study's goal, as its text states it: 300 ms on average, 90 % within 500 ms and 5 % within 1 s. */
const goal = { meanMs: 300, fastMs: 500, fastShare: 0.9, slowMs: 1000, slowShare: 0.05 };

/** A cell for every column, each with its own number. */
const cells: Record<string, Cell> = Object.fromEntries(
  [
    ...Object.keys(reported.metrics).filter((name) => name.includes('.')),
    ...reported.machines.map(({ name }) => `cpu.${name}`),
  ].map((column, index) => [column, { printed: `of ${column}`, value: 5000 + index }]),
);
const cellOf = (column: string) => cells[column]?.value;

describe('the charts of the low-latency study', () => {
  it('hold the roundtrips against the measured roundtrip of the same statistic, and the goal', () => {
    for (const statistic of ['mean', 'median'] as const) {
      const props = distributionProps(summary, other, cells, statistic);
      expect(props).toEqual({
        title: undefined,
        simulated: summary.distribution,
        published: other.distribution,
        measured: { statistic, valueMs: cellOf(`roundtripTime.${statistic}`) },
        goal,
      });
    }
    const same = distributionProps(unstable, unstable, {}, 'mean');
    expect(same).toMatchObject({ published: undefined, measured: null });
    expect(same.title).toMatch(/grows as long as the run goes on/);
    const { distribution: _, ...without } = summary;
    expect(distributionProps(without, undefined, {}, 'mean').simulated).toEqual({
      binMs: 0,
      counts: [],
    });
  });

  it('show the stages of the result, and of the published one beside it', () => {
    expect(stageProps(summary, other)).toEqual({ stages: summary.stages, published: [] });
    expect(stageProps(summary, summary)).toEqual({ stages: summary.stages, published: undefined });
  });

  it('show each machine beside the cell of its own column, with its misprint', () => {
    const { machines, source } = machineProps(summary, testCase, '20-A', cells);
    expect(source).toBe('20-A, Table 80');
    const groups = {
      'BPI2X-C05': ['Receive and send', undefined],
      'BPI2X-C06': ['Receive and send', undefined],
      'BPI4X-A02': ['Send and track', undefined],
      'BPI4X-C02': ['Send', undefined],
      'BPI4X-O02': ['Send', undefined],
      'BPI4X-O03': ['Send', undefined],
      seventh: ['Send', undefined],
      'BPI8X-O01': ['Databases', 'MessageBox'],
      'BPI8X-M01': ['Databases', 'tracking'],
      'BPI8X-K02': ['Databases', 'other databases'],
    };
    expect(machines.map(({ flag: _, ...machine }) => machine)).toEqual(
      Object.entries(groups).map(([name, [group, detail]]) => ({
        name,
        group,
        detail,
        simulatedPercent: cpuOf.get(name),
        measuredPercent: cellOf(`cpu.${name}`),
        printed: `of cpu.${name}`,
      })),
    );
    const flagged = machines.filter(({ flag }) => flag !== undefined).map(({ name }) => name);
    expect(flagged).toEqual(['BPI8X-O01']);
    const bare = machineProps(summary, testCase, '20-A', {}).machines[0];
    expect(bare).toMatchObject({ measuredPercent: null, printed: null });
  });

  it('name each kind of computer by what it does', () => {
    const kinds = {
      receiveOnly: 'Receive',
      receiveAndSend: 'Receive and send',
      sendOnly: 'Send',
      sendAndTrack: 'Send and track',
      trackOnly: 'Track',
      database: 'Databases',
    };
    const [first] = summary.machines;
    if (!first) throw new Error('There is no machine.');
    const machines = Object.keys(kinds).map((group) => ({ ...first, group }));
    const props = machineProps({ ...summary, machines }, testCase, '20-A', {});
    expect(props.machines.map(({ group }) => group)).toEqual(Object.values(kinds));
  });

  it('draw the roundtrip over time with its checkpoints and the measured mean', () => {
    const props = overTimeProps(summary, cells);
    expect(lineWith(summary, props.roundtripMs)).toBe('roundtripMs');
    expect(lineWith(summary, props.checkpointMs)).toBe('checkpointMs');
    expect(props).toMatchObject({
      title: undefined,
      stepMs: summary.series.stepMs,
      protocol: summary.protocol,
      measured: { statistic: 'mean', valueMs: cellOf('roundtripTime.mean') },
      run: `run 1 of ${summary.replications}`,
    });
    expect(overTimeProps(unstable, {})).toMatchObject({
      title: 'The roundtrip grows and does not come to rest',
      measured: null,
    });
  });

  it('draw each queue under its own label', () => {
    const { queues, stepMs, protocol, run } = queueProps(summary);
    expect(queues.map(({ label, depth }) => [label, lineWith(summary, depth)])).toEqual([
      ['application queue', 'applicationQueue'],
      ['spool', 'spool'],
    ]);
    expect({ stepMs, protocol, run }).toEqual({
      stepMs: summary.series.stepMs,
      protocol: summary.protocol,
      run: `run 1 of ${summary.replications}`,
    });
  });
});

describe('the plane of throughput and roundtrip', () => {
  it.each(['mean', 'median'] as const)(
    'has what is simulated in the %s at its place',
    (statistic) => {
      const now = { summary: unstable, label: 'five users', extrapolated: true };
      const props = planeProps({ configuration: '20-B', statistic, published: summary, now });
      const point = {
        throughputPerSecond: meanOf(summary, `throughput.${statistic}`),
        roundtripMs: meanOf(summary, `roundtripTime.${statistic}`),
      };
      expect(props.simulated).toEqual({ ...point, unstable: false });
      expect(props.now).toEqual({
        ...point,
        unstable: true,
        label: 'five users',
        extrapolated: true,
      });
      expect(props).toMatchObject({ currentId: '20-B', statistic, targetMs: 300 });
      expect(props.caseIds).toEqual(['20-A', '20-B', '20-C']);
      // 20-C has another tracking and another batch, too.
      expect(props.joined).toEqual([['20-A', '20-B']]);
    },
  );

  it('joins by a line what differs in the load alone, and no misprint', () => {
    const joined = (statistic: 'mean' | 'median') =>
      Object.fromEntries(
        range(1, 22).flatMap((number) => {
          const configuration = `${number}-A`;
          const props = planeProps({ configuration, statistic, published: summary, now: null });
          const pairs = (props.joined ?? []).map(([one, other]) => `${one} ${other}`);
          return pairs.length > 0 ? [[number, pairs]] : [];
        }),
      );
    const sizes = ['5-A 5-B', '5-A 5-C'];
    const users = ['6-A 6-C', '6-B 6-C'];
    expect(joined('median')).toEqual({
      4: ['4-A 4-B', '4-A 4-C', '4-C 4-D'],
      5: sizes,
      6: users,
      20: ['20-A 20-B'],
    });
    expect(joined('mean')).toEqual({
      4: ['4-A 4-B', '4-A 4-D'], // 4-C contradicts the others: an erratum
      5: sizes,
      6: users,
      14: ['14-B 14-C'],
      15: ['15-A 15-B'],
      20: ['20-A 20-B'],
      21: ['21-C 21-D'],
    });
  });

  it('keeps its labels off the numbers of the axis, and off the rings', () => {
    for (const { configuration, summary: published } of readReplayed('low-latency').results) {
      for (const statistic of ['mean', 'median'] as const) {
        const props = planeProps({
          configuration: configuration.row,
          statistic,
          published,
          now: null,
        });
        const domain = planeDomain(props.measured, [props.simulated], null);
        for (const width of [318, 330, 342, 358, 420, 560, 680, 760]) {
          const { plot, labels, rings, targetLabel } = layoutPlane(props, domain, width);
          const circles = rings.map(({ x, y, radius }) => boxAround(x, y, radius));
          for (const { box } of [...labels.map(({ label }) => label), targetLabel]) {
            const under = covered(box, circles);
            // A phone of 390 px has 358 for the plane; a quarter of the smallest ring may be under a name.
            if (width >= 358)
              expect(under, `${configuration.row} ${width}: px² of rings`).toBeLessThan(10);
          }
          for (const { label } of labels) {
            const bottom = label.box.y + label.box.height - plot.y - plot.height;
            expect(bottom, `${configuration.row} ${label.id} ${width}`).toBeLessThanOrEqual(5);
          }
        }
      }
    }
  });

  it('has every measured configuration at its printed values', () => {
    const { measured } = planeProps({
      configuration: '20-A',
      statistic: 'median',
      published: undefined,
      now: null,
    });
    const point = (id: string) => measured.find((one) => one.id === id);
    const [row] = testCase.tables.find(({ kind }) => kind === 'throughput')?.rows ?? [];
    expect(point('20-A')).toEqual({
      id: '20-A',
      throughputPerSecond: row?.cells['throughput.median']?.value,
      roundtripMs: row?.cells['roundtripTime.median']?.value,
      only: undefined,
      flag: undefined,
      note: undefined,
      href: '/low-latency/test-case-20?config=A&v=1',
    });
    // Test case 1 prints means alone.
    expect(point('1-A')).toMatchObject({
      throughputPerSecond: 79,
      roundtripMs: 1520,
      only: 'mean',
    });
    expect(point('2-A')?.note).toBe('backlog without end');
    expect(measured.filter(({ note }) => note !== undefined)).toHaveLength(1);
    // The misprint is told in the unit of its own quantity.
    expect(point('15-A')?.flag).toMatchObject({ printed: '227', href: '/reference/errata#E0-02' });
    expect(point('16-B')?.flag?.printed).toMatch(/^\d+\/s$/);
  });

  it('says what cannot be compared, until something of its own is simulated', () => {
    const titleOf = (configuration: string, now: Parameters<typeof planeProps>[0]['now']) =>
      planeProps({ configuration, statistic: 'mean', published: undefined, now }).title;
    expect(titleOf('2-A', null)).toBe('2-A is shown but not compared');
    expect(titleOf('2-A', { summary, label: '', extrapolated: false })).toBeUndefined();
    expect(titleOf('20-A', null)).toBeUndefined();
  });

  it('has no simulated point where one of the two metrics is missing', () => {
    for (const name of ['throughput.mean', 'roundtripTime.mean']) {
      const { [name]: _, ...metrics } = summary.metrics;
      const published = { ...summary, metrics };
      const props = planeProps({ configuration: '1-A', statistic: 'mean', published, now: null });
      expect(props.simulated).toBeUndefined();
      const now = { summary: published, label: 'x', extrapolated: false };
      const changed = planeProps({ configuration: '1-A', statistic: 'mean', published, now });
      expect(changed.now).toBeUndefined();
    }
  });
});

describe('the topology', () => {
  const values = { virtualUsers: 7, requestKb: 11, responseKb: 13, server: 1 };
  const shown = {
    ...summary,
    resources: [
      { id: 'publishLock', label: 'Publish lock', utilisationPercent: 81, waitMs: 1 },
      { id: 'log', label: 'Transaction log', utilisationPercent: 42, waitMs: 2 },
    ],
  };
  const props = topologyProps(shown, testCase, knobSchema, values);

  it('gives each box its own setting or value', () => {
    expect(props.title).toBe('Topology of test case 20');
    expect(props.loadGenerator.detail).toBe('7 virtual users');
    expect(props.backend.detail).toBe('11 KB in, 13 KB out');
    expect(props.storage).toMatchObject({
      detail: 'load of the transaction log',
      utilisationPercent: 42,
    });
    const server = knobSchema.knobs
      .find(({ id }) => id === 'server')
      ?.choices.find(({ value }) => value === 1)?.label;
    expect(props.sqlServers.map(({ limiting: _, ...one }) => one)).toEqual([
      {
        name: 'BPI8X-O01',
        detail: `MessageBox, ${server}`,
        utilisationPercent: cpuOf.get('BPI8X-O01'),
      },
      { name: 'BPI8X-M01', detail: 'tracking', utilisationPercent: cpuOf.get('BPI8X-M01') },
      { name: 'BPI8X-K02', detail: 'other databases', utilisationPercent: cpuOf.get('BPI8X-K02') },
    ]);
    const { storage } = topologyProps({ ...shown, resources: [] }, testCase, knobSchema, values);
    expect(storage).toMatchObject({ detail: 'log and data files', utilisationPercent: null });
  });

  it('draws each BizTalk computer with its own roles and load', () => {
    const machines = bizTalkMachines(summary, testCase);
    const load = (name: string) => cpuOf.get(name);
    expect(machines.map(({ name, roles, cpuPercent }) => [name, roles, cpuPercent])).toEqual([
      ['BPI2X-C05', ['receive', 'send'], load('BPI2X-C05')],
      ['BPI2X-C06', ['receive', 'send'], load('BPI2X-C06')],
      ['BPI4X-A02', ['send', 'track'], load('BPI4X-A02')],
      ['BPI4X-C02', ['send'], load('BPI4X-C02')],
      ['BPI4X-O02', ['send'], load('BPI4X-O02')],
      ['BPI4X-O03', ['send'], load('BPI4X-O03')],
      ['seventh', ['send'], load('seventh')],
      ['spare', [], null],
    ]);
    expect(machines.map(({ processors }) => processors)).toEqual([2, 2, 4, 4, 4, 4, 4, 4]);
    expect(machines.filter(({ inferred }) => inferred).map(({ name }) => name)).toEqual([
      'seventh',
      'spare',
    ]);
  });
});
