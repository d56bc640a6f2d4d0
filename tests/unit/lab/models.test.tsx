// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/low-latency/test-case-20" }
import { readFileSync } from 'node:fs';
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { archivedContext } from '../../../src/lab/model/archivedContext';
import { ModelNotice } from '../../../src/lab/model/ModelNotice';
import { useModels } from '../../../src/lab/model/useModels';
import { initialState, isStale, reduce } from '../../../src/lab/state/reducer';
import { absoluteLink, useUrl } from '../../../src/lab/state/useUrl';
import type { LabAction, LabContext, LabState } from '../../../src/lab/types';
import { changeBegins } from '../../../src/lab/view/changeBegins';
import { deriveView } from '../../../src/lab/view/derive';
import { changeTeller } from '../../../src/lab/view/effect';
import archive from '../../../static/simulators/index.json';
import { context, summaryWith } from './fixture';

const OLD = archive[0]?.model ?? '';
const NEW = '99.0.0';

/** The page of test case 20 under a model that comes after the archived one, with a knob that it has not. */
const [users] = context.schema.knobs;
const page: LabContext = {
  ...context,
  schema: {
    ...context.schema,
    modelVersion: NEW,
    archived: [OLD],
    knobs: [...context.schema.knobs, { ...users, id: 'newKnob', label: 'New knob' } as never],
  },
};

const served = (url: string) => readFileSync(`static/${new URL(url).pathname.slice(1)}`, 'utf8');
const fetchFile = vi.fn(async (url: string) => new Response(served(url)));

beforeEach(() => {
  fetchFile.mockClear();
  vi.stubGlobal('fetch', fetchFile);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openAt = (query: string) => {
  window.history.replaceState(null, '', `/low-latency/test-case-20${query}`);
  const { result } = renderHook(() => {
    const { context: own, opened, open } = useModels(page);
    const [state, dispatch] = useReducer(
      (current: LabState, action: LabAction) => reduce(own, current, action),
      own,
      initialState,
    );
    return { own, opened, state, ...useUrl(own, state.scenario, dispatch, open) };
  });
  const lab = () => result.current;
  return {
    lab,
    set: (id: string, value: number) =>
      act(() => lab().act({ type: 'knobs', changes: { [id]: value } })),
    turnTo: (model: string) => act(async () => lab().turnToModel(model)),
    isRead: () => waitFor(() => expect(lab().state.isRead).toBe(true)),
  };
};

const query = () => Object.fromEntries(new URLSearchParams(window.location.search));

describe('an address of an archived model', () => {
  it('is read with the knobs and for the simulator of that model', async () => {
    const { lab, isRead } = openAt(`?config=A&sendOnly=6&model=${OLD}&v=1`);
    await isRead();
    const { own, state, opened } = lab();
    expect(own.schema.modelVersion).toBe(OLD);
    expect(own.archived?.simulator).toBe(
      `http://localhost/simulators/low-latency/${OLD}/simulator.wasm`,
    );
    expect(opened?.model).toBe(OLD);
    expect(state.scenario).toMatchObject({ changes: { sendOnly: 6 }, model: OLD });
    expect(state.phase.kind).toBe('running');
    expect(state.problems).toEqual([]);
  });

  it('keeps the model in what is changed further, copied and shared', async () => {
    const { lab, set, isRead } = openAt('?config=A&sendOnly=6&v=1');
    await isRead();
    set('virtualUsers', 9);
    expect(query()).toEqual({ config: 'A', virtualUsers: '9', sendOnly: '6', model: OLD, v: '1' });
    const { own, state } = lab();
    expect(new URL(absoluteLink(own, state.scenario)).searchParams.get('model')).toBe(OLD);
    set('sendOnly', 4);
    set('virtualUsers', 3); // as published, on the way
    expect(query()).toEqual({});
    set('virtualUsers', 8);
    expect(query().model).toBe(OLD);
  });

  it('is left for the current model and taken again with the same knobs', async () => {
    const { lab, turnTo, isRead } = openAt(`?config=B&sendOnly=6&seed=7&model=${OLD}&v=1`);
    await isRead();
    await turnTo(NEW);
    expect(query()).toEqual({ config: 'B', sendOnly: '6', seed: '7', model: NEW, v: '1' });
    expect(lab().own).toBe(page);
    expect(lab().opened?.model).toBe(OLD);
    expect(lab().state.scenario).toMatchObject({ changes: { sendOnly: 6 }, seed: 7 });
    expect(lab().state.scenario.model).toBeUndefined();
    await turnTo(OLD);
    await waitFor(() => expect(lab().state.scenario.model).toBe(OLD));
    expect(query().model).toBe(OLD);
    expect(lab().state.scenario).toMatchObject({ changes: { sendOnly: 6 }, seed: 7 });
  });

  it('names a setting that its model has not', async () => {
    const { lab, isRead } = openAt(`?config=A&sendOnly=6&newKnob=9&model=${OLD}&v=1`);
    await isRead();
    expect(lab().state.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining(`There is no setting named “newKnob” in model ${OLD}.`),
    ]);
    expect(lab().state.scenario.changes).toEqual({ sendOnly: 6 });
  });

  it('says what did not arrive, uses the current model and stays for another try', async () => {
    fetchFile.mockImplementationOnce(async () => new Response('', { status: 404 }));
    const asked = `?config=A&sendOnly=6&model=${OLD}&v=1`;
    const { lab, isRead, turnTo } = openAt(asked);
    await isRead();
    expect(lab().state.problems.map(({ message }) => message)).toEqual([
      `Model (model) is “${OLD}”, whose simulator did not arrive; accepted: ${NEW}. ${NEW} is used.`,
    ]);
    expect(lab().state.scenario.changes).toEqual({ sendOnly: 6 });
    expect(window.location.search).toBe(asked);
    await turnTo(OLD);
    await waitFor(() => expect(lab().own.schema.modelVersion).toBe(OLD));
  });

  it.each([
    ['', NEW],
    ['?config=B&v=1', NEW],
    ['?config=A&sendOnly=6', NEW],
    ['?config=A&sendOnly=6&model=9.9.9&v=1', NEW],
  ])('is not "%s": nothing is fetched', async (search, model) => {
    const { lab, isRead } = openAt(search);
    await isRead();
    expect(lab().own.schema.modelVersion).toBe(model);
    expect(fetchFile).not.toHaveBeenCalled();
  });
});

describe('results of two models', () => {
  const asked = { base: 'low-latency/20-A', changes: { sendOnly: 6 }, seed: 1, version: 1 };
  const restored = { type: 'restored', scenario: asked, problems: [] } as const;
  const finished = (state: LabState, own: LabContext) =>
    reduce(own, state, {
      type: 'finished',
      result: {
        scenario: state.scenario,
        summary: summaryWith(131, { modelVersion: own.schema.modelVersion }),
        quality: 'full',
      },
      wallMs: 1,
    });

  it('are not taken for each other, though the knobs are the same', async () => {
    const old = await archivedContext(page, OLD, '/');
    const there = finished(reduce(old, initialState(old), restored), old);
    expect(isStale(there)).toBe(false);
    const here = reduce(page, there, restored);
    expect(here.phase.kind).toBe('running');
    expect(isStale(here)).toBe(true);
    const late = reduce(page, here, {
      type: 'finished',
      result: there.full,
      wallMs: 1,
    });
    expect(late).toBe(here);
  });

  it('are none of what is published, which an archived model shows as the current one does', async () => {
    const old = await archivedContext(page, OLD, '/');
    const there = finished(reduce(old, initialState(old), restored), old);
    const reset = reduce(old, there, { type: 'resetAll' });
    expect(reset.phase).toEqual({ kind: 'precomputed' });
    expect(isStale(reset)).toBe(false);
    expect(reset.full.summary).toBe(page.published.A);
  });

  it('are told apart where one is compared with the other', async () => {
    const old = await archivedContext(page, OLD, '/');
    const state = finished(reduce(old, initialState(old), restored), old);
    const before = { ...state.full, scenario: { ...asked, changes: {} } };
    const published = { ...before, summary: summaryWith(101, { modelVersion: NEW }) };
    const telling = await old.study.telling();
    const text = changeTeller(old, telling)({ ...state, before: published });
    expect(text).toMatch(
      new RegExp(`^Your changes, send only 4 → 6, model ${NEW} → ${OLD}: \\+30 messages/s`),
    );
    expect(text).not.toContain('like step');
    const sameModel = changeTeller(old, telling)({ ...state, before });
    expect(sameModel).not.toContain('model');
    const view = deriveView(old, state.scenario, state.full, 'median');
    expect(view.changeLabel).toBe(
      `send only 4 → 6, model ${old.published.A?.modelVersion} → ${OLD}`,
    );
    expect(changeBegins(old, view)).toBeUndefined();
  });
});

describe('the notice', () => {
  const show = (isArchived: boolean, isChanged: boolean) => {
    const onModel = vi.fn();
    const { container } = render(
      <ModelNotice {...{ archived: OLD, current: NEW, isArchived, isChanged, onModel }} />,
    );
    return {
      text: container.textContent ?? '',
      button: container.querySelector('button'),
      onModel,
    };
  };

  it('says with which model the link was made, and leads to the other', () => {
    const { text, button, onModel } = show(true, true);
    expect(text).toContain(`Made with model ${OLD} and shown with its simulator`);
    button?.click();
    expect(onModel).toHaveBeenCalledWith(NEW);
    const back = show(false, true);
    expect(back.text).toContain(`simulated here with the current model, ${NEW}`);
    back.button?.click();
    expect(back.onModel).toHaveBeenCalledWith(OLD);
  });

  it('says nothing of what is published in the current model', () => {
    expect(show(false, false).text).toBe('');
  });

  it('says that a published configuration is shown with the current model all the same', () => {
    const { text } = show(true, false);
    expect(text).toContain(`Made with model ${OLD}, whose simulator runs what you change here`);
    expect(text).toContain(`with the current model, ${NEW}, and nothing is changed`);
    expect(text).not.toContain('gives the numbers it gave then');
  });
});
