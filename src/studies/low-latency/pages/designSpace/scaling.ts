import { group, min } from 'd3-array';
import type { DesignStudy, ScalingRun } from './types';

export interface ScalingRow {
  workers: number;
  runs: number;
  startSeconds: number;
  /** The fastest run, as other work on the machine only adds. */
  seconds: number;
  scenariosPerSecond: number;
  speedup: number;
  /** Speedup over workers. */
  efficiency: number;
}

const fastest = (runs: readonly ScalingRun[], of: (run: ScalingRun) => number) =>
  min(runs, of) ?? 0;

/** The runs by number of workers, each as the fastest of them. */
export function scalingRows({ scaling }: DesignStudy): ScalingRow[] {
  const byWorkers = [...group(scaling.runs, ({ workers }) => workers)].sort(([a], [b]) => a - b);
  const alone = fastest(byWorkers[0]?.[1] ?? [], ({ seconds }) => seconds);
  return byWorkers.map(([workers, runs]) => {
    const seconds = fastest(runs, (run) => run.seconds);
    const speedup = alone / seconds;
    return {
      workers,
      runs: runs.length,
      startSeconds: fastest(runs, (run) => run.startSeconds),
      seconds,
      scenariosPerSecond: scaling.scenarios / seconds,
      speedup,
      efficiency: speedup / workers,
    };
  });
}

export interface Extrapolation {
  /** Share of the time that does not get shorter with more workers, by Amdahl's law. */
  serialShare: number;
  msPerScenario: number;
  coordinatorMsPerScenario: number;
  /** Workers that one process which hands out the parts can keep busy. */
  mostWorkers: number;
  /** What a number of workers takes for the whole study, without and with that limit. */
  secondsWith: (workers: number) => { working: number; coordinating: number };
}

/** What the runs with one worker and with two say of larger numbers. */
export function extrapolate(study: DesignStudy): Extrapolation {
  const { scenarios, runs } = study.scaling;
  const [one, two] = scalingRows(study);
  if (one === undefined) throw new Error('No number of workers was measured.');
  const msPerScenario = (1000 * one.seconds) / scenarios;
  const coordinatorMsPerScenario =
    (1000 * fastest(runs, ({ coordinatorSeconds }) => coordinatorSeconds)) / scenarios;
  return {
    serialShare: two ? Math.max(0, (2 * two.seconds) / one.seconds - 1) : 0,
    msPerScenario,
    coordinatorMsPerScenario,
    mostWorkers: Math.floor(msPerScenario / coordinatorMsPerScenario),
    secondsWith: (workers) => ({
      working: (study.scenarios * msPerScenario) / workers / 1000,
      coordinating: (study.scenarios * coordinatorMsPerScenario) / 1000,
    }),
  };
}
