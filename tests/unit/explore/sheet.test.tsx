import decodeQR from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { bandsOf } from '../../../scripts/replay/bands';
import { simulateAll } from '../../../scripts/replay/pool';
import { simulateScenarios, type TimedSummary } from '../../../scripts/replay/simulate';
import { sheetKnobs } from '../../../src/explore/sheet/knobs';
import { sheetLinkOf } from '../../../src/explore/sheet/link';
import { sheetOutcomes, summaryOf } from '../../../src/explore/sheet/outcomes';
import { Paper } from '../../../src/explore/sheet/page/Paper';
import { modulesOf, QrCode } from '../../../src/explore/sheet/page/QrCode';
import { MOST_TITLE, sheetCodec } from '../../../src/explore/sheet/page/sheetCodec';
import { nearestNameOf, type SheetReports, simulateSheet } from '../../../src/explore/sheet/runs';
import {
  answerOf,
  assumptionsOf,
  nearestText,
  titleOf,
  trustText,
} from '../../../src/explore/sheet/texts';
import { standings, withExcess } from '../../../src/explore/study/bands';
import { simulateExcess } from '../../../src/explore/study/excess';
import { baseValuesOf, valuesOf } from '../../../src/explore/study/exploredStudy';
import { apply, published, type Scenario } from '../../../src/scenario/scenario';
import type { Simulate } from '../../../src/simulator/batch/simulate';
import { EXPLORED } from '../../support/explored';
import { scenarioWith, standingIn, standingOf, study } from './sheetFixture';

const scenario = scenarioWith({ virtualUsers: 4, batchSize: 80 });
const outside = scenarioWith({ virtualUsers: 4, maxReceiveIntervalMs: 20 });
const standing = standingIn(scenario);
const simulate: Simulate = async (runs) => (await simulateAll(runs)).map(({ report }) => report);

let reports: SheetReports = { here: [], base: [], nearest: [] };
let replays: TimedSummary[] = [];
const subjectOf = (one: Pick<Scenario, 'base' | 'changes'>) => ({
  study: study.id,
  values: apply(study.context.schema, baseValuesOf(study, one), one.changes),
});
const seen: number[] = [];

beforeAll(async () => {
  await simulateSheet(study, scenario, nearestNameOf(study, scenario, standingOf), simulate, {
    signal: new AbortController().signal,
    onReports: (next) => {
      reports = next;
      seen.push(next.here.length, next.base.length, next.nearest.length);
    },
    onProgress: () => {},
  });
  const subjects = [scenario, published(scenario.base)].map(subjectOf);
  replays = await simulateScenarios(subjects, { seed: 7, replications: null });
}, 240_000);

describe('the numbers of a sheet', () => {
  it('are those of a replay: means, intervals, bands and digest', async () => {
    const [here, base] = replays.map(({ summary }) => summary);
    if (here === undefined || base === undefined) throw new Error('Nothing was replayed.');
    const subject = { ...subjectOf(scenario), changed: true };
    const [bandOf = () => null] = await bandsOf([subject], [here], 7);
    const excess = await simulateExcess(study, scenario, standing.nearest, 7, simulate);
    const outcomes = sheetOutcomes(study, scenario, reports, withExcess(standing, excess));
    expect(outcomes).toHaveLength(4);
    for (const outcome of outcomes) {
      const simulated = here.metrics[outcome.id];
      expect(outcome.here).toEqual(simulated);
      expect(outcome.base).toEqual(base.metrics[outcome.id]);
      expect(outcome.band).toEqual(simulated && bandOf(outcome.id, simulated));
    }
    expect(outcomes.map(({ id, isPrinted, band }) => [id, isPrinted, band !== null])).toEqual([
      ['throughput.median', true, true],
      ['roundtripTime.median', true, true],
      ['roundtripTime.p90', false, false],
      ['roundtripTime.p95', false, false],
    ]);
    expect(summaryOf(7, reports.here)?.digest).toBe(here.digest);
  });

  it('give the change against the same random numbers, by pairs', () => {
    const [throughput] = sheetOutcomes(study, scenario, reports, standing);
    const of = (part: 'here' | 'base') =>
      reports[part].map(({ metrics }) => metrics['throughput.median'] ?? 0);
    const [here, base] = [of('here'), of('base')];
    const scale = base.reduce((sum, value) => sum + value, 0) / base.length;
    const pairs = here.map((value, place) => (value - (base[place] ?? 0)) / scale);
    const mean = pairs.reduce((sum, value) => sum + value, 0) / pairs.length;
    expect(throughput?.change).toMatchObject({ mean: expect.closeTo(mean, 12) });
    // A fourth user sends more.
    expect(throughput?.change).toSatisfy(({ low }) => low > 0.05);
    expect(throughput?.measured).toBe(96);
  });

  it('come in the order of what a reader waits for, the base with the scenario’s seed', () => {
    const { replications } = study.protocol;
    const n = replications;
    expect(seen).toEqual([n, 0, 0, n, n, 0, n, n, n]);
    expect(reports.base.map(({ digest }) => digest)).not.toEqual(
      reports.nearest.map(({ digest }) => digest),
    );
  });

  it('have no band where nobody measured', () => {
    const there = standingIn(outside);
    const bands = sheetOutcomes(study, outside, reports, there).map(({ band }) => band);
    expect(bands).toEqual([null, null, null, null]);
  });

  it('have no band where the system does not keep up', () => {
    const unstable = reports.here.map((one) => ({ ...one, status: 'unstable' as const }));
    const outcomes = sheetOutcomes(study, scenario, { ...reports, here: unstable }, standing);
    expect(outcomes.map(({ band }) => band)).toEqual([null, null, null, null]);
  });
});

describe('the words of a sheet', () => {
  const outcomes = () => sheetOutcomes(study, scenario, reports, standing);

  it('name the changed knobs, what was measured, and what lies outside', () => {
    expect(
      sheetKnobs(study, outside).map(({ label, published: from, here, measured, isOutside }) => [
        label,
        from,
        here,
        measured,
        isOutside,
      ]),
    ).toEqual([
      ['Virtual users', '3', '4', expect.stringMatching(/^\d+ to \d+$/), false],
      ['MaxReceiveInterval', '50', '20', 'only 50\u202fms', true],
    ]);
    const [users] = sheetKnobs(study, outside);
    const strip = users?.strip;
    expect(strip && strip.low <= strip.published && strip.published < strip.here).toBe(true);
  });

  it('ask what the change does and answer with the numbers of the table', () => {
    expect(titleOf(study, scenario)).toBe('What becomes of 20-A with 2 changes?');
    expect(titleOf(study, published('low-latency/20-A'))).toBe('What does 20-A do, as published?');
    const { first, rest } = answerOf(study, scenario, outcomes());
    const [throughput, roundtrip] = outcomes();
    expect(first).toBe(
      `Throughput ${throughput?.here?.mean.toFixed(0)}\u202fmessages/s; median roundtrip ${roundtrip?.here?.mean.toFixed(0)}\u202fms.`,
    );
    expect(rest).toMatch(/^Against 20-A as published: throughput \+\d/);
    expect(rest).toContain(
      `${throughput?.band?.low.toFixed(0)} to ${throughput?.band?.high.toFixed(0)}\u202fmessages/s`,
    );
  });

  it('do not call a change what may be chance', () => {
    const unsure = outcomes().map((one) => ({
      ...one,
      change: { mean: 0.1, low: -0.1, high: 0.3 },
    }));
    expect(answerOf(study, scenario, unsure).rest).toMatch(/throughput may be unchanged/);
    const less = outcomes().map((one) => ({
      ...one,
      change: { mean: -0.1, low: -0.2, high: -0.05 },
    }));
    expect(answerOf(study, scenario, less).rest).toContain('\u221210.0\u202f% (');
  });

  it('say how far from what was measured, and trust no more than that', () => {
    const far = trustText(study, outside, standingIn(outside), null);
    expect(far.verdict).toMatch(/measure before/);
    expect(far.text).toMatch(/maxReceiveInterval 20/i);
    const within = { ...scenario, changes: { virtualUsers: 12, sendOnly: 2 } };
    expect(trustText(study, within, standingIn(within), null).text).toMatch(
      /The distance from it makes the bands up to \d\u202f% wider\.$/,
    );
    // Nobody measured so many users without pauses: there is no band that could be wider.
    const farther = { ...scenario, changes: { virtualUsers: 60 } };
    const crowded = trustText(study, farther, standingIn(farther), null);
    for (const { text } of [far, crowded]) expect(text).not.toContain('wider');
    const there = published('low-latency/20-A');
    const own = trustText(study, there, standingIn(there), null);
    expect(own.text).toBe('This configuration was measured.');
    expect(assumptionsOf(study, outside, null)[0]).toMatch(/^MaxReceiveInterval 20\u202fms/);
    expect(assumptionsOf(study, scenario, summaryOf(1, reports.here))).toContainEqual(
      expect.stringMatching(/^Delayed response, \d+\u202fms of the time of a message, is assumed/),
    );
    const untracked = { ...scenario, changes: { sendAndTrack: 0 } };
    expect(assumptionsOf(study, untracked, null)[0]).toMatch(/no computer has a tracking host/);
  });

  it('tell how wrong the model is at the nearest measured configuration', () => {
    const told = nearestText(study, standing, reports, outcomes());
    expect(told?.name).toBe(standing.nearest?.label);
    expect(told?.text).toMatch(/Measured throughput \d+.*Simulated there: \d+.*off by [+\u2212]\d/);
    const there = summaryOf(0, reports.nearest)?.metrics['throughput.median']?.mean ?? 0;
    const row = study.index.configurations.find(({ id }) => id === told?.name);
    const error = 100 * (there / (row?.measured['throughput.median'] ?? 0) - 1);
    expect(told?.text).toContain(Math.abs(error).toFixed(1));
    expect(nearestText(study, { ...standing, nearest: null }, reports, outcomes())).toBeNull();
  });
});

describe('a sheet on paper', () => {
  it('shows every number as data, with its strip', () => {
    const page = renderToStaticMarkup(
      <Paper
        study={study}
        scenario={scenario}
        title=""
        link="https://lab.example/low-latency/test-case-20?config=A"
        reports={reports}
        unfinished={null}
        standing={standing}
      />,
    );
    for (const { id, here, base, measured } of sheetOutcomes(study, scenario, reports, standing)) {
      for (const [kind, value] of [
        ['simulated', here?.mean],
        ['published', base?.mean],
        ['measured', measured],
      ]) {
        const shown = `<data value="${value}" data-metric="${id}" data-kind="${kind}">`;
        if (typeof value === 'number') expect(page).toContain(shown);
      }
    }
    for (const blank of ['date', 'reviewer', 'decision']) expect(page).toContain(`"${blank}"`);
    expect(page).toMatch(/atch size|batchSize/i);
  });

  it.each(EXPLORED.map((one) => [one.id, one] as const))(
    '%s has one, too, before its runs are made',
    (_, one) => {
      const own = standings(one);
      const text = renderToStaticMarkup(
        <Paper
          study={one}
          scenario={published(one.first)}
          title="Mine"
          link="https://lab.example/"
          reports={{ here: [], base: [], nearest: [] }}
          unfinished={null}
          standing={own(valuesOf(one, published(one.first)))}
        />,
      );
      expect(text).toContain('Mine');
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
    },
  );

  it('has a code that a reader can scan', () => {
    for (const length of [30, 120, 300]) {
      const text = `https://lab.example/${'a7-'.repeat(length)}`.slice(0, length);
      const modules = modulesOf(text) ?? [];
      const SCALE = 4;
      const side = modules.length * SCALE;
      const data = new Uint8Array(side * side * 4).fill(255);
      modules.forEach((row, y) => {
        row.forEach((isDark, x) => {
          for (let dy = 0; dy < SCALE; dy += 1) {
            for (let dx = 0; dx < SCALE; dx += 1) {
              const at = 4 * ((y * SCALE + dy) * side + x * SCALE + dx);
              if (isDark) data.fill(0, at, at + 3);
            }
          }
        });
      });
      expect(decodeQR({ width: side, height: side, data })).toBe(text);
      // Four light modules on every side.
      expect(modules.slice(0, 4).flat().includes(true)).toBe(false);
      expect(modules.some((row) => row.slice(0, 4).includes(true))).toBe(false);
      expect(modules[4]?.[4]).toBe(true);
    }
    expect(modulesOf('a'.repeat(2000))).toBeNull();
    expect(renderToStaticMarkup(<QrCode text={'a'.repeat(2000)} />)).toBe('');
  });
});

describe('the link of a sheet', () => {
  const read = (query: string) =>
    sheetCodec.read(new Map([[study.id, study]]), new URLSearchParams(query));

  it('comes back, with its title and seed', () => {
    const link = sheetLinkOf(study, scenario, 'Can we & how?');
    const { question, problems } = read(link.slice(link.indexOf('?')));
    expect(question).toEqual({ study, scenario, title: 'Can we & how?' });
    expect(problems).toEqual([]);
    expect(sheetCodec.write(new Map(), question)).toBe(link);
  });

  it('may hold the scenario as longer links do', () => {
    const { question, problems } = read('scenario=low-latency/20-A,virtualUsers=4&seed=7');
    expect(question?.scenario).toMatchObject({ changes: { virtualUsers: 4 }, seed: 7 });
    expect(problems).toEqual([]);
  });

  it.each([
    ['scenario=low-latency/20-Q', 'scenario'],
    ['scenario=low-latency/20-A&virtualUsers=x', 'virtualUsers'],
    ['scenario=low-latency/20-A&virtualusers=4', 'virtualusers'],
    ['scenario=low-latency/20-A&seed=-1', 'seed'],
    ['scenario=low-latency/20-A&seed=1e10', 'seed'],
    [`scenario=low-latency/20-A&title=${'t'.repeat(MOST_TITLE + 1)}`, 'title'],
    ['scenario=nonsense', 'scenario'],
  ])('%s is told, and the nearest is used', (query, field) => {
    expect(sheetCodec.studiesOf(new URLSearchParams(query))).toEqual(['low-latency']);
    const { question, problems } = read(query);
    expect(problems.map((one) => one.field)).toEqual([field]);
    expect(problems[0]?.message).toMatch(/accepted|Did you mean/);
    expect(question?.scenario.base).toMatch(/^low-latency\//);
  });
});
