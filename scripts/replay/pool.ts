import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Report } from '../../src/simulator/report';
import type { Run } from '../../src/simulator/types';
import type { ChildAnswer } from './child';
import { storeHere, type TimedReport } from './store';

const CHILD = path.join(__dirname, 'child.ts');

/**
 * Processes that simulate one batch of runs after another, one for each processor where nothing else is said. Processes
 * rather than threads: their processor time can be told apart.
 */
export class ProcessPool {
  private readonly children: ChildProcess[] = [];

  constructor(private readonly processes: number = availableParallelism()) {}

  /** Simulates all runs and gives the results in the order of `runs`. */
  async simulate(
    runs: readonly Run[],
    onFinished: (index: number, report: Report) => void = () => {},
  ): Promise<TimedReport[]> {
    const results = new Array<TimedReport>(runs.length);
    const queue = runs.entries();
    const serve = async (child: ChildProcess): Promise<void> => {
      for (const [index, run] of queue) {
        const result = await simulate(child, run);
        results[index] = result;
        onFinished(index, result.report);
      }
    };
    const wanted = Math.min(this.processes, runs.length);
    while (this.children.length < wanted) {
      this.children.push(fork(CHILD, { execArgv: ['--import', 'tsx'] }));
    }
    await Promise.all(this.children.slice(0, wanted).map(serve));
    return results;
  }

  close(): void {
    for (const child of this.children) child.kill();
  }
}

/**
 * Simulates all runs, with processes of their own, and gives the results in the order of `runs`. Those in the store are
 * taken from there.
 */
export async function simulateAll(
  runs: readonly Run[],
  onFinished: (finished: number) => void = () => {},
): Promise<TimedReport[]> {
  const store = storeHere();
  const known = runs.map((run) => store?.find(run) ?? null);
  const missing = runs.filter((_, index) => known[index] === null);
  const pool = new ProcessPool();
  let finished = runs.length - missing.length;
  try {
    const made = await pool.simulate(missing, () => {
      finished += 1;
      onFinished(finished);
    });
    missing.forEach((run, index) => {
      const result = made[index];
      if (result) store?.keep(run, result);
    });
    const next = made.values();
    return known.map((result) => result ?? (next.next().value as TimedReport));
  } finally {
    pool.close();
  }
}

function simulate(child: ChildProcess, run: Run): Promise<TimedReport> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('A simulation process ended unexpectedly.'));
    child.once('exit', onExit);
    child.once('message', (answer: ChildAnswer) => {
      child.off('exit', onExit);
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer);
    });
    child.send(run);
  });
}
