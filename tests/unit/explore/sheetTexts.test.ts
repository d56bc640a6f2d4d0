import { describe, expect, it } from 'vitest';
import { sheetKnobs } from '../../../src/explore/sheet/knobs';
import { measuredIn, type SheetOutcome, sheetOutcomes } from '../../../src/explore/sheet/outcomes';
import { nearestNameOf, type SheetReports, simulateSheet } from '../../../src/explore/sheet/runs';
import {
  answerOf,
  assumptionsOf,
  nearestText,
  titleOf,
  trustText,
} from '../../../src/explore/sheet/texts';
import { standings } from '../../../src/explore/study/bands';
import { valuesOf } from '../../../src/explore/study/exploredStudy';
import { published, type Scenario } from '../../../src/scenario/scenario';
import type { Simulate } from '../../../src/simulator/batch/simulate';
import type { Report } from '../../../src/simulator/report';
import type { Run, Summary } from '../../../src/simulator/types';
import { EXPLORED } from '../../support/explored';
import { report } from './compared';
import { outcome, scenarioWith, standingIn, standingOf, study } from './sheetFixture';

const estimate = (mean: number, halfWidth = 0) => ({
  mean,
  low: mean - halfWidth,
  high: mean + halfWidth,
});

describe('the title of a sheet', () => {
  it('asks what one change does, by its name, or how many do', () => {
    expect(titleOf(study, scenarioWith({}))).toBe('What does 20-A do, as published?');
    const one = titleOf(study, scenarioWith({ virtualUsers: 9 }));
    expect(one).toMatch(/^What becomes of 20-A with .*[Uu]sers .*9.*\?$/);
    expect(titleOf(study, scenarioWith({ virtualUsers: 9, sendOnly: 2 }, '20-B'))).toBe(
      'What becomes of 20-B with 2 changes?',
    );
  });
});

describe('the answer of a sheet', () => {
  const of = (...outcomes: SheetOutcome[]) => answerOf(study, scenarioWith({}), outcomes);
  const roundtrip = { id: 'r', label: 'Roundtrip, median', unit: 'ms' };

  it('names the two most wanted numbers, with their units', () => {
    const three = [
      outcome({ here: estimate(120) }),
      outcome({ ...roundtrip, here: estimate(305) }),
      outcome({ label: 'Never', here: estimate(1) }),
    ];
    expect(of(...three).first).toBe(
      'Throughput 120\u202fmessages/s; median roundtrip 305\u202fms.',
    );
    expect(of(outcome({})).first).toBe('');
  });

  it('says what changed, and by how much at least and at most', () => {
    const change = { mean: 0.1, low: 0.05, high: 0.15 };
    expect(of(outcome({ change })).rest).toContain(
      'Against 20-A as published: throughput +10.0\u202f% (+5.0\u202f% to +15.0\u202f%).',
    );
    const less = { mean: -0.1, low: -0.15, high: -0.05 };
    expect(of(outcome({ change: less })).rest).toContain('throughput \u221210.0\u202f% (');
    expect(of(outcome({ change: null })).rest).not.toContain('Against');
  });

  it('calls unchanged what chance may have done', () => {
    for (const change of [
      { mean: 0.1, low: -0.01, high: 0.2 },
      { mean: -0.1, low: -0.2, high: 0.01 },
      { mean: 0, low: 0, high: 0 },
    ])
      expect(of(outcome({ change })).rest).toContain('throughput may be unchanged.');
  });

  it('gives the bands of measurements, or says that none are known', () => {
    const band = { low: 95, high: 130, scale: 'factor' } as unknown as SheetOutcome['band'];
    const other = { low: 280, high: 350, scale: 'factor' } as unknown as SheetOutcome['band'];
    expect(of(outcome({ band }), outcome({ ...roundtrip, band: other })).rest).toBe(
      'Counting what the model gets wrong, nine of ten measurements would lie at 95 to 130\u202fmessages/s, and at 280 to 350\u202fms.',
    );
    expect(of(outcome({})).rest).toBe(
      'The record of the model says nothing of how far a measurement would be from it.',
    );
  });
});

describe('the outcomes of a sheet', () => {
  const scenario = scenarioWith({ virtualUsers: 4 });
  const here = [120, 130].map((rate) =>
    report({ 'throughput.median': rate, 'roundtripTime.median': 3 * rate }),
  );
  const base = [100, 110].map((rate) => report({ 'throughput.median': rate }));
  const outcomesOf = (reports: Partial<SheetReports>) =>
    sheetOutcomes(
      study,
      scenario,
      { here: [], base: [], nearest: [], ...reports },
      standingIn(scenario),
    );

  it('stand beside the printed ones and those of the published configuration', () => {
    const [throughput, roundtrip] = outcomesOf({ here, base });
    expect(throughput).toMatchObject({
      label: 'Throughput',
      here: { mean: 125 },
      base: { mean: 105 },
      // Table 79: a median throughput of 103 messages/s
      measured: measuredIn(study, '20-A', 'throughput.median'),
      isPrinted: true,
    });
    expect(throughput?.change).toMatchObject({ mean: expect.closeTo(125 / 105 - 1, 12) });
    expect(roundtrip).toMatchObject({ here: { mean: 375 }, base: null, change: null });
    const band = throughput?.band;
    expect(band && band.low < 125 && band.high > 125).toBe(true);
  });

  it('are four at most, what is printed or simulated, and never counts of knobs', () => {
    const p90 = { 'roundtripTime.p90': 1, 'roundtripTime.p95': 2, 'goal.under500': 99 };
    const shown = outcomesOf({ here: [report(p90)] });
    expect(shown).toHaveLength(4);
    expect(outcomesOf({ here: [] }).length, 'what is printed').toBeLessThan(4);
    expect(shown.map(({ id }) => id)).not.toContain('computers');
    for (const one of EXPLORED) {
      const ids = sheetOutcomes(
        one,
        published(one.first),
        { here: [], base: [], nearest: [] },
        standings(one)(valuesOf(one, published(one.first))),
      ).map(({ id }) => id);
      expect(ids.length, one.id).toBeGreaterThan(0);
      expect(ids.filter((id) => /^(hosts|hostInstances|computers)$/.test(id))).toEqual([]);
    }
  });

  const unstable = (reports: readonly Report[]) =>
    reports.map((one) => ({ ...one, status: 'unstable' as const }));

  it('have no band where the system does not keep up', () => {
    const [throughput] = outcomesOf({ here: unstable(here) });
    expect([throughput?.here?.mean, throughput?.band]).toEqual([125, null]);
    expect(outcomesOf({ here: [] })[0]).toMatchObject({ here: null, band: null });
  });

  it('have no change that is judged where one of the two has no steady state', () => {
    for (const reports of [
      { here: unstable(here), base },
      { here, base: unstable(base) },
      { here: unstable(here), base: unstable(base) },
    ]) {
      const outcomes = outcomesOf(reports);
      expect(outcomes[0]).toMatchObject({ change: 'unsettled', verdict: null });
      expect(outcomes[1], 'of what one alone has').toMatchObject({ change: null, verdict: null });
      const { rest } = answerOf(study, scenario, outcomes);
      expect(rest).toMatch(
        /^No difference from 20-A as published is told: that takes two steady states\./,
      );
      expect(rest).not.toMatch(/throughput [+\u2212]|may be unchanged/);
    }
    const oneRun = outcomesOf({ here: here.slice(0, 1), base: base.slice(0, 1) });
    expect(oneRun[0], 'one pair has no interval').toMatchObject({ change: null, verdict: null });
  });
});

describe('the runs of a sheet', () => {
  /** What was asked for, in turn. */
  async function madeOf(scenario: Scenario, nearest: string | null) {
    const asked: (readonly Run[])[] = [];
    const progress: [number, number][] = [];
    const seen: number[][] = [];
    const simulate: Simulate = async (runs, { onFinished } = {}) => {
      asked.push(runs);
      return runs.map((_, index) => {
        onFinished?.(index, report({}));
        return report({});
      });
    };
    await simulateSheet(study, scenario, nearest, simulate, {
      signal: new AbortController().signal,
      onReports: ({ here, base, nearest: near }) =>
        seen.push([here.length, base.length, near.length]),
      onProgress: (done, all) => progress.push([done, all]),
    });
    return { asked, progress, seen };
  }
  const { replications } = study.protocol;

  it('are its own, those of what is published, then of the nearest, with a number each', async () => {
    const scenario = scenarioWith({ virtualUsers: 9 });
    const { asked, progress, seen } = await madeOf(scenario, 'low-latency/20-B');
    expect(asked.map(({ length }) => length)).toEqual([replications, replications, replications]);
    const [own, base, nearest] = asked.map(([run]) => run);
    expect([own?.seed, base?.seed, nearest?.seed]).toEqual([7, 7, 1]);
    expect(own?.values).not.toEqual(base?.values);
    expect(own?.protocol).toBe('study');
    expect(progress.at(-1)).toEqual([3 * replications, 3 * replications]);
    expect(progress[0]).toEqual([1, 3 * replications]);
    expect(seen).toEqual([
      [replications, 0, 0],
      [replications, replications, 0],
      [replications, replications, replications],
    ]);
  });

  it('are not made twice where nothing is changed, nor where nothing is near', async () => {
    const { asked } = await madeOf(scenarioWith({}), null);
    expect(asked.map(({ length }) => length)).toEqual([replications, 0, 0]);
  });

  it('are of the configuration that is nearest, by its name', () => {
    const name = nearestNameOf(study, scenarioWith({}), standingOf);
    expect(name).toBe('low-latency/20-A');
    expect(
      nearestNameOf(study, scenarioWith({}), () => ({
        nearest: null,
        regimesOf: () => [],
        placeIn: () => null,
        bandOf: () => null,
      })),
    ).toBeNull();
  });
});

describe('the changed knobs of a sheet', () => {
  const [hosts, users, interval] = ['sendOnly', 'virtualUsers', 'maxReceiveIntervalMs'].map((id) =>
    sheetKnobs(
      study,
      scenarioWith({ virtualUsers: 4, maxReceiveIntervalMs: 20, sendOnly: 2 }),
    ).find((knob) => knob.id === id),
  );

  it('have their value before and now, what was measured, and whether that holds it', () => {
    expect(users).toMatchObject({ published: '3', here: '4', isOutside: false });
    expect(users?.measured).toMatch(/^\d+ to \d+$/);
    expect(interval).toMatchObject({
      published: '50',
      here: '20',
      measured: 'only 50\u202fms',
      isOutside: true,
    });
    expect(hosts).toMatchObject({ here: '2' });
  });

  it('have a line with what was measured on it, from its least to its most', () => {
    for (const knob of [users, interval, hosts]) {
      const { low = -1, high = -1, published: from = -1, here = -1 } = knob?.strip ?? {};
      for (const place of [low, high, from, here]) expect(place >= 0 && place <= 1).toBe(true);
      expect(low).toBeLessThanOrEqual(high);
      expect(from < here).toBe(Number(knob?.published) < Number(knob?.here));
    }
    const [choice] = sheetKnobs(study, scenarioWith({ server: 2 }));
    if (choice) expect(choice.strip).toBeNull();
  });
});

describe('the nearest configuration of a sheet', () => {
  const scenario = scenarioWith({ virtualUsers: 4 });
  const near = (distance: number) => ({
    ...standingIn(scenario),
    nearest: { label: '20-A', distance },
  });
  const printed = measuredIn(study, '20-A', 'throughput.median') ?? Number.NaN;
  const none: SheetReports = { here: [], base: [], nearest: [] };

  it('is named with what was measured there, and how wrong the model is', () => {
    const simulated = [report({ 'throughput.median': 1.1 * printed })];
    const told = nearestText(study, near(0), { ...none, nearest: simulated }, [outcome({})]);
    expect(told?.name).toBe('20-A');
    expect(told?.text).toBe(
      `Measured throughput ${printed.toFixed(0)}\u202fmessages/s. Simulated there: ${(1.1 * printed).toFixed(0)}\u202fmessages/s, off by +10.0\u202f%. It is this configuration.`,
    );
  });

  it('is told of as far as there is something to tell', () => {
    const far = nearestText(study, near(0.5), none, [outcome({})]);
    expect(far?.text).toMatch(/^Measured throughput [\d.]+\u202fmessages\/s\. It is .+\.$/);
    expect(far?.text).not.toMatch(/Simulated|this configuration/);
    const unknown = nearestText(study, near(0.5), none, [outcome({ id: 'unheard.of' })]);
    expect(unknown?.text).toMatch(/^Nothing comparable was measured\. It is/);
    const nobody = { ...standingIn(scenario), nearest: null };
    expect(nearestText(study, nobody, none, [outcome({})])).toBeNull();
  });
});

describe('the trust in a sheet', () => {
  const trust = (scenario: Scenario) => trustText(study, scenario, standingIn(scenario), null);

  it('is in the measurement where there is one', () => {
    expect(trust(scenarioWith({}))).toEqual({
      text: 'This configuration was measured.',
      verdict: 'Where the measurement and the model differ, trust the measurement.',
    });
  });

  it('is in no number where there is no steady state', () => {
    const unstable = { status: 'unstable' } as Summary;
    const all = [{}, { virtualUsers: 12 }, { maxReceiveIntervalMs: 20 }] as Scenario['changes'][];
    for (const scenario of all.map((changes) => scenarioWith(changes))) {
      const { text, verdict } = trustText(study, scenario, standingIn(scenario), unstable);
      expect(verdict).toBe('There is no steady state: trust no number here.');
      expect(text).not.toMatch(/wider|was measured\.$/);
    }
  });

  it('is in the bands where every knob was measured, and in the direction beyond', () => {
    const within = trust(scenarioWith({ virtualUsers: 12, sendOnly: 2 }));
    expect(within.text).toMatch(/^Every knob lies within what the study measured/);
    expect(within.verdict).toMatch(/as far as their bands\.$/);
    expect(within.text).toMatch(/The distance from it makes the bands up to \d\u202f% wider\.$/);
    const beyond = trust(scenarioWith({ virtualUsers: 60 }));
    expect(beyond.verdict).toMatch(/^The model alone tells/);
    expect(trust(scenarioWith({ queueDepth: 64 })).text).toBe(
      'No setting that acts here differs from 20-A, which was measured.',
    );
    for (const one of [beyond, trust(scenarioWith({ maxReceiveIntervalMs: 20 }))]) {
      expect(one.text).not.toContain('wider');
    }
  });
});

describe('what a sheet rests on', () => {
  const of = (changes: Scenario['changes'], summary: Summary | null = null) =>
    assumptionsOf(study, scenarioWith(changes), summary);

  it('is what nobody measured, with what that means', () => {
    const [beyond] = of({ maxReceiveIntervalMs: 20 });
    expect(beyond).toMatch(/^MaxReceiveInterval 20\u202fms(: | was never measured).*\.$/);
    expect(of({})).toEqual([]);
  });

  it('is a caution first, where nobody would run such a system', () => {
    expect(of({ sendAndTrack: 0 })[0]).toMatch(/no computer has a tracking host/);
  });

  it('holds stages that the study does not explain, unless they are short', () => {
    const stage = (meanMs: number, kind = 'assumed') => ({
      label: 'Delayed response',
      kind,
      meanMs,
    });
    const told = (...stages: object[]) =>
      of({}, { stages } as unknown as Summary).filter((text) => text.includes('Delayed'));
    expect(told(stage(93.4))).toEqual([
      'Delayed response, 93\u202fms of the time of a message, is assumed: the study does not explain it.',
    ]);
    expect(told(stage(10))).toHaveLength(1);
    expect(told(stage(9.9), stage(93, 'wait'))).toEqual([]);
    expect(told()).toEqual([]);
  });

  it('holds knobs that no study prints, unless they were moved', () => {
    const told = EXPLORED.flatMap((one) => {
      const scenario = published(one.first);
      return assumptionsOf(one, scenario, null)
        .filter((text) => text.endsWith('is assumed: no study prints it.'))
        .map((text) => ({ one, scenario, text }));
    });
    expect(told.length).toBeGreaterThan(0);
    for (const { one, scenario, text } of told) {
      const knob = one.context.schema.knobs.find(
        ({ label, defaultOrigin }) => defaultOrigin === 'assumed' && text.startsWith(`${label} `),
      );
      if (knob === undefined) throw new Error(text);
      expect(knob.advanced).toBe(false);
      const other = knob.default === knob.min ? knob.max : knob.min;
      const moved = { ...scenario, changes: { [knob.id]: other } };
      expect(assumptionsOf(one, moved, null)).not.toContain(text);
    }
  });
});
