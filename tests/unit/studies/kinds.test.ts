import { describe, expect, it } from 'vitest';
import { readAdapterTestCases, readData, readTestCases } from '../../../scripts/dataFiles';
import type { Summary } from '../../../src/simulator/types';
import { CONTRAST_NAMES } from '../../../src/studies/adapters/pages/pairRows';
import picture from '../../../src/studies/adapters/pages/picture';
import {
  type CaseProperty,
  caseLabel,
  contrastedCases,
} from '../../../src/studies/adapters/testCases';
import { signsOf } from '../../../src/studies/capacity/pages/valve/signs';
import { documentedScenario } from '../../../src/studies/low-latency/documented';
import { exactSums } from '../../../src/studies/low-latency/evidence/delayRows';
import { knobSchema } from '../../../src/studies/low-latency/knobs';
import { exploredOf, watchPartOf } from '../../../src/studies/parts';
import { STUDIES } from '../../../src/studies/registry';
import { edgeText } from '../../../src/studies/worker-threads/pages/edge/edgeText';
import { nearestEdge, nextSize } from '../../../src/studies/worker-threads/pages/edge/search';
import { LABS, replayOf } from '../../support/studied';

/** Units that names of metrics ask for. */
const UNIT_BY_NAME: readonly (readonly [name: RegExp, unit: RegExp])[] = [
  [/^cpu\.|^diskIdle\.|Percent$|^goal\./, /^%/],
  [/PerSecond(\.|$)|^throughput\./, /^\w+\/s$/],
  [/Ms(\.|$)|Time\./, /^ms$/],
  [/Seconds$/, /^s$/],
  [/Hours$/, /^h$/],
  [/Rows(\.|$)/, /^rows$/],
];
const unitFor = (id: string) => UNIT_BY_NAME.find(([name]) => name.test(id))?.[1] ?? /^\w+$/;

describe.each(STUDIES)('$id', async ({ id }) => {
  const lab = LABS[id];
  const [explored, watch] = await Promise.all([exploredOf(id), watchPartOf(id)]);
  if (lab === undefined || explored === undefined || watch === undefined)
    throw new Error(`${id} lacks a part.`);

  it('gives each number the unit that its name says', () => {
    for (const metric of lab.metrics.metrics)
      expect(lab.metrics.unitOf(metric), metric).toMatch(unitFor(metric));
    // What is counted, such as computers, has none where it is short.
    for (const { id: measure, unit } of explored.measures)
      if (UNIT_BY_NAME.some(([name]) => name.test(measure)))
        expect(unit, measure).toMatch(unitFor(measure));
  });

  it('draws each host instance of a scenario, and no more', () => {
    const { study } = watch;
    const row = study.firstScenario.slice(id.length + 1);
    const values = explored.context.configurations[row] ?? {};
    const hosts = explored.context.schema.knobs.filter(({ id: knob }) =>
      /^(receive|orchestration|send)Hosts$/.test(knob),
    );
    const placesOf = (set: Readonly<Record<string, number>>) =>
      study.placesOf(replayOf(id, row) as never, { ...values, ...set });
    const countOf = (set: Readonly<Record<string, number>>) =>
      placesOf(set).filter((place) => place.id.startsWith('host:')).length;
    const none = Object.fromEntries(hosts.map(({ id: knob }) => [knob, 0]));
    const isByHost = placesOf({}).some((place) => place.id.startsWith('host:'));
    for (const { id: knob } of hosts)
      if (isByHost) expect(countOf({ ...none, [knob]: 3 }), knob).toBe(3);
    const ids = placesOf({}).map((place) => place.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { column } of placesOf({})) expect(study.columns[column]?.head).toMatch(/\w/);
  });

  it('opens a stretch that it accepts', () => {
    const { accepted, choiceAt } = watch.study;
    const choice = choiceAt(accepted.first * 1000);
    if (choice.kind === 'fixed') {
      expect([choice.stretch.fromMs, choice.stretch.untilMs]).toEqual([
        ...[1000 * accepted.least, 1000 * accepted.most],
      ]);
      return;
    }
    expect(choice.atMs).toBe(accepted.first * 1000);
    if (choice.kind === 'eventful') throw new Error('Studies know their stretches.');
    expect(choice.lengthMs).toBeGreaterThanOrEqual(1000);
    expect(choice.otherwiseMs).toBeLessThanOrEqual(1000 * accepted.most);
    expect(choice.otherwiseMs).toBeGreaterThan(0);
  });
});

describe('settings that low latency prints', () => {
  /** What no knob stands for: other kinds of batching, sums, and settings of storage that are not modelled. */
  const LEFT_OUT =
    /xlangMax|isolatedMax|multipleDataFiles|boxesTotal|masterPublication|queueTarget|numFcp|coalesce/;
  it('reach the scenario, each its own knob', () => {
    const reached = new Map<string, string>();
    for (const testCase of readTestCases())
      for (const { id } of testCase.tables[0]?.rows ?? []) {
        const before = documentedScenario(knobSchema, { ...testCase, conditions: [] }, id);
        for (const [place, table] of testCase.tables.entries()) {
          const row = table.rows.find((one) => one.id === id);
          for (const [column, cell] of Object.entries(row?.cells ?? {})) {
            if (!column.startsWith('software.') || cell.value === null) continue;
            const other = { ...cell, value: cell.value + 1 };
            const rows = table.rows.map((one) =>
              one.id === id ? { ...one, cells: { ...one.cells, [column]: other } } : one,
            );
            const tables = testCase.tables.map((one, at) =>
              at === place ? { ...one, rows } : one,
            );
            const changed = documentedScenario(
              knobSchema,
              { ...testCase, conditions: [], tables },
              id,
            );
            const moved = Object.keys(changed).filter((knob) => changed[knob] !== before[knob]);
            expect([column, moved.length]).toEqual([column, LEFT_OUT.test(column) ? 0 : 1]);
            if (moved[0] !== undefined) reached.set(column, moved[0]);
          }
        }
      }
    expect(reached.size).toBeGreaterThan(12);
    expect(new Set(reached.values()).size).toBe(reached.size);
  });

  it('are on or off as Y and N', () => {
    const all = readTestCases().flatMap((testCase) =>
      (testCase.tables[0]?.rows ?? []).map(({ id }) => {
        const printed = testCase.tables.flatMap(
          ({ rows }) =>
            rows.find((one) => one.id === id)?.cells['software.sqlAgent']?.printed ?? [],
        )[0];
        const bare = { ...testCase, conditions: [] };
        return [printed, documentedScenario(knobSchema, bare, id).sqlAgent] as const;
      }),
    );
    for (const [printed, value] of all)
      if (printed !== undefined && /^[YN]/.test(printed))
        expect([printed, value]).toEqual([printed, printed.startsWith('Y') ? 1 : 0]);
    expect(new Set(all.map(([, value]) => value)).size).toBe(2);
  });
});

describe('test cases of the adapters', () => {
  const testCases = readAdapterTestCases();
  it('are told apart by the words that contrasts use', () => {
    for (const property of ['ssl', 'remote', 'twoWay', 'inOrder'] as CaseProperty[]) {
      const [off, on] = CONTRAST_NAMES[property];
      expect([off, on].every((one) => /\w/.test(one)) && off !== on, property).toBe(true);
      for (const { without, having } of contrastedCases(testCases, property)) {
        expect(caseLabel(having).detail.split(', '), having.id).toContain(on);
        expect(caseLabel(without).detail.split(', ')).not.toContain(on);
      }
    }
  });

  it('are drawn from the fastest adapter to the slowest', () => {
    const { rows, ends } = picture(readData);
    const values = rows.map(({ value }) => value);
    expect([...values].sort((a, b) => b - a)).toEqual(values);
    expect(ends.high).toContain(String(values[0]));
    expect(new Set(rows.map(({ label }) => label)).size).toBe(5);
  });
});

describe('the edge of the pools', () => {
  const at = (threads: number, completed: number) => ({
    threads,
    completed,
    low: completed,
    high: completed,
  });
  const bracket = { low: 100, high: 104 };

  it('is looked for between its ends alone', () => {
    const tried = [at(75, 5), at(100, 1000), at(103, 1000), at(104, 5), at(200, 1000)];
    expect(nearestEdge(tried, bracket)).toMatchObject({
      last: { threads: 103 },
      fallen: { threads: 104 },
    });
    expect(nextSize(tried, bracket)).toBeNull();
    expect(nextSize([at(100, 9), at(104, 9)], bracket), 'nothing falls').toBeNull();
  });

  it('is said beside the guess, and alone where there was none', () => {
    const edge = { last: at(103, 1000), fallen: at(104, 5) };
    for (const none of [null, 'skipped'] as const)
      expect(edgeText(none, edge)).toMatch(/between 103 and 104 threads: .* with the other\.$/);
    expect(edgeText(102, edge)).toMatch(/Your guess is 1 thread below it\.$/);
    expect(edgeText(106, edge)).toMatch(/Your guess is 2 threads above it\.$/);
    expect(edgeText(104, edge)).toMatch(/Your guess is right\.$/);
  });
});

it('an hour without a cleanup has lost none', () => {
  const line = Array.from({ length: 4 }, () => 10);
  const summary = {
    series: {
      stepMs: 1_800_000,
      spoolRows: line,
      lockTimeoutsPerSecond: line,
      receivedPerSecond: line,
    },
  } as unknown as Summary;
  const cleanup = signsOf(summary, [10, 10]).find(({ id }) => id === 'cleanup');
  expect([cleanup?.hours, cleanup?.warnsIn]).toEqual([[0, 0], null]);
});

it('sums of printed parts are exact where nothing is left', () => {
  const rows = [0, 1, -2, 0, 5].map((differenceMs) => ({ differenceMs }) as never);
  expect(exactSums(rows)).toBe(2);
});
