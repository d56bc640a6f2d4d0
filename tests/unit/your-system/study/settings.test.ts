import { describe, expect, it } from 'vitest';
import { fromParams, toParams } from '../../../../src/scenario/codec';
import { setKnobs } from '../../../../src/scenario/scenario';
import type { KnobValues } from '../../../../src/scenario/schema';
import { formatValue, isAccepted, parseValue } from '../../../../src/scenario/value';
import { replicateToEnd } from '../../../../src/system/replicate';
import type { Description } from '../../../../src/your-system/description';
import { ownStudy } from '../../../../src/your-system/study/ownStudy';
import { applied, settingsOf, simulatedText } from '../../../../src/your-system/study/settings';
import { DESCRIBED, LOCKED, module, OPEN } from './described';

const idsOf = (description: Description) => settingsOf(description).map(({ knob }) => knob.id);
const described = (description: Description): KnobValues =>
  Object.fromEntries(settingsOf(description).map(({ knob }) => [knob.id, knob.default]));

/** Numbers from 0 to below 1 that only look random. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A description with amounts of any size. */
function any(seed: number): Description {
  const random = numbers(seed);
  const amount = () => 10 ** (5 * random() - 2);
  const whole = (most: number) => 1 + Math.floor(most * random());
  const names = ['Größe', 'db', 'DB', 'a b', 'a-b', '数据库', 'utm_x', 'seed'];
  const stations = names.map((name) => ({
    ...{ name, kind: 'processors' as const, count: whole(60), demandMs: amount() / 100 },
    ...(random() < 0.5 && { spread: Math.round(300 * random()) / 100 }),
    ...(random() < 0.5 && { limit: whole(500) }),
  }));
  return {
    ...(random() < 0.5
      ? { users: whole(900), thinkMs: random() < 0.3 ? 0 : amount() }
      : { arrivalsPerSecond: amount() / 100 }),
    stations,
    route: names.map((at) => ({ at, share: 0.1 + 0.9 * random() })),
  };
}
const ANY = Array.from({ length: 40 }, (_, seed) => any(seed));

describe('the settings of a description', () => {
  it('have readable names in links, each its own and none of the keys that links have', () => {
    expect(idsOf(OPEN)).toEqual([
      ...['arrivalsPerSecond', 'queue.count', 'queue.demandMs', 'queue.spread', 'queue.share'],
      'queue.limit',
    ]);
    expect(idsOf(LOCKED)).toEqual([
      ...['buyers.users', 'buyers.thinkMs', 'mails.arrivalsPerSecond'],
      ...['app.count', 'app.demandMs', 'app.spread'],
      ...['table.holders', 'table.demandMs', 'table.spread', 'permits.count'],
    ]);
    for (const description of ANY) {
      const ids = idsOf(description);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !/^[A-Za-z0-9-]+(\.[A-Za-z]+)?$/.test(id))).toEqual([]);
      for (const key of ['config', 'seed', 'model', 'v']) expect(ids).not.toContain(key);
      for (const beginning of ['db', 'DB-2', 'a-b', 'a-b-2', 'station6', 'utm-x', 'seed']) {
        expect(ids).toContain(`${beginning}.count`);
      }
    }
  });

  it('change nothing with the values that they were read from', () => {
    for (const description of [...ANY, ...Object.values(DESCRIBED)]) {
      expect(applied(description, described(description))).toEqual(description);
    }
  });

  it('are found again in what they were set to, through a link too', () => {
    for (const [seed, description] of ANY.entries()) {
      const random = numbers(1000 + seed);
      const study = ownStudy({ description, fit: null });
      const { context } = study;
      const wanted: Record<string, number> = {};
      for (const knob of context.schema.knobs) {
        const text = (knob.min + (knob.max - knob.min) * random() ** 4).toFixed(4);
        const parsed = parseValue(knob, text);
        const value = parsed.ok ? parsed.value : (parsed.nearest ?? Number.NaN);
        expect(isAccepted(knob, value), `${knob.id} ${text}`).toBe(true);
        expect(parseValue(knob, formatValue(knob, value))).toEqual({ ok: true, value });
        wanted[knob.id] = value;
      }
      const first = context.configurations[context.labels[0] ?? ''] ?? {};
      const base = { base: study.first, changes: {}, seed: 1, version: 1 };
      const scenario = setKnobs(context.schema, first, base, wanted);
      const { scenario: read, problems } = fromParams(context, toParams(context, scenario));
      expect(problems).toEqual([]);
      expect(read.changes).toEqual(scenario.changes);
      const changed = applied(description, wanted);
      const found = described(changed);
      for (const { knob, described: before } of settingsOf(description)) {
        const now = settingsOf(changed).find((one) => one.knob.id === knob.id);
        const value = wanted[knob.id] ?? Number.NaN;
        const isKept = value === knob.default;
        expect(now?.described, knob.id).toBeCloseTo(isKept ? before : value, 9);
      }
      expect(Object.keys(found)).toEqual(idsOf(description));
      expect(() => module.check({ ...changed, run: { forMs: 1 } })).not.toThrow(/stations|route/);
    }
  });

  it('take decimals exactly', () => {
    const knob = settingsOf(OPEN).find((one) => one.knob.id === 'queue.demandMs')?.knob;
    if (knob === undefined) throw new Error('There is one.');
    expect(knob).toMatchObject({ default: 4.02, min: 0.01, max: 1000, step: 0.001 });
    for (const value of [4.02, 4.021, 0.29, 8.43, 999.999]) {
      expect(parseValue(knob, String(value))).toEqual({ ok: true, value });
    }
    expect(parseValue(knob, '4.0204')).toMatchObject({ ok: false, nearest: 4.02 });
  });

  it('simulate the same numbers with the described values as the description itself', () => {
    for (const description of Object.values(DESCRIBED)) {
      const text = simulatedText(description, described(description));
      const [own, given] = [JSON.parse(text), description].map((one) =>
        replicateToEnd(module, one, 5, 1),
      );
      expect(own).toEqual(given);
      expect(text).not.toMatch(/measured|targets|hold/);
    }
  });

  it('simulate what was set', () => {
    const changed = simulatedText(OPEN, { ...described(OPEN), 'queue.demandMs': 8.43 });
    const [station] = replicateToEnd(module, JSON.parse(changed), 5, 1).stations;
    expect(Math.abs((station?.meanServiceMs ?? 0) / 8.43 - 1)).toBeLessThan(0.02);
  });

  it('let more than one hold a lock at a time', () => {
    const busy = (description: Description, key: string, holders: number) => {
      const text = simulatedText(description, { ...described(description), [key]: holders });
      const { stations, pools } = replicateToEnd(module, JSON.parse(text), 5, 1);
      return [...stations, ...pools].find(({ name }) => name === 'table')?.utilisation ?? 0;
    };
    const over: Description = {
      arrivalsPerSecond: 100,
      stations: [
        { name: 'table', kind: 'lock', over: ['rows'] },
        { name: 'rows', kind: 'delay', demandMs: 6 },
      ],
    };
    expect(busy(over, 'table.holders', 1)).toBeCloseTo(0.6, 1);
    expect(busy(over, 'table.holders', 2)).toBeCloseTo(0.3, 1);
    const line: Description = {
      arrivalsPerSecond: 100,
      stations: [{ name: 'table', kind: 'lock', demandMs: 6 }],
    };
    expect(busy(line, 'table.holders', 2)).toBeCloseTo(0.3, 1);
  });

  it('of 300 stations work', () => {
    const stations = Array.from({ length: 300 }, (_, place) => ({
      ...{ name: `tier ${place}`, kind: 'processors' as const, count: 2, demandMs: 1 },
    }));
    const description = { users: 20, stations };
    const study = ownStudy({ description, fit: null });
    expect(study.context.schema.knobs.length).toBe(2 + 4 * 300);
    const text = study.context.systemOf?.({ ...described(description), 'tier-299.count': 1 }) ?? '';
    const report = replicateToEnd(module, { ...JSON.parse(text), run: { forMs: 2000 } }, 1, 0);
    expect(report.stations[299]?.utilisation).toBeGreaterThan(report.stations[0]?.utilisation ?? 1);
  });
});
