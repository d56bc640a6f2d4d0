import type { Report } from '../../simulator/report';
import { summarise } from '../../simulator/summarise';
import type { Protocol, Summary } from '../../simulator/types';
import { type ExploredStudy, valuesOf } from '../study/exploredStudy';
import { judgesFrom } from '../study/judged';
import { type Effect, effectOf, type JudgeOf, type Runs, type Step, sorted } from './effects';
import type { PlannedRun, Subject } from './plan';
import type { WhyQuestion } from './question';

/** Reports of a plan by subject and protocol, with holes where one is still to come. */
export type Finished = ReadonlyMap<string, readonly (Report | undefined)[]>;

const keyOf = (subject: Subject, protocol: Protocol): string => `${protocol} ${subject}`;

/** What has finished of a plan; `reports` are in its order, with holes. */
export function finishedOf(
  plan: readonly PlannedRun[],
  reports: readonly (Report | undefined)[],
): Finished {
  const found = new Map<string, (Report | undefined)[]>();
  plan.forEach(({ subject, protocol, replication }, index) => {
    const key = keyOf(subject, protocol);
    const own = found.get(key) ?? [];
    own[replication] = reports[index];
    found.set(key, own);
  });
  return found;
}

const isWhole = (reports: readonly (Report | undefined)[]): boolean =>
  reports.length > 0 && reports.every((report) => report !== undefined);

/** The best protocol by which all of the subjects have finished; short runs where none has. */
export function protocolFor(finished: Finished, subjects: readonly Subject[]): Protocol {
  const haveAll = subjects.every((subject) => isWhole(finished.get(keyOf(subject, 'study')) ?? []));
  return haveAll ? 'study' : 'preview';
}

export const reportsOf = (
  finished: Finished,
  subject: Subject,
  protocol: Protocol,
): readonly (Report | undefined)[] => finished.get(keyOf(subject, protocol)) ?? [];

/** Joins the replications that have finished; null before the first. */
export function summaryOf(seed: number, reports: readonly (Report | undefined)[]): Summary | null {
  const present = reports.filter((report) => report !== undefined);
  return present.length === 0 ? null : summarise(seed, present);
}

/** The effects of the steps, sorted, by runs of one protocol for all of them. */
export function effectsIn(
  study: ExploredStudy,
  { scenario, measure, limits }: Pick<WhyQuestion, 'scenario' | 'measure' | 'limits'>,
  steps: readonly Step[],
  finished: Finished,
): { effects: readonly Effect[]; protocol: Protocol; after: Runs; runsOf: (step: Step) => Runs } {
  const subjects: Subject[] = ['after', ...steps.map(({ id }): Subject => `step ${id}`)];
  const protocol = protocolFor(finished, subjects);
  const measured = (subject: Subject, of: Pick<typeof scenario, 'base' | 'changes'>): Runs => {
    const values = valuesOf(study, of);
    return reportsOf(finished, subject, protocol).map((report) => report && { values, report });
  };
  const after = measured('after', scenario);
  const found = new Map(
    steps.map((step) => [step.id, measured(`step ${step.id}`, step.scenario)] as const),
  );
  const runsOf = ({ id }: Step): Runs => found.get(id) ?? [];
  const judges = judgesFrom(study, valuesOf(study, scenario));
  const judgeOf: JudgeOf = (step) => judges(valuesOf(study, step.scenario));
  const effects = steps.map((step) =>
    effectOf(step, measure, limits, { after: runsOf(step), before: after }, judgeOf),
  );
  return { effects: sorted(measure, effects), protocol, after, runsOf };
}
