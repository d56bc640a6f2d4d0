import { describe, expect, it } from 'vitest';
import { initialState, isStale, reduce, shownResult } from '../../../src/lab/state/reducer';
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
