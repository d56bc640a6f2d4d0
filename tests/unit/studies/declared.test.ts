import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ReplayFile } from '../../../src/simulator/replayFile';
import { storyProps as adaptersStory } from '../../../src/studies/adapters/lab/chartProps';
import { watchPartOf } from '../../../src/studies/parts';
import {
  fitUniversalScalability,
  scalabilityAt,
} from '../../../src/studies/scale-up/scaling/universalScalability';
import { storyProps as threadsStory } from '../../../src/studies/worker-threads/lab/chartProps';
import { EXPLORED } from '../../support/explored';
import { LABS } from '../../support/studied';

const expectEachOnce = (ids: readonly string[], what: string) => {
  expect(ids.length, what).toBeGreaterThan(0);
  expect(new Set(ids).size, what).toBe(ids.length);
  for (const id of ids) expect(id, what).toMatch(/\w/);
};

describe.each(EXPLORED)('what $id declares for Explore', (study) => {
  const knobs = study.context.schema.knobs.map(({ id }) => id);
  const measures = study.measures.map(({ id }) => id);

  it('names knobs that it has', () => {
    const priced = study.priced.map(({ knob }) => knob);
    for (const id of [study.loadKnob, ...study.movable, ...priced]) expect(knobs).toContain(id);
    expectEachOnce(study.movable, 'movable');
    for (const { label } of study.priced) expect(label).toMatch(/^\w+/);
  });

  it('names measures that it has, each in words', () => {
    expectEachOnce(measures, 'measures');
    for (const { label } of study.measures) expect(label).toMatch(/^[A-Z]\w+/);
    const { accepted, knee, day } = study;
    const limits = day !== undefined && 'limits' in day ? day.limits : [];
    const used = [...accepted, ...limits].map(({ measure }) => measure);
    for (const id of used) expect(measures).toContain(id);
    if (knee === null) return;
    expect(measures).toContain(knee.throughput);
    if (knee.response !== null) expect(measures).toContain(knee.response);
  });

  it('begins at a published configuration', () => {
    expect(study.context.labels.map((label) => study.context.prefix + label)).toContain(
      study.first,
    );
  });

  it('counts what is priced: another one raises the sum of them', () => {
    const counted = study.measures.find(({ id }) => id === 'hosts' || id === 'computers');
    const [first] = study.priced;
    if (counted === undefined || first === undefined) return;
    const values = Object.fromEntries(
      study.context.schema.knobs.map((knob) => [knob.id, knob.default]),
    );
    const of = (count: number) =>
      counted.of({
        values: { ...values, [first.knob]: count },
        report: { metrics: {} } as never,
      }) ?? 0;
    expect(of(3) - of(2)).toBe(1);
  });
});

describe.each(Object.entries(LABS))('what %s declares for its lab', (_, study) => {
  const outcomes = (['median', 'mean'] as const).flatMap((statistic) => study.outcomes(statistic));

  it('keeps outcomes in sight, and tells precisely of numbers, that it has', () => {
    for (const id of study.sticky) expect(outcomes.map((one) => one.id)).toContain(id);
    expect(study.sticky.length).toBeGreaterThan(0);
    for (const metric of study.metrics.precise)
      expect(outcomes.map((one) => one.metric)).toContain(metric);
    for (const { label, unit } of outcomes) expect(`${label} ${unit}`).toMatch(/^\w+.* \S+/);
  });
});

describe.each(Object.keys(LABS))('what is watched of %s', async (id) => {
  const part = await watchPartOf(id);
  if (part === undefined) throw new Error(`${id} cannot be watched`);
  const { study, context } = part;
  const values = context.configurations[study.firstScenario.slice(context.prefix.length)] ?? {};
  const places = study.placesOf({ machines: [], metrics: {} } as never, values);

  it('has places in its columns, each named, and ways between columns that are there', () => {
    expectEachOnce(
      places.map((place) => place.id),
      'places',
    );
    for (const { name, column } of places) {
      expect(name).toMatch(/\w/);
      expect(study.columns[column], name).toBeDefined();
    }
    for (const { from, to } of study.ways)
      for (const column of [from, to]) expect(study.columns[column]).toBeDefined();
    for (const { head, share } of study.columns) {
      expect(head).toMatch(/\w/);
      expect(share).toBeGreaterThan(0);
    }
    const shares = study.columns.reduce((sum, { share }) => sum + share, 0);
    expect(shares).toBeLessThanOrEqual(1);
  });

  it('begins at a published configuration, and names its messages', () => {
    expect(Object.keys(values).length).toBeGreaterThan(0);
    expect(study.noun.many).toMatch(/\w/);
    expect(study.noun.one).not.toBe(study.noun.many);
    expect(study.missing).toMatch(/\w+ \w+/);
    for (const [metric, name] of study.metrics) expect(metric && name).toMatch(/\w/);
  });
});

describe('panels over time', () => {
  const summaryOf = (file: string) => {
    const text = readFileSync(`static/data/replays/${file}.json`, 'utf8');
    const [summary] = Object.values((JSON.parse(text) as ReplayFile).configurations);
    if (summary === undefined) throw new Error(`${file} is empty`);
    return summary;
  };

  it.each([
    ['adapters/2kb', adaptersStory],
    ['worker-threads/experiments', threadsStory],
  ] as const)('of %s have ids, titles and lines of their own', (file, storyProps) => {
    const { panels, title } = storyProps(summaryOf(file));
    expect(title).toMatch(/\d/);
    expectEachOnce(
      panels.map(({ id }) => id),
      'panels',
    );
    for (const panel of panels) {
      expect(panel.title).toMatch(/\w/);
      expectEachOnce(
        panel.lines.map(({ label }) => label),
        panel.title,
      );
      for (const { values } of panel.lines) expect(values.length).toBeGreaterThan(0);
    }
  });
});

describe('the universal scalability law', () => {
  const LAW = { onePerSecond: 100, contention: 0.05, coherency: 0.002 };
  const points = (...sizes: number[]) =>
    sizes.map((size) => ({ size, perSecond: scalabilityAt(LAW, size) }));

  it('is found again from what it gives', () => {
    expect(scalabilityAt(LAW, 1)).toBe(100);
    const found = fitUniversalScalability(points(1, 2, 3, 5, 8));
    expect(found?.onePerSecond).toBe(100);
    expect(found?.contention).toBeCloseTo(0.05, 9);
    expect(found?.coherency).toBeCloseTo(0.002, 9);
  });

  it('is none without a single process, or with less than two others', () => {
    expect(fitUniversalScalability(points(2, 3, 5))).toBeNull();
    expect(fitUniversalScalability(points(1, 3))).toBeNull();
    expect(fitUniversalScalability(points(1, 3, 3)), 'of one size').toBeNull();
  });
});
