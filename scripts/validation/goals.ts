import { summariseClaims } from '../../src/comparison/claimsSummary';
import {
  type BesideFigure,
  errorGoalFigures,
  type GoalFigures,
  type JudgedGoal,
  judge,
} from '../../src/comparison/goals';
import type { Goal } from '../../src/comparison/validation';
import {
  meanRoundtripFigures,
  pointFigures,
  quantityFigures,
} from '../../src/studies/low-latency/figures';
import { readJudgedClaims } from '../claims/judged';
import { readAdapterTestCases, readData } from '../dataFiles';
import { adaptersBeside } from './adaptersBeside';
import { tolerances } from './board';
import { machineDifferences, meansOf } from './means';
import type { StatedParameter } from './parameters';
import { scaleUpHeldOut } from './scaleUpHeldOut';
import { readStatedResults } from './stated';
import {
  adaptersFigures,
  capacityFigures,
  scaleUpFigures,
  workerThreadsFigures,
} from './statedGoals';
import { comparablesOf, heldOutComparisons, type Study } from './study';

export const readGoals = (): Goal[] => readData('validation/goals.json');

const inPercent = (share: number | null): number | null =>
  share === null ? null : Number((100 * share).toPrecision(12));

/** Configurations with an entry in the ledger. */
export const ledgerSize = ({ ledger }: Study): number =>
  new Set(ledger.map(({ scenario }) => scenario)).size;

export const calibratedCount = (parameters: readonly StatedParameter[]): number =>
  parameters.filter(({ origin }) => origin === 'calibrated').length;

interface Coverage {
  cases: readonly { coveredPercent: number }[];
}

/** Shares of intervals that hold the true value, over the models where it is known. */
function coverageFigures(): GoalFigures {
  const covered = readData<Coverage>('validation/coverage.json').cases.map(
    ({ coveredPercent }) => coveredPercent,
  );
  return {
    'kernel.coverage.lowest': Math.min(...covered),
    'kernel.coverage.highest': Math.max(...covered),
  };
}

interface Speed {
  rows: readonly { id: string; visitsPerCpuSecond: number; ratio: number }[];
  replay: { cpuSeconds: number };
}

/** Speed of the kernel, as the benchmark last wrote it. */
function speedFigures(): GoalFigures {
  const { rows, replay } = readData<Speed>('validation/speed.json');
  const row = (id: string) => rows.find((one) => one.id === id);
  const native = row('native');
  return {
    'kernel.visits': (row('wasm')?.visitsPerCpuSecond ?? Number.NaN) / 1e6,
    'kernel.ssj': row('ssj')?.ratio ?? null,
    'kernel.simpyPyodide': row('pyodide')?.ratio ?? null,
    'kernel.native': native ? 1 / native.ratio : null,
    'kernel.replay': replay.cpuSeconds,
  };
}

/** Every figure that the committed files give, by goal id. */
export function goalFigures(study: Study, parameters: readonly StatedParameter[]): GoalFigures {
  const comparisons = comparablesOf(study);
  const mean = meanRoundtripFigures(comparisons);
  return {
    ...errorGoalFigures('in-sample', quantityFigures(comparisons)),
    ...errorGoalFigures('in-sample', mean && { meanRoundtrip: mean }),
    'in-sample.bizTalkCpu.median':
      pointFigures(machineDifferences(meansOf(study)))?.medianPoints ?? null,
    ...errorGoalFigures('held-out', quantityFigures(heldOutComparisons(study) ?? [])),
    ...Object.fromEntries(
      Object.entries(tolerances).map(([quantity, share]) => [
        `tolerance.${quantity}`,
        inPercent(share),
      ]),
    ),
    ...coverageFigures(),
    ...speedFigures(),
    'model.ledger': ledgerSize(study),
    'model.calibratedParameters': calibratedCount(parameters),
    ...capacityFigures(readStatedResults('capacity')),
    ...adaptersFigures(
      readStatedResults('adapters'),
      readData('validation/adapters-held-out.json'),
    ),
    ...scaleUpFigures(readStatedResults('scale-up'), scaleUpHeldOut()),
    ...workerThreadsFigures(readStatedResults('worker-threads')),
    'model.claims': inPercent(summariseClaims(readJudgedClaims('low-latency').claims).share),
  };
}

/** Figures without a limit, by the id of the goal that they stand beside. */
const besideFigures = (): Readonly<Record<string, readonly BesideFigure[]>> => ({
  'adapters.heldOut': adaptersBeside(
    readData('validation/adapters-held-out.json'),
    readAdapterTestCases(),
  ),
});

export const judgedGoals = (study: Study, parameters: readonly StatedParameter[]): JudgedGoal[] => {
  const figures = goalFigures(study, parameters);
  const beside = besideFigures();
  return readGoals().map((goal) => ({
    ...judge(goal, figures),
    ...(beside[goal.id] && { beside: beside[goal.id] }),
  }));
};
