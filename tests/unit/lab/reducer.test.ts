import { describe, expect, it } from 'vitest';
import {
  initialState,
  isStale,
  reduce,
  sameScenario,
  shownResult,
} from '../../../src/lab/state/reducer';
import type { LabAction, LabState, Result } from '../../../src/lab/types';
import { context, replays, summaryWith } from './fixture';

const start = initialState(context);
const stateAfter = (...actions: LabAction[]) =>
  actions.reduce<LabState>((state, action) => reduce(context, state, action), start);
const change: LabAction = { type: 'knobs', changes: { sendOnly: 6 } };
const resultOf = (state: LabState, throughput: number): Result => ({
  scenario: state.scenario,
  summary: summaryWith(throughput),
  quality: 'full',
});
const throughput = (state: LabState) =>
  shownResult(state).summary.metrics['throughput.median']?.mean;

describe('the state of the lab', () => {
  it('starts with the precomputed first configuration', () => {
    expect(start.phase).toEqual({ kind: 'precomputed' });
    expect(start.scenario.base).toBe('low-latency/20-A');
    expect(throughput(start)).toBe(101);
  });

  it('shows the precomputed result of another configuration at once', () => {
    const state = stateAfter({ type: 'configuration', label: 'C' });
    expect(state.phase).toEqual({ kind: 'precomputed' });
    expect(shownResult(state).summary).toBe(replays.configurations.C);
  });

  it('asks for a run after a change and keeps the last numbers, marked stale', () => {
    const state = stateAfter(change);
    expect(state.phase).toEqual({ kind: 'running', progress: 0 });
    expect(isStale(state)).toBe(true);
    expect(throughput(state)).toBe(101);
  });

  it('replaces the preview by the full result and remembers what was before', () => {
    const asked = stateAfter(change);
    const preview: Result = { ...resultOf(asked, 90), quality: 'preview' };
    const early = reduce(context, asked, { type: 'early', result: preview });
    expect(throughput(early)).toBe(90);
    expect(isStale(early)).toBe(false);
    const done = reduce(context, early, {
      type: 'finished',
      result: resultOf(asked, 95),
      wallMs: 400,
    });
    expect(throughput(done)).toBe(95);
    expect(done.phase).toEqual({ kind: 'done', wallMs: 400 });
    expect(done.before?.scenario).toEqual(start.scenario);
  });

  it('drops results of a scenario that is no longer set', () => {
    const asked = stateAfter(change);
    const moved = reduce(context, asked, { type: 'knobs', changes: { sendOnly: 7 } });
    const late = reduce(context, moved, {
      type: 'finished',
      result: resultOf(asked, 95),
      wallMs: 1,
    });
    expect(late).toBe(moved);
  });

  it('returns to the published result without a run', () => {
    const state = reduce(context, stateAfter(change), { type: 'resetKnob', id: 'sendOnly' });
    expect(state.phase).toEqual({ kind: 'precomputed' });
    expect(state.scenario.changes).toEqual({});
  });

  it('runs again for another seed', () => {
    const state = stateAfter({ type: 'seed', seed: 7 });
    expect(state.phase.kind).toBe('running');
    expect(stateAfter({ type: 'seed', seed: 7 }, { type: 'resetAll' }).phase.kind).toBe(
      'precomputed',
    );
  });

  it('keeps what the reader set when a run fails, and tries again', () => {
    const failed = reduce(context, stateAfter(change), { type: 'failed', reason: 'no worker' });
    expect(failed.scenario.changes).toEqual({ sendOnly: 6 });
    const again = reduce(context, failed, { type: 'retry' });
    expect(again.phase.kind).toBe('running');
    expect(again.attempt).toBe(failed.attempt + 1);
  });

  it('repairs a change that leaves nobody to receive and says so', () => {
    const state = stateAfter({ type: 'knobs', changes: { receiveAndSend: 0 } });
    expect(state.scenario.changes).toEqual({ receiveAndSend: 1 });
    expect(state.problems[0]?.message).toContain('receive');
  });
});

describe('the way of a run', () => {
  const asked = stateAfter(change);
  const next = (state: LabState, action: LabAction) => reduce(context, state, action);
  const finished = (state: LabState, value: number): LabAction => ({
    type: 'finished',
    result: resultOf(state, value),
    wallMs: 1,
  });

  it('is told from its loading to its end', () => {
    const phases = (
      [
        { type: 'loading' },
        { type: 'progress', progress: 0.25 },
        { type: 'cancelled' },
        { type: 'failed', reason: 'no worker' },
      ] as const
    ).map((action) => next(asked, action).phase);
    expect(phases).toEqual([
      { kind: 'loading' },
      { kind: 'running', progress: 0.25 },
      { kind: 'cancelled' },
      { kind: 'failed', reason: 'no worker' },
    ]);
  });

  it('is none where the scenario of the last result is set again', () => {
    const done = next(asked, finished(asked, 95));
    const moved = next(done, { type: 'knobs', changes: { sendOnly: 7 } });
    const back = next(moved, change);
    expect(back.phase).toEqual({ kind: 'done', wallMs: 0 });
    expect(throughput(back)).toBe(95);
    expect(next(done, change), 'nothing new').toEqual({ ...done, problems: [] });
  });

  it('tells first numbers of the scenario that is set, and of no other', () => {
    const early: Result = { ...resultOf(asked, 90), quality: 'preview' };
    const moved = next(asked, { type: 'knobs', changes: { sendOnly: 7 } });
    expect(next(moved, { type: 'early', result: early })).toBe(moved);
    const shown = next(asked, { type: 'early', result: early });
    expect(next(shown, { type: 'knobs', changes: { sendOnly: 7 } }).early).toBeNull();
    expect(next(shown, finished(asked, 95)).early).toBeNull();
  });

  it('keeps what was before where the same scenario is run again', () => {
    const done = next(asked, finished(asked, 95));
    const again = next(next(done, { type: 'retry' }), finished(asked, 96));
    expect(again.before).toBe(done.before);
    expect(throughput(again)).toBe(96);
    const published = next(done, { type: 'configuration', label: 'B' });
    expect(published.before).toBe(done.full);
  });
});

describe('what the reader sets', () => {
  it('is a statistic, and what was wrong is gone once it was read', () => {
    expect(stateAfter({ type: 'statistic', statistic: 'mean' }).statistic).toBe('mean');
    const broken = stateAfter({ type: 'knobs', changes: { receiveAndSend: 0 } });
    const read = reduce(context, broken, { type: 'dismiss' });
    expect([broken.problems.length, read.problems.length]).toEqual([1, 0]);
    expect(read.scenario).toBe(broken.scenario);
  });

  it('keeps the seed with another configuration, and not with all reset', () => {
    const seeded = stateAfter({ type: 'seed', seed: 7 }, change);
    const other = reduce(context, seeded, { type: 'configuration', label: 'B' });
    expect(other.scenario).toMatchObject({ base: 'low-latency/20-B', changes: {}, seed: 7 });
    expect(other.phase.kind, 'of another seed nothing is precomputed').toBe('running');
    const reset = reduce(context, seeded, { type: 'resetAll' });
    expect(reset.scenario).toMatchObject({ base: 'low-latency/20-A', changes: {}, seed: 1 });
  });

  it('resets one knob alone, and none that is unknown', () => {
    const two = stateAfter(change, { type: 'knobs', changes: { virtualUsers: 9 } });
    const one = reduce(context, two, { type: 'resetKnob', id: 'virtualUsers' });
    expect(one.scenario.changes).toEqual({ sendOnly: 6 });
    expect(reduce(context, two, { type: 'resetKnob', id: 'none' })).toBe(two);
  });

  it('belongs to an archived model where the page shows one', () => {
    const archived = { ...context, archived: { page: context, simulator: '/old.wasm' } };
    const state = reduce(archived, start, change);
    expect(state.scenario.model).toBe(context.schema.modelVersion);
    expect(stateAfter(change).scenario.model).toBeUndefined();
  });

  it('is the same scenario only with the same base, seed, changes and model', () => {
    const { scenario } = stateAfter(change);
    const others = [
      { base: 'low-latency/20-B' },
      { seed: 2 },
      { changes: { sendOnly: 7 } },
      { model: '0.1.0' },
    ];
    expect(sameScenario(scenario, { ...scenario })).toBe(true);
    for (const other of others)
      expect(sameScenario(scenario, { ...scenario, ...other })).toBe(false);
    expect(sameScenario(scenario, null)).toBe(false);
    const plain = start.scenario;
    expect(sameScenario(plain, { ...plain, model: '0.1.0' }), 'a published result has one').toBe(
      true,
    );
  });

  it('needs a precomputed result to begin with', () => {
    expect(() => initialState({ ...context, published: {} })).toThrow('low-latency/20-A');
  });
});

describe('a scenario from the address', () => {
  it('is told against the published configuration it changes', () => {
    const scenario = { base: 'low-latency/20-B', changes: { sendOnly: 6 }, seed: 1, version: 1 };
    const state = stateAfter({ type: 'restored', scenario, problems: [] });
    expect(state.phase.kind).toBe('running');
    expect(state.full.summary).toBe(replays.configurations.B);
    expect(state.before).toBeNull();
    expect(state.isRead).toBe(true);
  });

  it('may name a published configuration, which needs no run', () => {
    const scenario = { base: 'low-latency/20-C', changes: {}, seed: 1, version: 1 };
    const state = stateAfter({ type: 'restored', scenario, problems: [] });
    expect(state.phase).toEqual({ kind: 'precomputed' });
    expect(throughput(state)).toBe(121);
  });
});
