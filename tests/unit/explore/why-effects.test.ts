import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { WASM_FILE } from '../../../scripts/replay/catalogue';
import { changeOf } from '../../../src/charts/effects/change';
import type { DifferenceVerdict, SimulatedDifference } from '../../../src/comparison/differences';
import { valuesOf } from '../../../src/explore/study/exploredStudy';
import type { Measure, MeasuredRun } from '../../../src/explore/study/measure';
import { runsOf } from '../../../src/explore/study/runs';
import { effectsIn, finishedOf, protocolFor } from '../../../src/explore/why/answer';
import { effectRows, effectsFinding, stepText } from '../../../src/explore/why/effectRows';
import {
  brokenBy,
  differenceOf,
  type Effect,
  effectOf,
  type JudgeOf,
  type Limit,
  type Runs,
  type Step,
  stepsOf,
  telling,
} from '../../../src/explore/why/effects';
import { firstRuns, PREVIEWS, planOf, stepRuns } from '../../../src/explore/why/plan';
import { knobById } from '../../../src/scenario/schema';
import { replicateToEnd } from '../../../src/simulator/replicate';
import type { Report } from '../../../src/simulator/report';
import { loadSimulator, type Simulator } from '../../../src/simulator/wasm';
import { exploredNamed } from '../../support/explored';

const study = exploredNamed('low-latency');
const users = knobById(study.context.schema, 'virtualUsers');
if (users === undefined) throw new Error('no users');

const measure = (changes: Partial<Measure> = {}): Measure => ({
  id: 'x',
  label: 'Throughput',
  unit: 'messages/s',
  better: 'more',
  of: ({ report }) => report.metrics.x ?? null,
  ...changes,
});
const run = (metrics: Record<string, number | null>): MeasuredRun => ({
  values: {},
  report: { metrics } as unknown as Report,
});
const runs = (...values: (number | null | undefined)[]): Runs =>
  values.map((value) => (value === undefined ? undefined : run({ x: value })));
const unsettled = (...values: number[]): Runs =>
  values.map((value) => ({
    values: {},
    report: { metrics: { x: value }, status: 'unstable' } as unknown as Report,
  }));
const step = (changes: Partial<Step> = {}): Step => ({
  id: 'virtualUsers=4',
  knob: users,
  from: 3,
  to: 4,
  direction: 'up',
  scenario: { base: study.first, changes: { virtualUsers: 4 } },
  isOutside: false,
  settled: '',
  ...changes,
});

/** A judge that finds the same of every difference. */
const always =
  (verdict: DifferenceVerdict): JudgeOf =>
  () =>
  () => ({ band: null, verdict });
const told = always('told');

describe('the difference of two scenarios', () => {
  it('is that of the pairs, with the interval of Student’s t', () => {
    // Differences 3, 1, 5, 3: mean 3, variance 8/3, t of 3 degrees of freedom 3.1824463.
    const found = differenceOf(measure(), runs(13, 21, 35, 43), runs(10, 20, 30, 40));
    const half = 3.1824463 * Math.sqrt(8 / 3 / 4);
    expect(found?.mean).toBeCloseTo(3, 12);
    expect(found?.low).toBeCloseTo(3 - half, 9);
    expect(found?.high).toBeCloseTo(3 + half, 9);
    expect(found?.pairs).toBe(4);
    // Unpaired, the spread between replications would drown it.
    expect((found?.high ?? 0) - (found?.low ?? 0)).toBeLessThan(6);
  });

  it('takes the replications that both have', () => {
    const found = differenceOf(measure(), runs(1, undefined, 9, null), runs(0, 5, undefined, 2));
    expect(found).toEqual({ mean: 1, low: 1, high: 1, pairs: 1 });
    expect(differenceOf(measure(), runs(undefined, 3), runs(2, undefined))).toBeNull();
  });
});

describe('an effect', () => {
  const limit = (better: 'more' | 'less', value: number): Limit => ({
    measure: measure({ better }),
    value,
  });

  it('breaks a limit from above where less is better, from below where more is', () => {
    expect(brokenBy(runs(9, 11), [limit('less', 9)])).toHaveLength(1);
    expect(brokenBy(runs(9, 11), [limit('less', 10)])).toHaveLength(0);
    expect(brokenBy(runs(9, 11), [limit('more', 11)])).toHaveLength(1);
    expect(brokenBy(runs(9, 11), [limit('more', 10)])).toHaveLength(0);
    expect(brokenBy(runs(undefined), [limit('more', 10)])).toHaveLength(0);
  });

  it('may be chance where its interval holds 0', () => {
    const of = (after: Runs, before: Runs) =>
      effectOf(step(), measure(), [], { after, before }, told).mayBeChance;
    expect(of(runs(11, 12, 13), runs(10, 11, 12))).toBe(false);
    expect(of(runs(11, 9, 12), runs(10, 11, 12))).toBe(true);
    expect(of(runs(11), runs(10))).toBe(false);
    expect(of(runs(9, 8, 7), runs(12, 11, 10))).toBe(false);
  });

  it('mends a limit that the scenario breaks', () => {
    const limits = [limit('less', 10)];
    const of = (after: Runs, before: Runs) =>
      effectOf(step(), measure(), limits, { after, before }, told);
    const mending = of(runs(9, 9), runs(12, 12));
    expect([mending.broken, mending.mended]).toEqual([[], limits]);
    const worse = of(runs(13), runs(12));
    expect([worse.broken, worse.mended]).toEqual([limits, []]);
    const open = of([], runs(12));
    expect([open.broken, open.mended]).toEqual([[], []]);
  });

  it('says in words which limit, what was not measured and what may be chance', () => {
    const limits = [limit('less', 10)];
    const noteOf = (after: Runs, changes: Partial<Step> = {}, judge: JudgeOf = () => () => null) =>
      effectRows(
        [effectOf(step(changes), measure(), limits, { after, before: runs(8, 9, 8) }, judge)],
        () => null,
        () => '/',
      )[0]?.note;
    expect(noteOf(runs(12, 13, 12))).toBe('breaks 10\u202fmessages/s');
    expect(noteOf(runs(9, 10, 9), { isOutside: true })).toBe('not measured');
    expect(noteOf(runs(8, 8, 9))).toBe('may be chance');
    expect(noteOf(runs(9))).toBe('one run');
    expect(noteOf(runs())).toBe('');
    expect(noteOf(runs(9, 10, 9), {}, told)).toBe('told');
    expect(noteOf(runs(9, 10, 9), { isOutside: true }, always('model'))).toBe(
      'not measured, only the model tells',
    );
    expect(noteOf(runs(9, 10, 9), {}, always('cannot-tell'))).toBe('cannot tell');
    expect(noteOf(runs(8, 8, 9), {}, always('cannot-tell'))).toBe('may be chance');
    expect(noteOf(runs(9), {}, always('cannot-tell'))).toBe('one run');
    expect(noteOf(runs(8, 9, 8), {}, told)).not.toContain('told');
    expect(stepText(step())).toBe('3 → 4');
  });
});

describe('many effects', () => {
  const effect = (id: string, after: Runs, changes: Partial<Step> = {}, judge = told) =>
    effectOf(step({ id, ...changes }), measure(), [], { after, before: runs(10, 20, 30) }, judge);
  const effects = [
    effect('little', runs(11, 21.1, 31)),
    effect('much', runs(15, 25.2, 35)),
    effect('worse', runs(5, 15.1, 25)),
    effect('chance', runs(20, 11, 30)),
    effect('none', runs(10, 20, 30)),
    effect('outside', runs(18, 28.1, 38), { isOutside: true }),
  ];

  it('tell those that help most, then those that harm most', () => {
    const ids = (helping: number, harming: number) =>
      telling(measure(), effects, { helping, harming }).map((one) => one.step.id);
    expect(ids(9, 9)).toEqual(['outside', 'much', 'little', 'worse']);
    expect(ids(1, 1)).toEqual(['outside', 'worse']);
    const less = measure({ better: 'less' });
    expect(telling(less, effects, { helping: 9, harming: 1 }).map((one) => one.step.id)).toEqual([
      'worse',
      'outside',
    ]);
  });

  it('tell a step that does not settle last, as no help, whatever its runs gave', () => {
    const running = effect('overload', unsettled(90, 90, 90));
    expect(running.difference).toBe('unsettled');
    const order = telling(measure(), [running, ...effects], { helping: 1, harming: 1 });
    expect(order.map((one) => one.step.id)).toEqual(['outside', 'overload']);
    expect(effectsFinding(measure(), [running])).toMatch(/^No single step helps/);
    const [row] = effectRows(
      [running],
      () => 7,
      () => '/',
    );
    expect(row).toMatchObject({ difference: 'unsettled', aside: null, note: 'does not settle' });
    // From one state that does not settle to another, runs of the same length can be compared.
    const both = { after: unsettled(90, 90), before: unsettled(80, 80) };
    expect(effectOf(step(), measure(), [], both, told).difference).toMatchObject({ mean: 10 });
    const alone = { after: unsettled(90), before: [undefined] };
    expect(effectOf(step(), measure(), [], alone, told).difference).toBeNull();
  });

  it('are summed up by the best step inside range and limits', () => {
    const order = telling(measure(), effects, { helping: 9, harming: 9 });
    expect(effectsFinding(measure(), order)).toBe(
      'Virtual users 3 → 4 would help throughput most inside range and limits',
    );
    expect(effectsFinding(measure(), order.slice(0, 1))).toBe(
      'Virtual users 3 → 4 would help throughput most, but was not measured',
    );
    expect(effectsFinding(measure(), order.slice(1))).toBe(
      'Virtual users 3 → 4 would help throughput most',
    );
    expect(effectsFinding(measure(), order.slice(-1))).toMatch(/^No single step helps/);
    expect(effectsFinding(measure(), [effect('open', runs())])).toMatch(/so far$/);
  });
});

describe('effects under the error of the model', () => {
  const effect = (verdict: DifferenceVerdict, changes: Partial<Step> = {}) =>
    effectOf(
      step(changes),
      measure(),
      [],
      { after: runs(15, 25.2, 35), before: runs(10, 20, 30) },
      always(verdict),
    );
  const sentence = (...effects: Effect[]) => effectsFinding(measure(), effects);

  it('are said to be the model’s where measurements might not show them', () => {
    expect(sentence(effect('told'))).toBe('Virtual users 3 → 4 would help throughput most');
    expect(sentence(effect('model'))).toBe(
      'Virtual users 3 → 4 would help throughput most in the model',
    );
    expect(sentence(effect('model', { isOutside: true }))).toBe(
      'Virtual users 3 → 4 would help throughput most in the model, but was not measured',
    );
  });

  it('recommend no step whose direction is withheld', () => {
    expect(sentence(effect('cannot-tell', { to: 9 }), effect('told'))).toBe(
      'Virtual users 3 → 4 would help throughput most',
    );
    expect(sentence(effect('cannot-tell'))).toMatch(
      /^No single step is known to help throughput: /,
    );
  });

  it('ask the judge with both means, where there are pairs and both or neither settle', () => {
    const asked: SimulatedDifference[] = [];
    const asking: JudgeOf = () => (_, difference) => {
      asked.push(difference);
      return null;
    };
    const of = (after: Runs, before: Runs) =>
      effectOf(step(), measure(), [], { after, before }, asking);
    of(runs(15, 25, 35), runs(10, 20, 30));
    of(runs(15), runs(10));
    of(unsettled(90, 90), runs(10, 20));
    of(runs(10, 20), unsettled(90, 90));
    of(unsettled(90, 92), unsettled(80, 82));
    expect(asked).toMatchObject([
      { first: 20, other: 25, runs: { mean: 5 } },
      { first: 81, other: 91, runs: { mean: 10 } },
    ]);
  });
});

describe('the plan of a question', () => {
  const scenario = { base: study.first, changes: { sendOnly: 5 }, seed: 9, version: 1 };
  const { steps } = stepsOf(study, scenario);

  it('has the first numbers first and each run once', () => {
    const plan = planOf(study, { scenario }, steps, 'preview');
    expect(plan.slice(0, 2).map(({ subject, replication }) => [subject, replication])).toEqual([
      ['after', 0],
      ['before', 0],
    ]);
    const keys = plan.map((one) => [one.subject, one.protocol, one.replication].join());
    expect(new Set(keys).size).toBe(plan.length);
    expect(plan).toHaveLength(2 * PREVIEWS + 2 * 4 + steps.length * PREVIEWS);
    expect(plan.every(({ run: one }) => one.seed === 9)).toBe(true);
    const more = planOf(study, { scenario }, steps, 'study');
    expect(more.slice(0, plan.length)).toEqual(plan);
    expect(more).toHaveLength(plan.length + 4 * steps.length);
  });

  it('begins with few short runs of the scenario alone, which do for a question that nobody asked', () => {
    const first = firstRuns(study, { scenario });
    expect(first).toHaveLength(2 * PREVIEWS);
    expect(planOf(study, { scenario }, steps, 'preview').slice(0, first.length)).toEqual(first);
    expect(new Set(first.map(({ protocol }) => protocol))).toEqual(new Set(['preview']));
    expect(firstRuns(study, { scenario: { ...scenario, changes: {} } })).toHaveLength(PREVIEWS);
  });

  it('gives the step of a subject its own values and its replication its own number', () => {
    for (const planned of stepRuns(study, steps, {
      protocol: 'preview',
      replications: 2,
      seed: 9,
    })) {
      const own = steps.find(({ id }) => planned.subject === `step ${id}`);
      const [expected] = runsOf(study, own?.scenario ?? scenario, {
        protocol: 'preview',
        replications: 1,
        seed: 9,
      });
      expect(planned.run.values).toEqual(expected?.values);
      expect(planned.run.replication).toBe(planned.replication);
    }
  });

  it('is judged by one protocol for all: the study’s only once everything has it', () => {
    const plan = planOf(study, { scenario }, steps.slice(0, 1), 'study');
    const reports = plan.map(({ run: { protocol, replication } }) => ({
      ...run({ x: protocol === 'study' ? 100 : replication }).report,
    }));
    const all = finishedOf(plan, reports);
    expect(protocolFor(all, ['after', 'before'])).toBe('study');
    const partial = finishedOf(
      plan,
      reports.map((report, index) => (index === plan.length - 1 ? undefined : report)),
    );
    expect(protocolFor(partial, ['after', 'before'])).toBe('study');
    expect(protocolFor(partial, ['after', `step ${steps[0]?.id}`])).toBe('preview');
    expect(protocolFor(finishedOf(plan, []), ['after'])).toBe('preview');
  });
});

describe('effects of simulated steps', () => {
  let simulator: Simulator;
  beforeAll(async () => {
    simulator = await loadSimulator(readFileSync(WASM_FILE));
  });

  it('equal paired replays', () => {
    const scale = exploredNamed('scale-up');
    const scenario = { base: 'scale-up/L2', changes: {}, seed: 3, version: 1 };
    const [throughput] = scale.measures;
    if (throughput === undefined) throw new Error('no measure');
    const some = stepsOf(scale, scenario).steps.slice(0, 4);
    const plan = planOf(scale, { scenario }, some, 'preview').filter(
      ({ protocol }) => protocol === 'preview',
    );
    const reports = plan.map((planned) => replicateToEnd(simulator, planned.run));
    const found = effectsIn(
      scale,
      { scenario, measure: throughput, limits: [] },
      some,
      finishedOf(plan, reports),
    );
    expect(found.protocol).toBe('preview');
    for (const effect of found.effects) {
      const { step: taken } = effect;
      const difference = changeOf(effect);
      const replay = (of: { base: string; changes: object }) =>
        runsOf(scale, of as typeof scenario, {
          protocol: 'preview',
          replications: PREVIEWS,
          seed: 3,
        }).map((one) => replicateToEnd(simulator, one).metrics.orchestrationsPerSecond ?? 0);
      const [after, before] = [replay(taken.scenario), replay(scenario)];
      const pairs = after.map((value, index) => value - (before[index] ?? 0));
      const mean = pairs.reduce((sum, value) => sum + value, 0) / PREVIEWS;
      expect(difference?.mean).toBeCloseTo(mean, 9);
      expect(difference?.pairs).toBe(PREVIEWS);
    }
    const means = found.effects.map((effect) => changeOf(effect)?.mean ?? 0);
    expect(means).toEqual([...means].sort((a, b) => b - a));
    expect(found.after[0]?.values).toEqual(valuesOf(scale, scenario));
  });
});
