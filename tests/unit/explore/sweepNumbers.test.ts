import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WASM_FILE } from '../../../scripts/replay/catalogue';
import { simulateScenarios } from '../../../scripts/replay/simulate';
import type { ExploredStudy } from '../../../src/explore/study/exploredStudy';
import { bestOf, estimateOf, type RunPoint } from '../../../src/explore/sweep/found';
import { pointsOf } from '../../../src/explore/sweep/points';
import { programOf } from '../../../src/explore/sweep/program';
import { readSweep, type SweepQuestion } from '../../../src/explore/sweep/question';
import { runSweep } from '../../../src/explore/sweep/work';
import { apply } from '../../../src/scenario/scenario';
import { remembered } from '../../../src/simulator/batch/remembered';
import { RunPool } from '../../../src/simulator/batch/runPool';
import type { Simulate } from '../../../src/simulator/batch/simulate';
import { digestOf } from '../../../src/simulator/digest';
import type { WorkerCommand, WorkerEvent } from '../../../src/simulator/messages';
import { replicateToEnd } from '../../../src/simulator/replicate';
import type { Report } from '../../../src/simulator/report';
import type { WorkerLike } from '../../../src/simulator/slot';
import { summarise } from '../../../src/simulator/summarise';
import { loadSimulator } from '../../../src/simulator/wasm';
import { EXPLORED, exploredNamed } from '../../support/explored';

type Simulator = Awaited<ReturnType<typeof loadSimulator>>;
let simulator: Simulator;
beforeAll(async () => {
  simulator = await loadSimulator(readFileSync(WASM_FILE));
});

const asked = (query: string, study: ExploredStudy): SweepQuestion =>
  readSweep(study, new URLSearchParams(query)).question;

/** Runs one after the other in this process. */
const simulateHere: Simulate = (runs, { onFinished, signal } = {}) => {
  const reports = runs.map((run, index) => {
    signal?.throwIfAborted();
    const report = replicateToEnd(simulator, run);
    onFinished?.(index, report);
    return report;
  });
  return Promise.resolve(reports);
};

/** Makes a sweep and gives its points with their runs. */
async function swept(
  study: ExploredStudy,
  question: SweepQuestion,
  simulate: Simulate = simulateHere,
): Promise<RunPoint[]> {
  const points = pointsOf(study, question);
  const reports = points.map(() => new Map<number, Report>());
  const { signal } = new AbortController();
  await runSweep(
    simulate,
    study,
    question,
    points,
    (point, replication, report) => reports[point]?.set(replication, report),
    signal,
  );
  return points.map((point, index) => ({ ...point, reports: reports[index] ?? new Map() }));
}

const ordered = ({ reports }: RunPoint): Report[] =>
  [...reports].sort(([a], [b]) => a - b).map(([, report]) => report);

const digests = (points: readonly RunPoint[]) =>
  points.map((point) => digestOf(ordered(point).map(({ digest }) => digest)));

const SMALL: Record<string, string> = {
  'low-latency':
    'from=low-latency/20-A,tracking=0&over=virtualUsers:2..4/2&by=server:xeon,dual&runs=2&seed=7',
  capacity: 'from=capacity/sustainable&over=ratePerSecond:75..150/2&runs=1&seed=3',
  adapters: 'from=adapters/http-1-way/2006/2kb&over=sizeKb:2..200/3&by=orchestration:off,on&runs=2',
  'scale-up': 'from=scale-up/S1&over=receiveHosts:1..2/2&by=latencyMs:0..100/2&runs=2&seed=7',
  'worker-threads': 'from=worker-threads/200&over=burstMessages:0..9150/2&runs=2&seed=5',
};

describe('the numbers of a sweep', () => {
  it('are those of a replay: means and intervals to the last digit', async () => {
    for (const [id, query] of [
      ['scale-up', 'from=scale-up/S1&over=receiveHosts:1..2/2&runs=3&seed=7&protocol=study'],
      ['adapters', 'from=adapters/http-1-way/2006/2kb&over=sizeKb:2..200/2&runs=2&protocol=study'],
    ] as const) {
      const study = exploredNamed(id);
      const question = asked(query, study);
      const points = await swept(study, question);
      const { schema, configurations, prefix } = study.context;
      const replayed = await simulateScenarios(
        points.map(({ base, changes }) => ({
          study: id,
          values: apply(schema, configurations[base.slice(prefix.length)] ?? {}, changes),
        })),
        { seed: question.from.seed, replications: question.replications },
      );
      expect(digests(points)).toEqual(replayed.map(({ summary }) => summary.digest));
      for (const measure of study.measures) {
        const own = points.map((point) => estimateOf(point, measure));
        const theirs = replayed.map(({ summary }) => summary.metrics[measure.id]);
        if (theirs[0] !== undefined) expect(own).toEqual(theirs);
      }
    }
  });

  const python = path.resolve('python/.venv/bin/python');
  const hasPython = existsSync(python);

  it.skipIf(!hasPython).each(EXPLORED.map((study) => [study.id, study] as const))(
    'of %s are those of its Python program, to the last digit',
    async (id, study) => {
      const question = asked(SMALL[id] ?? '', study);
      const points = await swept(study, question);
      const script = `${programOf(study, question)}
import json
print("##" + json.dumps([
    {"scenario": p.scenario, "digest": p.report.digest, "metrics": p.report.metrics,
     "intervals": {name: [one.low, one.high] for name, one in p.report.intervals.items()}}
    for p in points
]))
`;
      const ran = spawnSync(python, ['-c', script], {
        encoding: 'utf8',
        env: { ...process.env, PYTHONPATH: path.resolve('python/src') },
        maxBuffer: 1 << 26,
      });
      expect(ran.status, ran.stderr).toBe(0);
      const theirs = JSON.parse(ran.stdout.slice(ran.stdout.indexOf('##') + 2)) as {
        scenario: string;
        digest: string;
        metrics: Record<string, number>;
        intervals: Record<string, [number, number]>;
      }[];
      expect(theirs.map(({ scenario }) => scenario)).toEqual(points.map(({ base }) => base));
      expect(theirs.map(({ digest }) => digest)).toEqual(digests(points));
      for (const [place, point] of points.entries()) {
        const { metrics } = summarise(question.from.seed, ordered(point));
        for (const [name, { mean, low, high }] of Object.entries(metrics)) {
          expect(theirs[place]?.metrics[name]).toBe(mean);
          expect(theirs[place]?.intervals[name]).toEqual([low, high]);
        }
      }
    },
    120_000,
  );

  it.skipIf(!hasPython)('of a program leave out what is no system, as the page does', async () => {
    const study = exploredNamed('low-latency');
    const question = asked(
      'from=low-latency/20-A&over=receiveOnly:0..1/2&by=receiveAndSend:0..1/2&runs=1',
      study,
    );
    const points = (await swept(study, question)).filter(({ conflict }) => conflict === null);
    expect(points).toHaveLength(3);
    const script = `${programOf(study, question)}
print("##" + ",".join(p.report.digest for p in points))`;
    const ran = spawnSync(python, ['-c', script], {
      encoding: 'utf8',
      env: { ...process.env, PYTHONPATH: path.resolve('python/src') },
    });
    expect(ran.stderr).toBe('');
    expect(ran.stdout.split('##')[1]?.trim().split(',')).toEqual(digests(points));
  });
});

/** Simulates as a worker of the site does; the n-th run of all kills the worker that has it. */
function workersThatDie(at: number): () => WorkerLike {
  let made = 0;
  return () => {
    let isDead = false;
    const worker: WorkerLike = {
      onmessage: null,
      onerror: null,
      terminate: () => {
        isDead = true;
      },
      postMessage: (command: WorkerCommand) => {
        if (command.type !== 'simulate') return;
        made += 1;
        const kills = made === at;
        setTimeout(() => {
          if (isDead) return;
          if (kills) {
            worker.onerror?.({} as ErrorEvent);
            return;
          }
          const { run, task } = command;
          const event: WorkerEvent = {
            type: 'finished',
            task,
            report: replicateToEnd(simulator, run),
          };
          worker.onmessage?.({ data: event } as MessageEvent<WorkerEvent>);
        }, 0);
      },
    };
    return worker;
  };
}

describe('a sweep that is held up', () => {
  const study = exploredNamed('scale-up');
  const question = () => asked(SMALL['scale-up'] ?? '', study);
  afterEach(() => vi.restoreAllMocks());

  it('goes on after a stop, makes no run twice, and gives the same table', async () => {
    const whole = digests(await swept(study, question()));
    let made = 0;
    const counted: Simulate = (runs, options = {}) =>
      simulateHere(runs, {
        ...options,
        onFinished: (index, report) => {
          made += 1;
          options.onFinished?.(index, report);
        },
      });
    const simulate = remembered(counted);
    const points = pointsOf(study, question());
    const control = new AbortController();
    await expect(
      runSweep(
        async (runs, options) => simulate(runs, options),
        study,
        question(),
        points,
        () => made === 3 && control.abort(),
        control.signal,
      ),
    ).rejects.toThrow();
    expect(made).toBe(3);
    expect(digests(await swept(study, question(), simulate))).toEqual(whole);
    expect(made).toBe(8);
  });

  it.each([1, 2, 5, 8])('gives the same table where run %i kills its worker', async (at) => {
    const whole = digests(await swept(study, question()));
    const pool = new RunPool({ workers: 2, createWorker: workersThatDie(at) });
    expect(digests(await swept(study, question(), pool.simulate))).toEqual(whole);
  });
});

describe('the best of a sweep', () => {
  const study = exploredNamed('scale-up');
  it('is the most of what there should be more of, the least of what less; the first of equals', async () => {
    const points = await swept(study, asked(SMALL['scale-up'] ?? '', study));
    for (const measure of study.measures) {
      const values = points.map((point) => estimateOf(point, measure)?.mean ?? Number.NaN);
      const edge = measure.better === 'more' ? Math.max(...values) : Math.min(...values);
      const best = bestOf(points, measure);
      expect(best && points.indexOf(best)).toBe(values.indexOf(edge));
    }
  });
});
