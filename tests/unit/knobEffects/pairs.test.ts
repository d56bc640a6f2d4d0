import { describe, expect, it } from 'vitest';
import type { PrintedValue } from '../../../src/comparison/claimsTypes';
import type { Configuration } from '../../../src/comparison/published';
import { knobPairs, onlyDifference } from '../../../src/evidence/knobs/pairs';
import { triedValues } from '../../../src/evidence/knobs/triedValues';
import type { Knob, KnobSchema } from '../../../src/scenario/schema';

const knob = (id: string, change: Partial<Knob> = {}) =>
  ({ id, kind: 'integer', min: 1, max: 9, default: 2, choices: [], ...change }) as Knob;
const schema = { study: 'toy', knobs: [knob('hosts'), knob('threads')] } as unknown as KnobSchema;

const configuration = (row: string, values: Record<string, number>) =>
  ({ row, scenario: `toy/${row}`, schema, values }) as unknown as Configuration;

const a = configuration('a', { hosts: 3 });
const b = configuration('b', {});
const c = configuration('c', { hosts: 3, threads: 7 });

const MEASURED: Record<string, Record<string, number>> = {
  a: { median: 150, mean: 160 },
  b: { median: 100, mean: 100 },
  c: { mean: 80 },
};
const SAMPLES = {
  a: { median: [140, 142], mean: [140, 142] },
  b: { median: [100, 101], mean: [100, 101] },
  c: { mean: [180, 181] },
};

const readPrinted = (row: string, metric: string): PrintedValue => {
  const value = MEASURED[row]?.[metric] ?? null;
  const printed = value === null ? null : String(value);
  return { scenario: `toy/${row}`, configuration: row, metric, printed, value };
};

const source = {
  configurations: [a, b, c],
  readPrinted,
  repeats: null,
  samples: SAMPLES,
  metrics: [['median', 'mean']],
};

describe('pairs of published configurations', () => {
  it('differ in one knob alone, defaults counted', () => {
    expect(onlyDifference(a, b)).toBe('hosts');
    expect(onlyDifference(a, c)).toBe('threads');
    expect(onlyDifference(b, c)).toBeNull();
    expect(onlyDifference(a, a)).toBeNull();
  });

  it('go from the lower value to the higher, in the first metric that both print', () => {
    const [hosts, threads, ...others] = knobPairs(source);
    expect(others).toEqual([]);
    expect(hosts).toMatchObject({ knob: 'hosts', from: 'b', to: 'a', metric: 'median' });
    expect(hosts?.measured).toBeCloseTo(0.5);
    expect(hosts?.simulated).toBeCloseTo(0.403, 3);
    expect(hosts?.outcome).toBe('agrees');
    expect(threads).toMatchObject({ knob: 'threads', from: 'a', to: 'c', metric: 'mean' });
    expect(threads?.outcome).toBe('opposes');
  });

  it('cannot tell where the study differs from itself by as much', () => {
    const repeats = { within: ['a', 'b'], between: ['a', 'b'] } as const;
    expect(knobPairs({ ...source, repeats }).map(({ outcome }) => outcome)).toContain(
      'cannot tell',
    );
  });

  it('are left out where nothing was simulated', () => {
    expect(knobPairs({ ...source, samples: {} })).toEqual([]);
  });
});

describe('the values that a knob is moved to', () => {
  it('are the ends of its range and its default, without that of the base', () => {
    expect(triedValues(knob('hosts'), 3)).toEqual([1, 2, 9]);
    expect(triedValues(knob('hosts'), 2)).toEqual([1, 9]);
    expect(triedValues(knob('hosts', { default: 1 }), 9)).toEqual([1]);
  });

  it('are all choices of a choice', () => {
    const choices = [4, 7, 8].map((value) => ({ id: String(value), label: '', value }));
    expect(triedValues(knob('server', { kind: 'choice', choices }), 7)).toEqual([4, 8]);
  });
});
