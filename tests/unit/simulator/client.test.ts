import { describe, expect, it, vi } from 'vitest';
import { type Failure, SimulatorClient } from '../../../src/simulator/client';
import type { SimulationRequest, Stage } from '../../../src/simulator/job';
import type { WorkerCommand, WorkerEvent } from '../../../src/simulator/messages';
import { createService } from '../../../src/simulator/service';
import type { WorkerLike } from '../../../src/simulator/slot';
import { summarise } from '../../../src/simulator/summarise';
import type { Summary } from '../../../src/simulator/types';
import { bindSimulator } from '../../../src/simulator/wasm';
import {
  NO_ANSWER,
  NO_SCRIPT,
  NO_WORKERS,
  STOPPED_ANSWERING,
} from '../../../src/simulator/whatFailed';
import { fakeModule, fakeReport } from './fakeModule';

/** A worker in the same thread around the real service and a fake module. */
class LocalWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly commands: WorkerCommand[] = [];
  private readonly service: (command: WorkerCommand) => void;

  constructor(private readonly delayMs = 0) {
    let clockMs = 0;
    this.service = createService({
      load: () => Promise.resolve(bindSimulator(fakeModule().exports)),
      post: (event) => this.emit(event),
      giveWay: (then) => setTimeout(then, this.delayMs),
      // Every look at the clock costs a slice, so that each step is one slice with a progress message.
      nowMs: () => {
        clockMs += 100;
        return clockMs;
      },
      log: () => {},
    });
  }

  emit(event: WorkerEvent): void {
    this.onmessage?.({ data: event } as MessageEvent<WorkerEvent>);
  }

  postMessage(command: WorkerCommand): void {
    this.commands.push(command);
    this.service(command);
  }

  terminate(): void {}
}

/** A worker whose simulator takes its time to arrive, and gives a sign of life every second until then. */
class SlowWorker extends LocalWorker {
  constructor(private readonly arrivalMs: number) {
    super();
  }

  override postMessage(command: WorkerCommand): void {
    const signs = setInterval(() => this.emit({ type: 'alive' }), 1000);
    setTimeout(() => {
      clearInterval(signs);
      super.postMessage(command);
    }, this.arrivalMs);
  }
}

/** A worker that never answers, or says no more than that it lives. */
class SilentWorker extends LocalWorker {
  constructor(private readonly speaksOnce = false) {
    super();
  }

  override postMessage(): void {
    if (this.speaksOnce) setTimeout(() => this.emit({ type: 'alive' }));
  }
}

/** A worker that dies at its first command. */
class DyingWorker extends LocalWorker {
  override postMessage(): void {
    setTimeout(() => this.onerror?.({ message: 'out of memory' } as ErrorEvent));
  }
}

const request: SimulationRequest = {
  study: 'low-latency',
  values: [3, 5],
  seed: 1,
  replications: 3,
  isShownEarly: true,
};

interface Outcome {
  summary?: Summary;
  failure?: Failure;
  stages: Stage[];
  progress: number[];
}

function runToEnd(client: SimulatorClient, wanted: SimulationRequest = request): Promise<Outcome> {
  const outcome: Outcome = { stages: [], progress: [] };
  return new Promise((resolve) => {
    client.run(wanted, {
      onPartial: (_, stage) => outcome.stages.push(stage),
      onProgress: (progress) => outcome.progress.push(progress),
      onDone: (summary) => resolve({ ...outcome, summary }),
      onFailed: (failure) => resolve({ ...outcome, failure }),
    });
  });
}

const expected = summarise(
  1,
  [0, 1, 2].map((replication) => fakeReport(1, replication)),
);

describe('SimulatorClient', () => {
  it('asks for the simulator of an archived model in every run, first numbers included', async () => {
    const worker = new LocalWorker();
    const client = new SimulatorClient({ createWorker: () => worker, workers: 1 });
    const simulator = '/simulators/low-latency/1.1.0/simulator.wasm';
    await runToEnd(client, { ...request, simulator });
    const runs = worker.commands.flatMap((one) => (one.type === 'simulate' ? [one.run] : []));
    expect(runs.map((run) => run.simulator)).toEqual(runs.map(() => simulator));
    expect(runs.length).toBe(request.replications + 1);
  });

  it('shows a preview first, then partial results, then the summary', async () => {
    const { summary, stages, progress } = await runToEnd(
      new SimulatorClient({ workers: 1, createWorker: () => new LocalWorker() }),
    );
    expect(summary).toEqual(expected);
    expect(stages[0]).toBe('preview');
    expect(stages).toContain('partial');
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  it.each([true, false])('tells each run whether it is shown early: %s', async (isShownEarly) => {
    const workers: LocalWorker[] = [];
    const createWorker = () => {
      const worker = new LocalWorker();
      workers.push(worker);
      return worker;
    };
    await runToEnd(new SimulatorClient({ workers: 2, createWorker }), { ...request, isShownEarly });
    const commands = workers.flatMap((worker) => worker.commands);
    const runs = commands.filter((command) => command.type === 'simulate');
    expect(runs).toHaveLength(1 + request.replications);
    for (const run of runs) expect(run.isShownEarly).toBe(isShownEarly);
  });

  it.each([1, 2, 4, 7])(
    'gives the same summary with %i workers, whatever finishes first',
    async (workers) => {
      let made = 0;
      const createWorker = () => new LocalWorker((7 * ++made) % 5);
      const { summary } = await runToEnd(new SimulatorClient({ workers, createWorker }));
      expect(summary).toEqual(expected);
    },
  );

  it('drops a request that a newer one replaces', async () => {
    const client = new SimulatorClient({ workers: 2, createWorker: () => new LocalWorker(1) });
    const dropped = vi.fn();
    client.run({ ...request, seed: 9 }, { onPartial: dropped, onDone: dropped, onFailed: dropped });
    const { summary } = await runToEnd(client);
    expect(summary).toEqual(expected);
    expect(dropped).not.toHaveBeenCalled();
  });

  it('stops when cancelled', async () => {
    const client = new SimulatorClient({ workers: 1, createWorker: () => new LocalWorker() });
    const called = vi.fn();
    client.run(request, { onPartial: called, onDone: called, onFailed: called });
    client.cancel();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(called).not.toHaveBeenCalled();
  });

  it('reports a refused scenario with knob and accepted range', async () => {
    const client = new SimulatorClient({ workers: 2, createWorker: () => new LocalWorker() });
    const { failure } = await runToEnd(client, { ...request, values: [-1, 5] });
    expect(failure).toMatchObject({
      kind: 'refused',
      refusal: { knob: 'virtualUsers', value: -1 },
    });
    expect((await runToEnd(client)).summary).toEqual(expected);
  });

  it('restarts a worker that dies and finishes the request', async () => {
    let made = 0;
    const createWorker = () => (++made === 1 ? new DyingWorker() : new LocalWorker());
    const { summary } = await runToEnd(new SimulatorClient({ workers: 1, createWorker }));
    expect(made).toBe(2);
    expect(summary).toEqual(expected);
  });

  it('fails with the reason when the restarted worker dies too, and can run again', async () => {
    let made = 0;
    const createWorker = () => (++made <= 2 ? new DyingWorker() : new LocalWorker());
    const client = new SimulatorClient({ workers: 1, createWorker });
    const { failure } = await runToEnd(client);
    expect(failure).toEqual({ kind: 'broken', reason: NO_SCRIPT });
    expect((await runToEnd(client)).summary).toEqual(expected);
  });

  it.each([
    [false, NO_ANSWER],
    [true, STOPPED_ANSWERING],
  ])(
    'ends with a reason where no worker answers (after a first sign: %s)',
    async (speaks, reason) => {
      let made = 0;
      const createWorker = () => {
        made += 1;
        return made <= 2 ? new SilentWorker(speaks) : new LocalWorker();
      };
      const client = new SimulatorClient({ workers: 1, createWorker });
      vi.useFakeTimers();
      try {
        const outcome = runToEnd(client);
        await vi.advanceTimersByTimeAsync(60_000);
        expect((await outcome).failure).toEqual({ kind: 'broken', reason });
      } finally {
        vi.useRealTimers();
      }
      expect((await runToEnd(client)).summary).toEqual(expected);
    },
  );

  it('waits for a worker that is slow and gives signs of life', async () => {
    vi.useFakeTimers();
    try {
      let made = 0;
      const createWorker = () => {
        made += 1;
        return new SlowWorker(300_000);
      };
      const outcome = runToEnd(new SimulatorClient({ workers: 1, createWorker }));
      await vi.advanceTimersByTimeAsync(2_000_000);
      expect((await outcome).summary).toEqual(expected);
      expect(made).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('says so where there are no workers, whether started ahead or by a run', async () => {
    const client = new SimulatorClient({ workers: 2 });
    client.prepare();
    expect((await runToEnd(client)).failure).toEqual({ kind: 'broken', reason: NO_WORKERS });
    expect((await runToEnd(client)).failure).toEqual({ kind: 'broken', reason: NO_WORKERS });
  });

  it('takes a silent worker for dead', async () => {
    vi.useFakeTimers();
    try {
      let made = 0;
      const createWorker = () =>
        ++made === 1
          ? new (class extends LocalWorker {
              override postMessage(): void {}
            })()
          : new LocalWorker();
      const outcome = runToEnd(new SimulatorClient({ workers: 1, createWorker }));
      await vi.advanceTimersByTimeAsync(20_000);
      expect((await outcome).summary).toEqual(expected);
    } finally {
      vi.useRealTimers();
    }
  });
});
