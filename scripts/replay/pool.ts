import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Report } from '../../src/simulator/report';
import type { Run } from '../../src/simulator/types';
import type { ChildAnswer } from './child';

/** A finished run and the processor time it took. */
export interface TimedReport {
  report: Report;
  cpuMs: number;
}

const CHILD = path.join(__dirname, 'child.ts');

/**
 * Simulates all runs on as many processes as there are processors and returns the results in the
 * order of `runs`. Processes rather than threads: their processor time can be told apart.
 */
export async function simulateAll(
  runs: readonly Run[],
  onFinished: (finished: number) => void = () => {},
): Promise<TimedReport[]> {
  const results = new Array<TimedReport>(runs.length);
  const queue = runs.entries();
  let finished = 0;

  const serve = async (child: ChildProcess): Promise<void> => {
    for (const [index, run] of queue) {
      results[index] = await simulate(child, run);
      finished += 1;
      onFinished(finished);
    }
  };

  const children = Array.from({ length: Math.min(availableParallelism(), runs.length) }, () =>
    fork(CHILD, { execArgv: ['--import', 'tsx'] }),
  );
  try {
    await Promise.all(children.map(serve));
  } finally {
    for (const child of children) child.kill();
  }
  return results;
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
