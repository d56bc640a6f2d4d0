// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialState } from '../../../src/lab/state/reducer';
import { useSimulator } from '../../../src/lab/state/useSimulator';
import type { LabAction, LabState } from '../../../src/lab/types';
import { published, setKnobs } from '../../../src/scenario/scenario';
import type { KnobValues } from '../../../src/scenario/schema';
import type { RunListener } from '../../../src/simulator/client';
import type { SimulationRequest } from '../../../src/simulator/job';
import { context, summaryWith } from './fixture';

const client = {
  prepare: vi.fn(),
  cancel: vi.fn(),
  dispose: vi.fn(),
  run: vi.fn((_request: SimulationRequest, _listener: RunListener) => {}),
};
const load = vi.hoisted(() => ({ client: vi.fn() }));
vi.mock('../../../src/simulator/loadClient', () => ({ loadClient: load.client }));

const withUsers = (virtualUsers: number, changes: Partial<LabState> = {}): LabState => {
  const base = published('low-latency/20-A');
  const values = context.configurations.A ?? {};
  const scenario = setKnobs(context.schema, values, base, { virtualUsers });
  return { ...initialState(context), scenario, phase: { kind: 'loading' }, ...changes };
};

/** A lab with a state; `told` is what it has heard. */
async function lab(state: LabState, page = context) {
  const told: LabAction[] = [];
  const dispatch = (action: LabAction) => told.push(action);
  const { result, rerender, unmount } = renderHook(({ now }) => useSimulator(page, now, dispatch), {
    initialProps: { now: state },
  });
  const settle = () => act(async () => {});
  await settle();
  const turn = async (now: LabState) => {
    rerender({ now });
    await settle();
  };
  return { told, turn, cancel: result.current, unmount, settle };
}

const typesOf = (told: readonly LabAction[]) => told.map(({ type }) => type);
const listenerOf = (run: number) => client.run.mock.calls[run]?.[1] as RunListener;
const usersOf = (run: number) =>
  client.run.mock.calls[run]?.[0].values[
    context.schema.knobs.findIndex(({ id }) => id === 'virtualUsers')
  ];

beforeEach(() => {
  vi.clearAllMocks();
  load.client.mockResolvedValue(client);
});
afterEach(cleanup);

it('runs nothing that is known, and fetches nothing for it', async () => {
  await lab({ ...initialState(context) });
  expect(load.client).not.toHaveBeenCalled();
});

it('makes ready at the first sign of life, once', async () => {
  for (const sign of ['pointermove', 'touchstart', 'keydown']) {
    const { unmount, settle } = await lab({ ...initialState(context) });
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    await settle();
    expect(client.prepare, sign).toHaveBeenCalledTimes(1);
    unmount();
    vi.clearAllMocks();
  }
});

it('simulates the system that a scenario describes, where its study is one', async () => {
  const systemOf = ({ virtualUsers }: KnobValues) => JSON.stringify({ users: virtualUsers });
  await lab(withUsers(60), { ...context, systemOf });
  expect(client.run.mock.calls[0]?.[0].system).toBe('{"users":60}');
  await lab(withUsers(60));
  expect(client.run.mock.calls[1]?.[0].system).toBeUndefined();
});

it('runs a changed scenario and tells what comes of it', async () => {
  const { told } = await lab(withUsers(60));
  expect(typesOf(told)).toEqual(['loading']);
  expect(usersOf(0)).toBe(60);
  const listener = listenerOf(0);
  listener.onPartial?.(summaryWith(90), 'preview');
  listener.onProgress?.(0.5);
  listener.onDone(summaryWith(100));
  expect(typesOf(told)).toEqual(['loading', 'early', 'progress', 'finished']);
  expect(told.at(-1)).toMatchObject({ result: { quality: 'full', summary: summaryWith(100) } });
  listener.onFailed({ reason: 'It broke.' } as never);
  expect(told.at(-1)).toEqual({ type: 'failed', reason: 'It broke.' });
});

it('hears nothing more of a scenario that a newer one has replaced', async () => {
  const { told, turn } = await lab(withUsers(60));
  await turn(withUsers(70));
  expect(usersOf(1)).toBe(70);
  const before = told.length;
  listenerOf(0).onDone(summaryWith(60));
  expect(told).toHaveLength(before);
  listenerOf(1).onDone(summaryWith(70));
  expect(told.at(-1)).toMatchObject({ type: 'finished' });
});

it('says why the simulator did not come, and fetches it anew for the next attempt', async () => {
  load.client.mockRejectedValueOnce(new Error('offline'));
  const { told, turn } = await lab(withUsers(60));
  expect(told.at(-1)?.type).toBe('failed');
  expect(client.run).not.toHaveBeenCalled();
  await turn(withUsers(60, { attempt: 1 }));
  expect(load.client).toHaveBeenCalledTimes(2);
  expect(usersOf(0)).toBe(60);
});

it('stops when the reader cancels, when nothing is wanted, and when the page is left', async () => {
  const { told, turn, cancel, settle, unmount } = await lab(withUsers(60));
  cancel();
  await settle();
  expect(client.cancel).toHaveBeenCalledTimes(1);
  expect(told.at(-1)).toEqual({ type: 'cancelled' });
  await turn({ ...initialState(context) });
  expect(client.cancel).toHaveBeenCalledTimes(2);
  unmount();
  await settle();
  expect(client.dispose).toHaveBeenCalledTimes(1);
});
