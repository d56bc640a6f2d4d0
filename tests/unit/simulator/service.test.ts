import { describe, expect, it } from 'vitest';
import type { WorkerEvent } from '../../../src/simulator/messages';
import { createService } from '../../../src/simulator/service';
import type { Run } from '../../../src/simulator/types';
import { BROKE_DOWN, NOT_STARTED, UnavailableError } from '../../../src/simulator/unavailable';
import { bindSimulator, type Simulator } from '../../../src/simulator/wasm';
import { fakeModule } from './fakeModule';

const run: Run = {
  study: 'low-latency',
  values: [3, 5],
  seed: 1,
  replication: 0,
  protocol: 'study',
};

/** A service whose pauses are taken by hand. */
function serviceByHand(load: (address?: string) => Promise<Simulator>) {
  const events: WorkerEvent[] = [];
  const pauses: (() => void)[] = [];
  const logged: unknown[] = [];
  let clockMs = 0;
  const service = createService({
    load,
    post: (event) => events.push(event),
    giveWay: (then) => pauses.push(then),
    nowMs: () => {
      clockMs += 10;
      return clockMs;
    },
    log: (error) => logged.push(error),
  });
  return { service, events, pauses, logged };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('createService', () => {
  it('never has two ticks pending and frees what is replaced', async () => {
    const module = fakeModule();
    const { service, events, pauses } = serviceByHand(async () => bindSimulator(module.exports));
    service({ type: 'simulate', task: 1, run, isShownEarly: true });
    await settle();
    pauses.shift()?.();
    service({ type: 'simulate', task: 2, run, isShownEarly: true });
    service({ type: 'simulate', task: 3, run, isShownEarly: true });
    await settle();
    expect(pauses).toHaveLength(1);
    while (pauses.length > 0) pauses.shift()?.();
    expect(events.filter(({ type }) => type === 'finished')).toMatchObject([{ task: 3 }]);
    expect(module.alive.size).toBe(0);
  });

  it('runs an archived model with its own simulator, which is fetched once and only then', async () => {
    const loaded: (string | undefined)[] = [];
    const modules = { current: fakeModule(), archived: fakeModule() };
    const { service, pauses } = serviceByHand(async (address) => {
      loaded.push(address);
      return bindSimulator(address ? modules.archived.exports : modules.current.exports);
    });
    expect(loaded).toEqual([undefined]);
    const simulator = '/simulators/low-latency/1.1.0/simulator.wasm';
    for (const task of [1, 2]) {
      service({ type: 'simulate', task, run: { ...run, simulator }, isShownEarly: true });
      await settle();
      pauses.shift()?.();
      expect([modules.archived.alive.size, modules.current.alive.size]).toEqual([1, 0]);
    }
    expect(loaded).toEqual([undefined, simulator]);
    service({ type: 'simulate', task: 3, run, isShownEarly: true });
    await settle();
    pauses.shift()?.();
    expect([modules.archived.alive.size, modules.current.alive.size]).toEqual([0, 1]);
  });

  it.each([
    [new UnavailableError('The file did not arrive.'), 'The file did not arrive.'],
    [new TypeError('expected magic word 00 61 73 6d'), NOT_STARTED],
  ])('says in words for readers why the simulator did not load: %s', async (error, reason) => {
    const { service, events, logged } = serviceByHand(() => Promise.reject(error));
    service({ type: 'simulate', task: 1, run, isShownEarly: true });
    await settle();
    expect(events).toEqual([{ type: 'broken', reason }]);
    expect(logged).toEqual([error]);
  });

  it('gives signs of life in a preview that shows nothing', async () => {
    const module = fakeModule();
    const exports = { ...module.exports, advance: () => 0, progress: () => 0.01 };
    const { service, events, pauses } = serviceByHand(async () => bindSimulator(exports));
    service({
      type: 'simulate',
      task: 1,
      run: { ...run, study: 'capacity', protocol: 'preview' },
      isShownEarly: true,
    });
    await settle();
    for (let slice = 0; slice < 100; slice += 1) pauses.shift()?.();
    const signs = events.filter(({ type }) => type === 'alive');
    expect(signs.length).toBeGreaterThan(1);
    expect(signs.length).toBeLessThan(20);
    expect(events).toHaveLength(signs.length);
  });

  it.each([true, false])(
    'gives numbers of an unfinished run only where they are shown: %s',
    async (isShownEarly) => {
      const module = fakeModule();
      const { service, events, pauses } = serviceByHand(async () => bindSimulator(module.exports));
      service({ type: 'simulate', task: 1, run: { ...run, protocol: 'preview' }, isShownEarly });
      await settle();
      for (let slice = 0; slice < 10; slice += 1) pauses.shift()?.();
      const early = events.filter((event) => event.type === 'progress' && event.report !== null);
      expect(early.length > 0).toBe(isShownEarly);
    },
  );

  it('reports a breakdown in the middle of a run', async () => {
    const module = fakeModule();
    const exports = {
      ...module.exports,
      advance: () => {
        throw new WebAssembly.RuntimeError('unreachable');
      },
    };
    const { service, events, pauses } = serviceByHand(async () => bindSimulator(exports));
    service({ type: 'simulate', task: 1, run, isShownEarly: true });
    await settle();
    pauses.shift()?.();
    expect(events).toEqual([{ type: 'broken', reason: BROKE_DOWN }]);
  });
});
