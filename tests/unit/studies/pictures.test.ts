import { describe, expect, it } from 'vitest';
import {
  readConfigurationsOf,
  readData,
  readProse,
  readResults,
  readTestCases,
} from '../../../scripts/dataFiles';
import type { Screening } from '../../../src/comparison/validation';
import { standingOf } from '../../../src/studies/adapters/lab/standing';
import adapters from '../../../src/studies/adapters/pages/picture';
import capacity from '../../../src/studies/capacity/pages/picture';
import {
  calibrationOf,
  screeningOf,
  sensitivityOf,
} from '../../../src/studies/low-latency/evidence/meanings';
import { byVariance, carrying } from '../../../src/studies/low-latency/evidence/screening';
import lowLatency from '../../../src/studies/low-latency/pages/picture';
import { QUANTITIES } from '../../../src/studies/low-latency/quantities';
import { statedGoal } from '../../../src/studies/low-latency/statedGoal';
import { cellsOf } from '../../../src/studies/low-latency/testCase';
import scaleUp from '../../../src/studies/scale-up/pages/picture';
import { measuredPools } from '../../../src/studies/worker-threads/pages/measuredPools';
import workerThreads from '../../../src/studies/worker-threads/pages/picture';
import { replayOf } from '../../support/studied';
import { adaptersLab } from '../lab/adaptersLab';

describe('the picture of a study', () => {
  it('of low latency has each configuration by what is printed of it, beside the goal', () => {
    const {
      points = [],
      target,
      ends,
    } = lowLatency() as unknown as {
      points: { id: string; x: number; y: number; emphasised: boolean }[];
      target: { y: number; label: string };
      ends: { low: string; high: string };
    };
    for (const testCase of readTestCases())
      for (const { id, x, y, emphasised } of points.filter(
        (point) => point.id.split('-')[0] === String(testCase.number),
      )) {
        const cells = cellsOf(testCase, id);
        const printed = (quantity: string) =>
          cells[`${quantity}.median`]?.value ?? cells[`${quantity}.mean`]?.value;
        expect([id, x, y]).toEqual([id, printed('throughput'), printed('roundtripTime')]);
        expect(emphasised, id).toBe(testCase.number === 20);
      }
    expect(points.length).toBeGreaterThan(40);
    expect(Math.max(...points.map(({ y }) => y))).toBeLessThan(2000);
    expect(target).toEqual({ y: 300, label: '300 ms' });
    const xs = points.map(({ x }) => x);
    expect(ends).toEqual({ low: `${Math.min(...xs)}`, high: `${Math.max(...xs)} messages/s` });
  });

  it('of capacity has the spool of the run by the hour, and the peak as it is stated', () => {
    const { simulated = [], measured, ends, kind } = capacity(readData);
    const { series } = replayOf('capacity', 'overdrive') as unknown as {
      series: { stepMs: number; spoolRows: (number | null)[] };
    };
    expect(kind).toBe('lines');
    expect(simulated.length).toBeGreaterThan(40);
    for (const { x, y } of simulated)
      expect(y).toBe(series.spoolRows[Math.round((x * 3_600_000) / series.stepMs)]);
    const [peak] = measured;
    const stated = readProse('capacity').cells.filter(({ row }) => row === 'overdrive');
    const of = (column: string) => stated.find((cell) => cell.column === column)?.value;
    expect(peak?.points).toEqual([{ x: of('timeToTwoMillionHours'), y: of('spoolRows.peak') }]);
    expect(peak?.label).toBe('2 million');
    expect(ends.low).toBe('0');
    const hours = (series.spoolRows.length * series.stepMs) / 3_600_000;
    expect(Number.parseFloat(ends.high ?? '')).toBeCloseTo(hours, 1);
    expect(ends.high).toMatch(/ hours$/);
  });

  it('of adapters has five of them, each by the fastest that is printed with it at both ends', () => {
    const { rows, ends } = adapters(readData);
    expect(rows).toHaveLength(5);
    for (const { label, value } of rows) {
      const table = readResults('adapters').tables.find(({ number }) => String(number) === '2kb');
      const id = label.toLowerCase();
      const own = (table?.rows ?? []).filter((row) => row.id.startsWith(id));
      const printed = own.map(({ cells }) => cells.biztalk2006?.value ?? 0);
      expect([label, Math.max(...printed)]).toEqual([label, value]);
    }
    expect(ends.high).toMatch(/^[\d.,]+ documents\/s$/);
    expect(Number.parseFloat(ends.high ?? '')).toBeCloseTo(rows[0]?.value ?? 0, 0);
  });

  it('of scale-up has the throughput of both applications by their process hosts', () => {
    const { measured, ends } = scaleUp(readData);
    expect(measured.map(({ id, labelBelow }) => [id, labelBelow])).toEqual([
      ['simple', false],
      ['latency', true],
    ]);
    for (const [index, table] of readResults('scale-up').tables.entries()) {
      const printed = table.rows.map(({ cells }) => ({
        x: cells.processHosts?.value,
        y: cells.orchestrationsPerSecond?.value,
      }));
      expect(measured[index]?.points).toEqual(printed);
      expect(measured[index]?.label.replace(',', '')).toBe(`${printed.at(-1)?.y}/s`);
    }
    const hosts = measured.flatMap(({ points }) => points.map(({ x }) => x));
    expect(ends).toEqual({ low: '0', high: `${Math.max(...hosts)} process hosts` });
  });

  it('of worker threads has what each pool completed, and so has its cliff', () => {
    const { rows, ends } = workerThreads(readData);
    const completed = (row: string) =>
      readProse('worker-threads').cells.find(
        (cell) => cell.row === row && cell.column === 'completed',
      )?.value;
    expect(rows.map(({ id, label }) => [id, label])).toEqual([
      ['25', '25 threads'],
      ['100', '100 threads'],
      ['200', '200 threads'],
    ]);
    for (const { id, value } of rows) expect(value).toBe(completed(id));
    const most = Math.max(...rows.map(({ value }) => value));
    expect(ends.high?.replace(/,/g, '')).toBe(`${most} completed`);
    const pools = measuredPools(
      readConfigurationsOf('worker-threads'),
      readProse('worker-threads'),
    );
    // 25 threads are given for each processor, and a host has two.
    expect(pools.map(({ id, threads }) => [id, threads])).toEqual([
      ['200', 200],
      ['100', 100],
      ['25', 50],
    ]);
    for (const pool of pools) expect(pool.completed).toBe(completed(pool.id));
  });
});

describe('the goal of the low-latency study', () => {
  it('is what its text states, in ms and shares', () => {
    const prose = readProse('low-latency');
    expect(statedGoal(prose)).toEqual({
      meanMs: 300,
      fastMs: 500,
      fastShare: 0.9,
      slowMs: 1000,
      slowShare: 0.05,
    });
    const without = prose.cells.filter(({ column }) => column !== 'limitFast');
    expect(() => statedGoal({ ...prose, cells: without })).toThrow('limitFast');
  });
});

describe('a scenario of the adapter study', () => {
  const { context, first } = {
    context: adaptersLab,
    first: adaptersLab.configurations['http-1-way/2006/2kb'] ?? {},
  };

  it('was printed where its knobs are those of a cell, else it is predicted by its size', () => {
    expect(standingOf(context, first)).toEqual({ label: 'http-1-way/2006/2kb' });
    const other = { ...first, maxConnections: (first.maxConnections ?? 0) + 7 };
    expect(standingOf(context, { ...other, sizeKb: 20 })).toEqual({ prediction: 'small' });
    expect(standingOf(context, { ...other, sizeKb: 21 })).toEqual({ prediction: 'large' });
    expect(standingOf({ ...context, labels: ['none'] }, first)).toEqual({ prediction: 'small' });
  });

  it('is named by test case, version and size as they are printed', () => {
    const { parts = [] } = context.study;
    expect(parts.map(({ label }) => label)).toEqual(['Test case', 'Version', 'File size']);
    const texts = ['http-1-way', '2006', '2kb'].map((id, index) => parts[index]?.textOf(id));
    expect(texts[0]).toMatch(/HTTP/i);
    expect(texts[1]).toMatch(/2006/);
    expect(texts[2]).toMatch(/^2\s?KB$/);
    expect(parts.map(({ textOf }) => textOf('unheard of'))).toEqual(Array(3).fill('unheard of'));
    expect(context.prefix + context.labels[0]).toMatch(/^adapters\/[\w-]+\/[\w]+\/2(00)?kb$/);
    for (const label of context.labels) expect(context.published[label], label).toBeDefined();
  });
});

describe('parameters by what they change', () => {
  const screening = readData<Screening>('validation/screening.json');
  const shares = (quantity: (typeof QUANTITIES)[number]) =>
    screening.parameters
      .map(({ effects }) => effects[quantity].variancePercent)
      .sort((a, b) => b - a);

  it('stand with the largest part of the variance first', () => {
    for (const quantity of QUANTITIES)
      expect(
        byVariance(screening as never, quantity).map(
          ({ effects }) => effects[quantity].variancePercent,
        ),
      ).toEqual(shares(quantity));
  });

  it('are as few as carry a share of it', () => {
    for (const quantity of QUANTITIES)
      for (const share of [50, 90]) {
        const own = carrying(screening as never, quantity, share);
        const sum = (count: number) =>
          shares(quantity)
            .slice(0, count)
            .reduce((all, one) => all + one, 0);
        expect(sum(own.length - 1), quantity).toBeLessThan(share);
        if (own.length < screening.parameters.length)
          expect(sum(own.length), quantity).toBeGreaterThanOrEqual(share);
      }
  });

  it('have the meaning that is stated of each, and what refits leave open', () => {
    const [one, other] = screening.parameters;
    if (one === undefined || other === undefined) throw new Error('There are parameters.');
    const stated = [{ id: one.id, meaning: 'what it is' }] as never;
    const two = { ...screening, parameters: [one, other] };
    const meanings = screeningOf(two, stated).parameters.map(({ meaning }) => meaning);
    expect(meanings).toEqual(['what it is', '']);
    const study = { sensitivity: two, calibration: two } as never;
    expect(sensitivityOf(study, stated)?.parameters[0]?.meaning).toBe('what it is');
    const ensemble = { parameters: [{ id: other.id, standardErrorPercent: 3 }] } as never;
    const calibrated = calibrationOf(study, stated, ensemble)?.parameters ?? [];
    expect(
      calibrated.map(({ meaning, refittedErrorPercent }) => [meaning, refittedErrorPercent]),
    ).toEqual([
      ['what it is', null],
      ['', 3],
    ]);
    const none = { sensitivity: null, calibration: null } as never;
    expect([sensitivityOf(none, stated), calibrationOf(none, stated, ensemble)]).toEqual([
      null,
      null,
    ]);
  });
});
