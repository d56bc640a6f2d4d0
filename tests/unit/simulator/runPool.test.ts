import { describe, expect, it, vi } from 'vitest';
import { remembered } from '../../../src/simulator/batch/remembered';
import { RunPool } from '../../../src/simulator/batch/runPool';
import type { WorkerCommand, WorkerEvent } from '../../../src/simulator/messages';
import type { WorkerLike } from '../../../src/simulator/slot';
import type { Run } from '../../../src/simulator/types';
import { fakeReport } from './fakeModule';

const runOf = (replication: number): Run => ({
  study: 'low-latency',
  values: [1, 2],
  seed: 7,
  replication,
  protocol: 'preview',
});
const runs = (count: number) => Array.from({ length: count }, (_, index) => runOf(index));

/** Answers each run after a while, the later ones sooner, with its replication as the seconds simulated. */
class OddWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  made: number[] = [];

  constructor(private readonly answer: 'finished' | 'refused' | 'dies' = 'finished') {}

  private emit(event: WorkerEvent): void {
    this.onmessage?.({ data: event } as MessageEvent<WorkerEvent>);
  }

  postMessage(command: WorkerCommand): void {
    if (command.type !== 'simulate') return;
    const { task, run } = command;
    this.made.push(run.replication);
    setTimeout(
      () => {
        if (this.answer === 'dies') {
          this.onerror?.({} as ErrorEvent);
          return;
        }
        if (this.answer === 'refused') {
          const refusal = { knob: 'virtualUsers', value: 0, accepted: '1 to 60' };
          this.emit({ type: 'refused', task, refusal });
          return;
        }
        const report = { ...fakeReport(run.seed, run.replication), simulatedMs: run.replication };
        this.emit({ type: 'finished', task, report });
      },
      5 - (run.replication % 5),
    );
  }

  terminate(): void {}
}

describe('a pool for many runs', () => {
  it.each([1, 3, 16])('gives reports in the order of the runs on %i workers', async (workers) => {
    const pool = new RunPool({ workers, createWorker: () => new OddWorker() });
    const finished: number[] = [];
    const reports = await pool.simulate(runs(10), {
      onFinished: (index, { simulatedMs }) => {
        expect(simulatedMs).toBe(index);
        finished.push(index);
      },
    });
    expect(reports.map(({ simulatedMs }) => simulatedMs)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([...finished].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('ends when it is told to, and a later batch is made whole', async () => {
    const pool = new RunPool({ workers: 2, createWorker: () => new OddWorker() });
    const control = new AbortController();
    const first = pool.simulate(runs(10), {
      signal: control.signal,
      onFinished: () => control.abort(),
    });
    await expect(first).rejects.toThrow(/abort/i);
    await expect(pool.simulate(runs(3))).resolves.toHaveLength(3);
  });

  it('names a value that the simulator does not take', async () => {
    const pool = new RunPool({ workers: 2, createWorker: () => new OddWorker('refused') });
    await expect(pool.simulate(runs(3))).rejects.toThrow('virtualUsers cannot be 0');
  });

  it('gives the run of a dead worker to a new one, once', async () => {
    let started = 0;
    const dyingFirst = () => {
      started += 1;
      return new OddWorker(started === 1 ? 'dies' : 'finished');
    };
    const pool = new RunPool({ workers: 1, createWorker: dyingFirst });
    await expect(pool.simulate(runs(3))).resolves.toHaveLength(3);
    const broken = new RunPool({ workers: 1, createWorker: () => new OddWorker('dies') });
    await expect(broken.simulate(runs(3))).rejects.toThrow(/script|broke down/);
  });

  it('says where there are no workers', async () => {
    vi.stubGlobal('Worker', undefined);
    await expect(new RunPool({ workers: 2 }).simulate(runs(2))).rejects.toThrow(/web workers/);
    vi.unstubAllGlobals();
  });
});

describe('a simulator that remembers', () => {
  it('makes no run twice, whether it ended, was stopped or is asked for twice at once', async () => {
    const workers: OddWorker[] = [];
    const pool = new RunPool({
      workers: 1,
      createWorker: () => {
        const worker = new OddWorker();
        workers.push(worker);
        return worker;
      },
    });
    const simulate = remembered(pool.simulate);
    const control = new AbortController();
    let finished = 0;
    const stopped = simulate(runs(6), {
      signal: control.signal,
      onFinished: () => {
        finished += 1;
        if (finished === 3) control.abort();
      },
    });
    await expect(stopped).rejects.toThrow(/abort/i);
    const told: number[] = [];
    const reports = await simulate([...runs(6), runOf(2)], {
      onFinished: (index) => told.push(index),
    });
    expect(reports.map(({ simulatedMs }) => simulatedMs)).toEqual([0, 1, 2, 3, 4, 5, 2]);
    expect([...told].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const made = workers.flatMap((worker) => worker.made);
    // The run that was under way when it was stopped is begun again; no other is.
    expect(made.filter((one) => one <= 2)).toEqual([0, 1, 2]);
    expect(new Set(made)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(made.length).toBeLessThanOrEqual(7);
  });
});
