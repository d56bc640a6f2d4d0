// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenLab, useToldToOthers } from '../../../src/lab/openLab';
import { initialState } from '../../../src/lab/state/reducer';
import type { LabState } from '../../../src/lab/types';
import { deriveView } from '../../../src/lab/view/derive';
import { published, setKnobs } from '../../../src/scenario/scenario';
import { seenOf } from '../../../src/tours/seen';
import { text } from '../../../src/tours/text';
import type { Goal, LabStep } from '../../../src/tours/types';
import { useVerdict } from '../../../src/tours/useVerdict';
import { context, summaryWith } from '../lab/fixture';

const base = 'low-latency/20-A';

function labWith(throughput: number, changes: Partial<LabState> = {}, own = context): OpenLab {
  const values = own.configurations.A ?? {};
  const scenario = setKnobs(own.schema, values, published(base), { virtualUsers: 60 });
  const state: LabState = {
    ...initialState(own),
    scenario,
    isRead: true,
    phase: { kind: 'done', wallMs: 1 },
    full: { scenario, summary: summaryWith(throughput), quality: 'full' },
    ...changes,
  };
  return { context: own, state, view: deriveView(own, state.scenario, state.full, 'median') };
}
const under = { phase: { kind: 'running', progress: 0.5 } } as const;

describe('what a check sees of a lab', () => {
  it('is its complete result, with the scenario that gave it', () => {
    const seen = seenOf(labWith(101));
    expect(seen?.configuration).toBe('A');
    expect(seen?.values.virtualUsers).toBe(60);
    expect(seen?.publishedValues.virtualUsers).toBe(3);
    expect(seen?.isChanged).toBe(true);
    expect(seen?.summary.metrics['throughput.median']?.mean).toBe(101);
  });

  it('is nothing while a run is under way, or its first numbers are guesses, or no link was read', () => {
    expect(seenOf(labWith(101, under))).toBeNull();
    expect(seenOf(labWith(101, { isRead: false }))).toBeNull();
    const { state } = labWith(101);
    expect(seenOf(labWith(101, { early: state.full }))).toBeNull();
    expect(seenOf(labWith(101, { scenario: published(base) })), 'of another scenario').toBeNull();
  });

  it('counts what lies outside the measured, but not for an archived model, whose ranges are others', () => {
    const lab = labWith(101);
    expect(lab.view.outside.length).toBeGreaterThan(0);
    expect(seenOf(lab)?.outsideCount).toBe(lab.view.outside.length);
    const archived = { ...context, archived: { page: context, simulator: '/old.wasm' } };
    expect(seenOf({ ...lab, context: archived })?.outsideCount).toBe(0);
  });
});

describe('the verdict on a step', () => {
  const throughputAbove = (least: number): Goal => ({
    label: `${least}`,
    isMet: ({ summary }) => (summary.metrics['throughput.median']?.mean ?? 0) > least,
    missing: () => text`Above ${{ value: least, metric: 'throughput.median', kind: 'simulated' }}.`,
  });
  const stepOf = (goals: readonly Goal[], isCollected = false): LabStep => ({
    title: 'A step',
    page: '/',
    task: [],
    look: [],
    hint: [],
    focus: { task: { name: 'all', selector: 'main' } },
    goals,
    isCollected,
  });
  const BOTH = [throughputAbove(50), throughputAbove(100)];
  const [STRICT, COLLECTED] = [stepOf(BOTH), stepOf(BOTH, true)];
  const FEW = stepOf([throughputAbove(50)]);

  function walk(place: string, lab: OpenLab, first: LabStep = STRICT) {
    const { result, rerender } = renderHook(
      (now: { place: string; lab: OpenLab; step: LabStep }) => {
        useToldToOthers(now.lab);
        return useVerdict(now.place, now.step);
      },
      { initialProps: { place, lab, step: first } },
    );
    return {
      met: () => result.current.verdict?.met,
      isWaiting: () => result.current.isWaiting,
      turn: (next: OpenLab, to = place, step = first) =>
        act(async () => rerender({ place: to, lab: next, step })),
    };
  }
  afterEach(cleanup);

  it('stays while the next result is under way, and says that it waits', async () => {
    const { met, isWaiting, turn } = walk('a.1', labWith(80));
    expect([met(), isWaiting()]).toEqual([[true, false], false]);
    await turn(labWith(80, under));
    expect([met(), isWaiting()]).toEqual([[true, false], true]);
    await turn(labWith(120));
    expect([met(), isWaiting()]).toEqual([[true, true], false]);
  });

  it('is not that of the step before, whose result stands until the next arrives', async () => {
    const { met, turn } = walk('b.1', labWith(120));
    expect(met()).toEqual([true, true]);
    await turn(labWith(120, under));
    expect(met()).toEqual([true, true]);
    await turn(labWith(120, under), 'b.2', FEW);
    expect(met()).toBeUndefined();
    await turn(labWith(40), 'b.2', FEW);
    expect(met()).toEqual([false]);
  });

  it('collects goals that were met one after the other, where a step says so, on that step alone', async () => {
    const { met, turn } = walk('c.1', labWith(120), COLLECTED);
    await turn(labWith(40));
    expect(met()).toEqual([true, true]);
    await turn(labWith(40), 'c.2');
    expect(met()).toEqual([false, false]);
    const strict = walk('c.3', labWith(120));
    await strict.turn(labWith(40));
    expect(strict.met()).toEqual([false, false]);
  });
});
