import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/comparison/compare';
import { goalReader, size } from '../../../src/comparison/goalReader';
import { namedMetrics } from '../../../src/comparison/namedMetrics';
import { calibratedCount } from '../../../src/comparison/parameters';
import { type Configuration, publishedInText } from '../../../src/comparison/published';
import { replayedStudy } from '../../../src/comparison/replayedStudy';
import { statedConfigurations } from '../../../src/comparison/statedConfigurations';
import { erratumIn, isFlagged, ledgerEntry, ledgerOf } from '../../../src/comparison/studyIndex';
import { basisOf, whyIncomparable } from '../../../src/comparison/studyMetrics';
import type { ReadData } from '../../../src/measured/readData';
import type { Condition, Prose } from '../../../src/measured/types';
import type { KnobSchema } from '../../../src/scenario/schema';

/** Made in each test: what throws outside of them is no failed test. */
const toyMetrics = () =>
  namedMetrics(
    [
      { id: 'throughput', label: 'Throughput', unit: 'messages/s', tolerance: 0.1 },
      { id: 'cpu', label: 'Processor', unit: '%' },
      { id: 'idle', label: 'Idle', unit: '%', tolerance: 0.2 },
    ],
    {
      study: 'toy',
      isFitted: (scenario, metric) => scenario === 'toy/a' && metric !== 'idle',
      isCap: (_, metric) => metric === 'cpu',
      precise: ['throughput'],
      further: { wait: 'ms' },
    },
  );

const cell = (row: string, column: string, value: number | null, words?: object) => ({
  section: '',
  row,
  column,
  label: column,
  printed: value === null ? 'little' : String(value),
  value,
  unit: '',
  ...words,
});
const prose: Prose = {
  id: 'toy/prose',
  cells: [
    cell('a', 'idle', null, { reading: { low: 0, high: 10 } }),
    cell('a', 'throughput', 100),
    cell('a', 'elsewhere', 3),
    cell('b', 'cpu', 50),
  ],
};
const schema = {
  study: 'toy',
  knobs: [
    { id: 'users', kind: 'integer', min: 0, max: 9, step: 1, default: 3, choices: [], unit: '' },
    { id: 'hosts', kind: 'integer', min: 0, max: 9, step: 1, default: 2, choices: [], unit: '' },
  ],
} as unknown as KnobSchema;

describe('metrics with one name each', () => {
  it('are judged where they have a tolerance, each by itself', () => {
    const metrics = toyMetrics();
    expect(metrics.metrics).toEqual(['throughput', 'cpu', 'idle']);
    expect(
      metrics.quantities.map(({ id, label, tolerance, metric }) => [
        id,
        label,
        tolerance,
        metric({}),
      ]),
    ).toEqual([
      ['throughput', 'Throughput', 0.1, 'throughput'],
      ['idle', 'Idle', 0.2, 'idle'],
    ]);
  });

  it('have units and names, and others have their own', () => {
    const metrics = toyMetrics();
    expect(['cpu', 'wait', 'unknown'].map(metrics.unitOf)).toEqual(['%', 'ms', '']);
    expect(['cpu', 'wait'].map(metrics.textOf)).toEqual(['Processor', 'wait']);
    expect(metrics.claimTextOf('cpu')).toBe('Processor');
    expect(metrics.isShown('anything')).toBe(true);
    expect(metrics.incomparable).toEqual({});
  });

  it('have no caps and no further units unless told', () => {
    const plain = namedMetrics([], { study: 'toy', isFitted: () => false, precise: [] });
    expect(plain.isCap('toy/a', 'cpu')).toBe(false);
    expect(plain.unitOf('wait')).toBe('');
  });

  it('are evidence as caps, fits or predictions, in this order', () => {
    const metrics = toyMetrics();
    expect(basisOf(metrics, 'toy/a', 'cpu')).toBe('documented cap');
    expect(basisOf(metrics, 'toy/a', 'throughput')).toBe('calibrated');
    expect(basisOf(metrics, 'toy/b', 'throughput')).toBe('predicted');
  });
});

describe('a configuration published in a text', () => {
  it('has what the study compares, in its order, with numbers and readings', () => {
    const metrics = toyMetrics();
    const published = publishedInText(metrics, prose, 'a');
    expect(published).toEqual({
      scenario: 'toy/a',
      row: 'a',
      metrics,
      measured: { throughput: 100, idle: null },
      readings: { idle: { low: 0, high: 10 } },
    });
    expect(Object.keys(published.measured)).toEqual(['throughput', 'idle']);
    expect(Object.keys(published.readings ?? {})).toEqual(['idle']);
  });

  it('is simulated with what it states and the defaults', () => {
    const metrics = toyMetrics();
    const condition = { knob: 'users', value: 5 } as Condition;
    const [a, b] = statedConfigurations(
      metrics,
      schema,
      {
        configurations: [
          { id: 'a', conditions: [condition] },
          { id: 'b', conditions: [] },
        ] as never,
      },
      prose,
    );
    expect(a).toMatchObject({
      scenario: 'toy/a',
      file: 'toy/experiments.json',
      values: { users: 5, hosts: 2 },
      cells: { elsewhere: { value: 3 } },
      source: 'from the text',
      schema,
    });
    expect(b).toMatchObject({ scenario: 'toy/b', values: { users: 3, hosts: 2 } });
    expect(() =>
      statedConfigurations(
        metrics,
        schema,
        { configurations: [{ id: 'a', conditions: [{ knob: 'user', value: 5 }] }] as never },
        prose,
      ),
    ).toThrow('a: user = 5 is no setting');
  });
});

describe('a comparison', () => {
  const simulated = {
    throughput: { mean: 110, low: 108, high: 113 },
    idle: { mean: 4, low: 3, high: 5 },
    wait: { mean: 7, low: 6, high: 8 },
  };
  const nothing = { errata: [], ledger: [] };

  it('has the printed metrics, then the simulated ones, each once', () => {
    const published = publishedInText(toyMetrics(), prose, 'a');
    expect(compare(published, simulated, nothing)).toEqual([
      {
        scenario: 'toy/a',
        metric: 'throughput',
        unit: 'messages/s',
        measured: 100,
        simulated: 110,
        low: 108,
        high: 113,
        error: expect.closeTo(0.1, 12),
        role: 'calibrated',
        quantity: 'throughput',
        tolerance: 0.1,
      },
      {
        scenario: 'toy/a',
        metric: 'idle',
        unit: '%',
        measured: null,
        reading: { low: 0, high: 10 },
        simulated: 4,
        low: 3,
        high: 5,
        error: null,
        role: 'predicted',
        quantity: 'idle',
        tolerance: 0.2,
      },
      {
        scenario: 'toy/a',
        metric: 'wait',
        unit: 'ms',
        measured: null,
        simulated: 7,
        low: 6,
        high: 8,
        error: null,
        role: 'predicted',
        quantity: null,
        tolerance: null,
      },
    ]);
  });

  it('of a changed scenario judges nothing and reads no words', () => {
    const published = publishedInText(toyMetrics(), prose, 'a');
    for (const one of compare(published, simulated, nothing, true)) {
      expect(one).toMatchObject({ error: null, role: 'predicted', quantity: null });
      expect(one.tolerance).toBeNull();
      expect(one).not.toHaveProperty('reading');
    }
  });

  it('has no error where nothing was measured to happen', () => {
    const published = publishedInText(toyMetrics(), prose, 'a');
    const zero = { ...published, measured: { throughput: 0 } };
    expect(compare(zero, simulated, nothing)[0]).toMatchObject({ measured: 0, error: null });
  });

  it('is not made where the measurement contradicts itself', () => {
    const metrics = toyMetrics();
    const published = publishedInText(toyMetrics(), prose, 'a');
    const contradictory = { ...metrics, incomparable: { 'toy/a': 'It contradicts itself.' } };
    expect(whyIncomparable(contradictory, 'toy/a')).toBe('It contradicts itself.');
    expect(whyIncomparable(contradictory, 'toy/b')).toBeNull();
    expect(compare({ ...published, metrics: contradictory }, simulated, nothing)[0]).toMatchObject({
      error: null,
      role: 'not-reproduced',
      simulated: 110,
    });
  });

  it('leaves out simulated metrics that the study does not show', () => {
    const metrics = toyMetrics();
    const published = publishedInText(toyMetrics(), prose, 'a');
    const hiding = { ...metrics, isShown: (metric: string) => metric !== 'wait' };
    const names = compare({ ...published, metrics: hiding }, simulated, nothing);
    expect(names.map(({ metric }) => metric)).toEqual(['throughput', 'idle']);
  });

  it('calls a fitted number that stands in words calibrated, and one that is not printed predicted', () => {
    const metrics = toyMetrics();
    const published = publishedInText(toyMetrics(), prose, 'a');
    const fitted = { ...metrics, isFitted: () => true };
    const roles = compare({ ...published, metrics: fitted }, simulated, nothing);
    expect(roles.map(({ role }) => role)).toEqual(['calibrated', 'calibrated', 'predicted']);
  });
});

const configuration = (label: string, file = 'toy/one.json') =>
  ({ ...publishedInText(toyMetrics(), prose, label), file }) as Configuration;
const summary = (mean: number) => ({ metrics: { throughput: { mean, low: mean, high: mean } } });
const files: Readonly<Record<string, unknown>> = {
  'errata.json': [],
  'ledger.json': [
    { scenario: 'toy/a', metric: 'cpu', reason: '', since: '1' },
    { scenario: 'toys/a', metric: 'cpu', reason: '', since: '1' },
  ],
  'replays/toy/one.json': {
    modelVersion: '2.1.0',
    replications: 7,
    configurations: { a: summary(90) },
  },
  'replays/toy/two.json': {
    modelVersion: '2.1.0',
    replications: 7,
    configurations: { b: summary(60) },
  },
};
const read: ReadData = (name) => files[name] as never;

describe('a replayed study', () => {
  const replayed = () =>
    replayedStudy('toy', [configuration('a'), configuration('b', 'toy/two.json')], read);

  it('has each configuration with its own replay, and its own part of the ledger', () => {
    const study = replayed();
    expect(study).toMatchObject({ study: 'toy', modelVersion: '2.1.0', replications: 7 });
    expect(study.ledger.map(({ scenario }) => scenario)).toEqual(['toy/a']);
    expect(study.results.map(({ summary: { metrics } }) => metrics.throughput?.mean)).toEqual([
      90, 60,
    ]);
    expect(study.results[0]?.comparisons[0]?.error).toBeCloseTo(-0.1, 12);
  });

  it('names a configuration without a replay', () => {
    expect(() => replayedStudy('toy', [configuration('c')], read)).toThrow(
      'toy/c has no precomputed result.',
    );
    expect(replayedStudy('toy', [], read)).toMatchObject({ modelVersion: '', replications: 0 });
  });

  it('gives the goals their figures', () => {
    const { simulated, errorPercent, rows } = goalReader(replayed());
    expect(rows).toEqual(['a', 'b']);
    expect([simulated('a', 'throughput'), simulated('b', 'throughput')]).toEqual([90, 60]);
    expect(errorPercent('a', 'throughput')).toBeCloseTo(-10, 12);
    expect([
      simulated('c', 'throughput'),
      simulated('a', 'cpu'),
      errorPercent('c', 'throughput'),
      errorPercent('a', 'cpu'),
      errorPercent('b', 'throughput'),
    ]).toEqual(new Array(5).fill(Number.NaN));
    expect(size(-0.1 - 0.2)).toBe(0.3);
  });
});

describe('what a lab knows of its study', () => {
  const entry = (scenario: string, metric: string) => ({
    scenario,
    metric,
    reason: '',
    since: '1',
  });
  const erratum = (row: string, column: string) => ({
    id: `${row} ${column}`,
    address: { table: 1, row, column },
    printed: '',
    likely: null,
    usedAsReference: false,
    text: '',
  });
  const index = {
    ranges: {},
    places: [],
    configurations: [],
    errata: [erratum('1-A', 'cpu'), erratum('1-A', 'idle'), erratum('2-A', 'cpu')],
    ledger: [entry('toy/a', 'cpu'), entry('toy/a', 'idle'), entry('toy/b', 'cpu')],
    bands: { widening: 0, metrics: {} },
  };

  it('finds errata by their cell', () => {
    expect(erratumIn(index, '1-A', 'idle')?.id).toBe('1-A idle');
    expect(erratumIn(index, '2-A', 'idle')).toBeUndefined();
    expect([isFlagged(index, '2-A'), isFlagged(index, '3-A')]).toEqual([true, false]);
  });

  it('finds the ledger of a configuration and of one metric', () => {
    expect(ledgerEntry(index, 'toy/b', 'cpu')).toBe(index.ledger[2]);
    expect(ledgerEntry(index, 'toy/b', 'idle')).toBeUndefined();
    expect(ledgerOf(index, 'toy/a')).toEqual(index.ledger.slice(0, 2));
  });
});

it('counts the parameters that were fitted', () => {
  const of = (origin: 'documented' | 'calibrated' | 'assumed') => ({
    id: '',
    value: 1,
    unit: '',
    origin,
    meaning: '',
  });
  expect(calibratedCount([of('calibrated'), of('assumed'), of('calibrated')])).toBe(2);
});
