import { describe, expect, it } from 'vitest';
import { readValues } from '../../../src/explore/seek/moveText';
import { valuesIn } from '../../../src/explore/seek/ranges';
import { sliderScale } from '../../../src/lab/view/sliderScale';
import { type LinkContext, labelOf, pathOf } from '../../../src/scenario/codec';
import { namedLinkOf, PYTHON_PATH } from '../../../src/scenario/namedLink';
import { apply, published } from '../../../src/scenario/scenario';
import type { Knob, KnobSchema } from '../../../src/scenario/schema';
import { spreadValues } from '../../../src/scenario/spreadValues';
import { statedScenario } from '../../../src/scenario/stated';
import {
  acceptedValues,
  formatValue,
  isAccepted,
  nearestValue,
  parseValue,
} from '../../../src/scenario/value';

// With knobs of its own: those of the studies are read before any test runs, and what throws there is no failed test.
const knob = (id: string, kind: Knob['kind'], more: Partial<Knob> = {}): Knob =>
  ({ id, kind, min: 0, max: 20, step: 1, default: 3, choices: [], unit: '', ...more }) as Knob;
const hosts = knob('hosts', 'integer', { min: 2, max: 13, step: 4, default: 6 });
const keepAlive = knob('keepAlive', 'switch', { default: 1 });
const server = knob('server', 'choice', {
  default: 4,
  choices: [
    { id: 'xeon', label: 'Xeon', value: 4 },
    { id: 'opteron', label: 'Opteron', value: 9 },
  ],
});
const schema = { study: 'toy', knobs: [hosts, keepAlive, server] } as unknown as KnobSchema;

describe('values', () => {
  it('lie on the grid of their knob', () => {
    expect([-9, 2, 5, 9, 12, 40].map((value) => nearestValue(hosts, value))).toEqual([
      2, 2, 6, 10, 10, 10,
    ]);
    expect([6, 7, 14, Number.NaN].map((value) => isAccepted(hosts, value))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([0, 6, 7, 20].map((value) => nearestValue(server, value))).toEqual([4, 4, 9, 9]);
    expect([0.2, 0.9].map((value) => nearestValue(keepAlive, value))).toEqual([0, 1]);
  });

  it('between whole numbers are those that a reader writes', () => {
    const demand = knob('demandMs', 'integer', { min: 0.01, max: 40, step: 0.001, scale: 'log' });
    for (const text of ['4.02', '0.29', '8.43', '39.999', '40']) {
      expect(parseValue(demand, text)).toEqual({ ok: true, value: Number(text) });
      expect(formatValue(demand, Number(text))).toBe(text);
    }
    expect(parseValue(demand, '4.0207')).toMatchObject({ ok: false, nearest: 4.021 });
    expect([0, 0.1 + 0.2, 99].map((value) => nearestValue(demand, value))).toEqual([0.01, 0.3, 40]);
    const ratio = knob('share', 'integer', { min: 0, max: 1, step: 0.1, scale: 'linear' });
    const tenths = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
    expect(spreadValues(ratio, 0, 1, 60)).toEqual(tenths);
    expect(valuesIn(ratio, 0.3, 0.7)).toEqual([0.3, 0.4, 0.5, 0.6, 0.7]);
    const { valueAt, max } = sliderScale(demand);
    const stops = Array.from({ length: max + 1 }, (_, position) => valueAt(position));
    expect(stops.filter((stop) => !isAccepted(demand, stop))).toEqual([]);
    expect(readValues(ratio, ['0.3..0.9/0.2'])).toEqual({
      values: [0.3, 0.5, 0.7, 0.9],
      problems: [],
    });
  });

  it('are read and written by kind', () => {
    expect(parseValue(keepAlive, 'on')).toEqual({ ok: true, value: 1 });
    expect(parseValue(keepAlive, 'off')).toEqual({ ok: true, value: 0 });
    expect(parseValue(keepAlive, 'maybe')).toEqual({
      ok: false,
      nearest: null,
      accepted: 'on or off',
    });
    expect(parseValue(server, 'opteron')).toEqual({ ok: true, value: 9 });
    expect(parseValue(server, 'opterom')).toMatchObject({ ok: false, nearest: 9 });
    expect(parseValue(server, 'nothing like it')).toMatchObject({ ok: false, nearest: null });
    expect(acceptedValues(server)).toBe('xeon or opteron');
    expect(parseValue(hosts, '10')).toEqual({ ok: true, value: 10 });
    expect(parseValue({ ...hosts, min: 0 }, '-0')).toEqual({ ok: true, value: 0 });
    expect(parseValue(hosts, '10.25')).toMatchObject({ ok: false, nearest: 10 });
    expect(parseValue(hosts, '-10')).toMatchObject({ ok: false, nearest: 2 });
    expect([formatValue(keepAlive, 0), formatValue(keepAlive, 1)]).toEqual(['off', 'on']);
    expect([formatValue(server, 9), formatValue(server, 7)]).toEqual(['opteron', '7']);
    expect(formatValue(hosts, 10)).toBe('10');
  });

  it('of a stated configuration are those of the text and the defaults', () => {
    const stated = (conditions: object[]) =>
      statedScenario(schema, { id: 'a', conditions: conditions as never });
    expect(stated([{ knob: 'server', value: 'opteron' }])).toEqual({
      hosts: 6,
      keepAlive: 1,
      server: 9,
    });
    expect(() => stated([{ knob: 'hosts', value: 7 }])).toThrow('a: hosts = 7 is no setting');
    expect(() => stated([{ knob: 'host', value: 6 }])).toThrow('a: host = 6 is no setting');
  });

  it('reach the simulator in the order of the schema', () => {
    expect(apply(schema, { server: 9, hosts: 10 }, { hosts: 2 })).toEqual([2, 1, 9]);
  });
});

describe('a link', () => {
  it('leads to the page of a configuration', () => {
    expect(pathOf('low-latency/20-A')).toBe('/low-latency/test-case-20?config=A');
    expect(pathOf('capacity/overdrive')).toBe('/capacity/lab?config=overdrive');
    expect(pathOf('worker-threads/200-throttled')).toBe('/worker-threads/lab?config=200-throttled');
    expect(pathOf('scale-up/20-Ab')).toBe('/scale-up/lab?config=20-Ab');
    expect(pathOf('adapters/http/2006/2kb')).toBe('/adapters/lab?config=http/2006/2kb');
    expect(labelOf('adapters/20-A')).toBe('A');
  });

  it('opens a scenario as a program', () => {
    const context = { schema } as LinkContext;
    const scenario = published('low-latency/20-A');
    expect(namedLinkOf(PYTHON_PATH, context, scenario)).toBe('/python?scenario=low-latency/20-A');
    const changed = { ...scenario, changes: { server: 9, keepAlive: 0, gone: 1 }, seed: 7 };
    expect(namedLinkOf(PYTHON_PATH, context, changed)).toBe(
      `/python?scenario=low-latency/20-A&server=opteron&keepAlive=off&seed=7&model=${schema.modelVersion}`,
    );
  });
});
