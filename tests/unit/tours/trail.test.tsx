// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenLab, useToldToOthers } from '../../../src/lab/openLab';
import { initialState } from '../../../src/lab/state/reducer';
import { forgetTrail, useTrail } from '../../../src/lab/trail';
import type { LabState } from '../../../src/lab/types';
import { deriveView } from '../../../src/lab/view/derive';
import { published, setKnobs } from '../../../src/scenario/scenario';
import { useKeptTrail } from '../../../src/tours/useKeptTrail';
import { context, summaryWith } from '../lab/fixture';

const at = (query: string) =>
  window.history.replaceState(null, '', `/low-latency/test-case-20${query}`);

/** The lab with a number of users and the throughput that came of it. */
function stateOf(
  users: number | null,
  throughput: number,
  changes: Partial<LabState> = {},
): LabState {
  const base = 'low-latency/20-A';
  const values = context.configurations.A ?? {};
  const scenario =
    users === null
      ? published(base)
      : setKnobs(context.schema, values, published(base), { virtualUsers: users });
  return {
    ...initialState(context),
    scenario,
    isRead: true,
    phase: { kind: 'done', wallMs: 1 },
    full: { scenario, summary: summaryWith(throughput), quality: 'full' },
    ...changes,
  };
}

const labOf = (state: LabState): OpenLab => ({
  context,
  state,
  view: deriveView(context, state.scenario, state.full, 'median'),
});

/** A page with a lab, and a tour beside it. */
function walk(tour: string, state: LabState) {
  const { rerender, unmount } = renderHook(
    (now: { tour: string; lab: OpenLab }) => {
      useToldToOthers(now.lab);
      useKeptTrail(now.tour);
    },
    { initialProps: { tour, lab: labOf(state) } },
  );
  return {
    turn: (next: LabState, other = tour) => rerender({ tour: other, lab: labOf(next) }),
    unmount,
  };
}

const keep = () => {
  const { result } = renderHook(() => useTrail());
  return () =>
    result.current.map(({ row, label, summary }) => [
      row,
      label,
      summary.metrics['throughput.median']?.mean,
    ]);
};

beforeEach(() => at('?tour=300ms.3'));
afterEach(() => {
  cleanup();
  act(forgetTrail);
});

describe('the trail of a tour', () => {
  it('has each complete result in the order in which it came', () => {
    const visited = keep();
    const { turn } = walk('300ms', stateOf(null, 101));
    turn(stateOf(5, 90, { phase: { kind: 'running', progress: 0.5 } }));
    turn(stateOf(5, 90));
    turn(stateOf(4, 80, { isRead: false }));
    turn(stateOf(6, 70));
    turn(stateOf(5, 90));
    expect(visited()).toEqual([
      ['20-A', '', 101],
      ['20-A', 'virtual users 3 → 5', 90],
      ['20-A', 'virtual users 3 → 6', 70],
      ['20-A', 'virtual users 3 → 5', 90],
    ]);
  });

  it('has the last result of a scenario that is run again', () => {
    const visited = keep();
    const { turn } = walk('300ms', stateOf(5, 90));
    turn(stateOf(5, 91));
    expect(visited()).toEqual([['20-A', 'virtual users 3 → 5', 91]]);
  });

  it('goes on over the pages and steps of the tour, and ends with it', () => {
    const visited = keep();
    walk('300ms', stateOf(5, 90)).unmount();
    at('?tour=300ms.5');
    const there = walk('300ms', stateOf(6, 70));
    expect(visited()).toHaveLength(2);
    at('');
    there.unmount();
    expect(visited()).toEqual([]);
  });

  it('begins anew with another tour', () => {
    const visited = keep();
    const { turn } = walk('300ms', stateOf(5, 90));
    at('?tour=page.1');
    turn(stateOf(6, 70), 'page');
    expect(visited()).toEqual([['20-A', 'virtual users 3 → 6', 70]]);
  });

  it('forgets the oldest of many', () => {
    const visited = keep();
    const { turn } = walk('300ms', stateOf(1, 1));
    for (let users = 2; users <= 40; users += 1) turn(stateOf(users, users));
    expect(visited().length).toBeLessThanOrEqual(30);
    expect(visited().at(-1)).toEqual(['20-A', 'virtual users 3 → 40', 40]);
  });
});
