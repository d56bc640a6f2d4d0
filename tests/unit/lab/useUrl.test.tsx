// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/low-latency/test-case-20" }
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialState, reduce } from '../../../src/lab/state/reducer';
import { absoluteLink, useUrl } from '../../../src/lab/state/useUrl';
import type { LabAction, LabState } from '../../../src/lab/types';
import { context } from './fixture';

const open = async () => {};

function openPage() {
  const { result } = renderHook(() => {
    const [state, dispatch] = useReducer(
      (current: LabState, action: LabAction) => reduce(context, current, action),
      context,
      initialState,
    );
    return { state, change: useUrl(context, state.scenario, dispatch, open).act };
  });
  return {
    set: (id: string, value: number) =>
      act(() => result.current.change({ type: 'knobs', changes: { [id]: value } })),
  };
}

const query = () => Object.fromEntries(new URLSearchParams(window.location.search));
const press = () => fireEvent.pointerDown(document.body);
const release = () => fireEvent.pointerUp(document.body);

beforeEach(() => {
  // The limits of browsers count over time; each test comes long after the one before.
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  openings += 1;
  vi.advanceTimersByTime(openings * 60_000);
  window.history.replaceState(null, '', '/low-latency/test-case-20');
});
let openings = 0;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the address of a scenario', () => {
  const changed = { ...initialState(context).scenario, changes: { sendOnly: 7 } };

  it('for copying is whole, with the guide and the part of the page', () => {
    window.history.replaceState(null, '', '/low-latency/test-case-20?old=1&tour=300ms.3#charts');
    const link = new URL(absoluteLink(context, changed));
    expect([link.origin, link.pathname, link.hash]).toEqual([
      ...['http://localhost', '/low-latency/test-case-20', '#charts'],
    ]);
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      ...{ config: 'A', sendOnly: '7', tour: '300ms.3' },
    });
    expect(link.searchParams.has('old')).toBe(false);
  });

  it('is read at first, mended, with what was wrong of it', () => {
    window.history.replaceState(null, '', '/low-latency/test-case-20?sendOnly=700)');
    const { result } = renderHook(() => {
      const [state, dispatch] = useReducer(
        (current: LabState, action: LabAction) => reduce(context, current, action),
        context,
        initialState,
      );
      return { state, address: useUrl(context, state.scenario, dispatch, open) };
    });
    const { state } = result.current;
    expect(state.isRead).toBe(true);
    expect(state.problems.map(({ field }) => field)).toEqual(['link', 'sendOnly']);
    expect(query().sendOnly).toBe(String(state.scenario.changes.sendOnly));
  });

  it('of another model opens that, and says so where it does not arrive', async () => {
    const [model] = context.schema.archived;
    if (model === undefined) throw new Error('no archived model');
    const asked = vi.fn(async () => {
      throw new Error('offline');
    });
    const { result } = renderHook(() => {
      const [state, dispatch] = useReducer(
        (current: LabState, action: LabAction) => reduce(context, current, action),
        context,
        initialState,
      );
      return { state, address: useUrl(context, state.scenario, dispatch, asked) };
    });
    act(() => result.current.address.act({ type: 'knobs', changes: { sendOnly: 7 } }));
    await act(async () => result.current.address.turnToModel(model));
    expect(asked.mock.calls).toEqual([[model]]);
    expect(query()).toMatchObject({ model, sendOnly: '7' });
    const [problem] = result.current.state.problems;
    expect(problem?.message).toContain(
      `Model (model) is “${model}”, whose simulator did not arrive`,
    );
  });
});

describe('a guide beside the scenario', () => {
  it('stays in the address while knobs move, and is no problem of the link', () => {
    window.history.replaceState(null, '', '/low-latency/test-case-20?sendOnly=7&tour=300ms.3');
    const page = openPage();
    page.set('virtualUsers', 5);
    expect(query()).toMatchObject({ sendOnly: '7', virtualUsers: '5', tour: '300ms.3' });
    page.set('virtualUsers', 3);
    page.set('sendOnly', 4);
    expect(query().tour).toBe('300ms.3');
  });

  it('comes and goes without the lab reading its scenario again', () => {
    window.history.replaceState(null, '', '/low-latency/test-case-20?sendOnly=7&tour=300ms.3');
    const page = openPage();
    const scroll = vi.spyOn(window, 'scrollTo');
    window.history.replaceState(null, '', window.location.href.replace('300ms.3', '300ms.4'));
    page.set('virtualUsers', 5);
    expect(query()).toMatchObject({ sendOnly: '7', virtualUsers: '5', tour: '300ms.4' });
    expect(scroll).not.toHaveBeenCalled();
  });
});

describe('the history', () => {
  it('gets one entry for each drag, also where the pointer goes down before the other slider is left', () => {
    const page = openPage();
    const push = vi.spyOn(window.history, 'pushState');
    for (const [id, values] of [
      ['virtualUsers', [4, 5, 6]],
      ['sendOnly', [7, 8, 9]],
      ['thinkTimeMs', [40, 80, 120]],
    ] as const) {
      const [first, ...others] = values;
      press();
      page.set(id, first); // before the focus moves, in some browsers
      fireEvent.focusOut(document.body);
      fireEvent.focusIn(document.body);
      for (const value of others) page.set(id, value);
      release();
    }
    expect(push).toHaveBeenCalledTimes(3);
    expect(query()).toMatchObject({ virtualUsers: '6', sendOnly: '9', thinkTimeMs: '120' });
  });

  it('counts a change that is drawn after the release to its gesture', () => {
    const page = openPage();
    const push = vi.spyOn(window.history, 'pushState');
    press();
    page.set('virtualUsers', 4);
    act(() => {
      page.set('virtualUsers', 5);
      release();
    });
    expect(push).toHaveBeenCalledTimes(1);
    expect(query().virtualUsers).toBe('5');
  });
});
