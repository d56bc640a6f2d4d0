import { type GoalFigures, type JudgedGoal, judge } from '../comparison/goals';
import type { StatedParameter } from '../comparison/parameters';
import { replayedStudy } from '../comparison/replayedStudy';
import type { Goal } from '../comparison/validation';
import type { ReadData } from '../measured/readData';
import type { KnobSchema } from '../scenario/schema';
import { STUDIES } from '../studies/registry';
import type { GoalContext, StudyModule } from '../studies/studyModule';
import { judgedClaims } from './claims';

/** What evidence is made of: the committed files, and what the simulator declares of each study. */
export interface Source {
  read: ReadData;
  schemaOf: (study: string) => KnobSchema;
  parametersOf: (study: string) => readonly StatedParameter[];
}

interface Coverage {
  cases: readonly { coveredPercent: number }[];
}

/** Shares of intervals that hold the true value, over the models where it is known. */
function coverageFigures(read: ReadData): GoalFigures {
  const covered = read<Coverage>('validation/coverage.json').cases.map(
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
function speedFigures(read: ReadData): GoalFigures {
  const { rows, replay } = read<Speed>('validation/speed.json');
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

/** What the goals of each study are asked with. */
const contextsOf = ({ read, schemaOf, parametersOf }: Source): [StudyModule, GoalContext][] =>
  STUDIES.map((study) => {
    const schema = schemaOf(study.id);
    const contents = study.contentsOf(read, schema);
    return [
      study,
      {
        replayed: replayedStudy(study.id, contents.configurations, read),
        read,
        schema,
        parameters: parametersOf(study.id),
        claims: judgedClaims(study, contents, read).claims,
      },
    ];
  });

/** Every goal with its figure. */
export function judgedGoals(source: Source): JudgedGoal[] {
  const { read } = source;
  const contexts = contextsOf(source);
  const figures: GoalFigures = Object.assign(
    {},
    coverageFigures(read),
    speedFigures(read),
    ...contexts.map(([study, context]) => study.goalFigures(context)),
  );
  const beside = Object.assign({}, ...STUDIES.map((study) => study.besideFigures?.(read)));
  const within = Object.assign(
    {},
    ...contexts.map(([study, context]) => study.repeatsWithin?.(context)),
  );
  return read<Goal[]>('validation/goals.json').map((goal) => ({
    ...judge(goal, figures),
    ...(beside[goal.id] && { beside: beside[goal.id] }),
    ...(goal.id in within && { repeatsWithin: within[goal.id] }),
  }));
}
