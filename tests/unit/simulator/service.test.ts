import { describe, expect, it } from 'vitest';
import type { WorkerEvent } from '../../../src/simulator/messages';
import { createService } from '../../../src/simulator/service';
import type { Run } from '../../../src/simulator/types';
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
function serviceByHand(load: () => Promise<Simulator>) {
  const events: WorkerEvent[] = [];
  const pauses: (() => void)[] = [];
  let clockMs = 0;
  const service = createService({
    load,
    post: (event) => events.push(event),
    giveWay: (then) => pauses.push(then),
    nowMs: () => {
      clockMs += 10;
      return clockMs;
    },
  });
  return { service, events, pauses };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('createService', () => {
  it('never has two ticks pending and frees what is replaced', async () => {
    const module = fakeModule();
    const { service, events, pauses } = serviceByHand(async () => bindSimulator(module.exports));
    service({ type: 'simulate', task: 1, run });
    await settle();
    pauses.shift()?.();
    service({ type: 'simulate', task: 2, run });
    service({ type: 'simulate', task: 3, run });
    await settle();
    expect(pauses).toHaveLength(1);
    while (pauses.length > 0) pauses.shift()?.();
    expect(events.filter(({ type }) => type === 'finished')).toMatchObject([{ task: 3 }]);
    expect(module.alive.size).toBe(0);
  });

  it('says why the simulator did not load', async () => {
    const { service, events } = serviceByHand(() => Promise.reject(new Error('HTTP status 404')));
    service({ type: 'simulate', task: 1, run });
    await settle();
    expect(events).toEqual([{ type: 'broken', reason: 'HTTP status 404' }]);
  });

  it('reports a breakdown in the middle of a run', async () => {
    const module = fakeModule();
    const exports = {
      ...module.exports,
      advance: () => {
        throw new WebAssembly.RuntimeError('unreachable');
      },
    };
    const { service, events, pauses } = serviceByHand(async () => bindSimulator(exports));
    service({ type: 'simulate', task: 1, run });
    await settle();
    pauses.shift()?.();
    expect(events).toEqual([{ type: 'broken', reason: 'unreachable' }]);
  });
});
